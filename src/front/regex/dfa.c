#include "front/regex/dfa.h"
#include "front/regex/subsets.h"

#define WORK_LIMIT ((size_t)30 * 1000 * 1000)
#define TABLE_LIMIT ((size_t)64 * 1000 * 1000) /* entries of next */

/* An automaton that grows state by state. */
struct growth {
    VECTOR(uint32_t) next;
    VECTOR(bool) accepts;
    size_t limit, atoms;
};

static bool grow(struct growth *growth, bool accepts)
{
    if (growth->accepts.count >= growth->limit || growth->next.count + growth->atoms > TABLE_LIMIT)
        return false;
    vector_push(&growth->accepts, accepts);
    for (size_t i = 0; i < growth->atoms; i++)
        vector_push(&growth->next, DFA_NONE);
    return true;
}

static void finish(struct dfa *dfa, struct growth *growth, uint32_t start)
{
    dfa->states = (uint32_t)growth->accepts.count;
    dfa->start = start;
    dfa->next = growth->next.items;
    dfa->accepts = growth->accepts.items;
    dfa_minimise(dfa);
}

static bool too_many(struct growth *growth, struct error *error)
{
    vector_release(&growth->next);
    vector_release(&growth->accepts);
    return error_set(error, ERROR_INPUT,
                     "regex: its automaton has more than %zu states; use smaller counts or fewer lookarounds",
                     growth->limit);
}

bool dfa_of_nfa(struct dfa *dfa, const struct nfa *nfa, struct charset alphabet, size_t limit, struct error *error)
{
    struct subsets subsets;
    *dfa = (struct dfa){0};
    subsets_init(&subsets, nfa, alphabet, WORK_LIMIT);
    struct growth growth = {.limit = limit, .atoms = subsets.partition.atoms};
    uint32_t start = subsets_start(&subsets);
    bool fits = start == SUBSETS_DEAD || grow(&growth, subsets_accepts(&subsets, start));
    /* The numbers of the construction are the numbers of the states, in order. */
    for (uint32_t state = 0; fits && state < growth.accepts.count; state++)
        for (uint32_t atom = 0; fits && atom < growth.atoms; atom++) {
            uint32_t target = subsets_next(&subsets, state, atom);
            if (target == SUBSETS_DEAD)
                continue;
            if (target == growth.accepts.count)
                fits = grow(&growth, subsets_accepts(&subsets, target));
            growth.next.items[state * growth.atoms + atom] = target;
            fits = fits && !subsets_gave_up(&subsets);
        }
    partition_copy(&dfa->alphabet, &subsets.partition);
    subsets_release(&subsets);
    if (!fits) {
        partition_release(&dfa->alphabet);
        return too_many(&growth, error);
    }
    finish(dfa, &growth, start == SUBSETS_DEAD ? DFA_NONE : 0);
    return true;
}

/* ---- two automata side by side ---- */

struct product {
    const struct dfa *a, *b;
    enum dfa_operation operation;
    struct intern pairs;
};

/* The number of a pair of states; NONE where nothing can be accepted. */
static uint32_t pair(struct product *product, uint32_t x, uint32_t y)
{
    bool dead_x = x == DFA_NONE, dead_y = y == DFA_NONE;
    if ((dead_x && dead_y) || (dead_x && product->operation != DFA_OR) || (dead_y && product->operation == DFA_AND))
        return DFA_NONE;
    uint64_t word = (uint64_t)x << 32 | y;
    return intern_put(&product->pairs, &word, 1);
}

static bool pair_accepts(const struct product *product, uint32_t number)
{
    size_t count;
    uint64_t word = *intern_get(&product->pairs, number, &count);
    uint32_t x = (uint32_t)(word >> 32), y = (uint32_t)word;
    bool left = x != DFA_NONE && product->a->accepts[x], right = y != DFA_NONE && product->b->accepts[y];
    return product->operation == DFA_AND  ? left && right
           : product->operation == DFA_OR ? left || right
                                          : left && !right;
}

static uint32_t follow(const struct dfa *dfa, uint32_t state, uint32_t atom)
{
    return state == DFA_NONE || atom == PARTITION_NONE ? DFA_NONE
                                                       : dfa->next[(size_t)state * dfa->alphabet.atoms + atom];
}

static bool multiply(struct product *product, struct growth *growth, const uint32_t *left, const uint32_t *right)
{
    uint32_t start = pair(product, product->a->start, product->b->start);
    bool fits = start == DFA_NONE || grow(growth, pair_accepts(product, start));
    for (uint32_t state = 0; fits && state < growth->accepts.count; state++) {
        size_t count;
        uint64_t word = *intern_get(&product->pairs, state, &count);
        for (uint32_t atom = 0; fits && atom < growth->atoms; atom++) {
            uint32_t target = pair(product, follow(product->a, (uint32_t)(word >> 32), left[atom]),
                                   follow(product->b, (uint32_t)word, right[atom]));
            if (target != DFA_NONE && target == growth->accepts.count)
                fits = grow(growth, pair_accepts(product, target));
            growth->next.items[state * growth->atoms + atom] = target;
        }
    }
    return fits;
}

bool dfa_combine(struct dfa *dfa, const struct dfa *a, const struct dfa *b, enum dfa_operation operation, size_t limit,
                 struct error *error)
{
    *dfa = (struct dfa){0};
    uint32_t *left, *right;
    partition_refine(&dfa->alphabet, &a->alphabet, &b->alphabet, &left, &right);
    struct product product = {.a = a, .b = b, .operation = operation};
    struct growth growth = {.limit = limit, .atoms = dfa->alphabet.atoms};
    bool fits = multiply(&product, &growth, left, right);
    mem_free(left);
    mem_free(right);
    intern_release(&product.pairs);
    if (!fits) {
        partition_release(&dfa->alphabet);
        return too_many(&growth, error);
    }
    finish(dfa, &growth, growth.accepts.count ? 0 : DFA_NONE);
    return true;
}

void dfa_complement(struct dfa *dfa, const struct dfa *a)
{
    *dfa = (struct dfa){0};
    partition_copy(&dfa->alphabet, &a->alphabet);
    size_t atoms = a->alphabet.atoms, states = (size_t)a->states + 1;
    uint32_t sink = a->states;
    dfa->states = (uint32_t)states;
    dfa->start = a->start == DFA_NONE ? sink : a->start;
    dfa->next = mem_array(states * atoms + 1, sizeof *dfa->next);
    dfa->accepts = mem_array(states, sizeof *dfa->accepts);
    for (size_t state = 0; state < states; state++) {
        dfa->accepts[state] = state == sink || !a->accepts[state];
        for (size_t atom = 0; atom < atoms; atom++) {
            uint32_t target = state == sink ? sink : a->next[state * atoms + atom];
            dfa->next[state * atoms + atom] = target == DFA_NONE ? sink : target;
        }
    }
    dfa_minimise(dfa);
}

void dfa_release(struct dfa *dfa)
{
    partition_release(&dfa->alphabet);
    mem_free(dfa->next);
    mem_free(dfa->accepts);
    *dfa = (struct dfa){0};
}
