#include "front/regex/machine.h"
#include "front/regex/unicode.h"

#include <stdlib.h>

#define NFA_LIMIT 500000

static int edge_order(const void *a, const void *b)
{
    const struct language_edge *x = a, *y = b;
    return x->lo < y->lo ? -1 : x->lo > y->lo;
}

/* Edges by character out of the table by atoms. */
static void list_edges(struct language *language)
{
    const struct dfa *dfa = &language->dfa;
    VECTOR(struct language_edge) edges = VECTOR_INIT;
    language->offsets = mem_array((size_t)dfa->states + 1, sizeof *language->offsets);
    for (uint32_t q = 0; q < dfa->states; q++) {
        size_t first = edges.count;
        for (size_t i = 0; i < dfa->alphabet.pieces.count; i++) {
            const struct piece *piece = &dfa->alphabet.pieces.items[i];
            uint32_t target = dfa->next[(size_t)q * dfa->alphabet.atoms + piece->atom];
            if (target == DFA_NONE)
                continue;
            struct language_edge *last = edges.count > first ? &edges.items[edges.count - 1] : NULL;
            if (last && last->target == target && last->lo + last->size == piece->lo)
                last->size += piece->hi - piece->lo + 1;
            else
                vector_push(&edges, ((struct language_edge){piece->lo, piece->hi - piece->lo + 1, target, 0, 0}));
        }
        if (edges.count > first)
            qsort(edges.items + first, edges.count - first, sizeof *edges.items, edge_order);
        language->offsets[q + 1] = edges.count;
        for (size_t i = edges.count; i-- > first;) {
            struct language_edge *edge = &edges.items[i];
            bool more = i + 1 < edges.count && edge[1].target == edge->target;
            edge->run_size = edge->size + (more ? edge[1].run_size : 0);
            edge->run_edges = 1 + (more ? edge[1].run_edges : 0);
        }
    }
    language->edges = edges.items;
}

struct language *language_of_dfa(struct dfa dfa, size_t limit)
{
    struct language *language = mem_alloc(sizeof *language);
    language->dfa = dfa;
    language->state_limit = limit;
    list_edges(language);
    return language;
}

struct language *language_of_tree(const struct regex *regex, const struct ast *root, const struct charset *alphabet,
                                  struct error *error)
{
    if (regex->pattern->has_back) {
        error_set(error, ERROR_INPUT, "regex '%s': strings with backreferences cannot be counted, only drawn",
                  regex->pattern->source);
        return NULL;
    }
    struct nfa nfa;
    struct dfa dfa;
    if (!nfa_build(&nfa, root, regex->pattern->flags, regex->search, NFA_LIMIT, error))
        return NULL;
    struct charset scalars = unicode_scalars(&nfa.arena, regex->pattern->flags.unicode);
    struct charset characters = alphabet ? *alphabet : regex_alphabet(regex, &nfa.arena);
    characters = charset_intersection(&nfa.arena, characters, scalars);
    bool built = dfa_of_nfa(&dfa, &nfa, characters, regex->state_limit, error);
    nfa_release(&nfa);
    return built ? language_of_dfa(dfa, regex->state_limit) : NULL;
}

struct language *language_of(const struct regex *regex, const struct charset *alphabet, struct error *error)
{
    return language_of_tree(regex, regex->pattern->root, alphabet, error);
}

struct language *language_all(struct charset alphabet)
{
    struct dfa dfa = {.states = 1, .start = 0};
    partition_of_sets(&dfa.alphabet, alphabet, NULL, 0);
    dfa.next = mem_array((size_t)dfa.alphabet.atoms + 1, sizeof *dfa.next);
    dfa.accepts = mem_array(1, sizeof *dfa.accepts);
    dfa.accepts[0] = true;
    return language_of_dfa(dfa, SIZE_MAX);
}

static struct language *combine(const struct language *a, const struct language *b, enum dfa_operation operation,
                                struct error *error)
{
    size_t limit = a->state_limit < b->state_limit ? a->state_limit : b->state_limit;
    struct dfa dfa;
    return dfa_combine(&dfa, &a->dfa, &b->dfa, operation, limit, error) ? language_of_dfa(dfa, limit) : NULL;
}

struct language *language_and(const struct language *a, const struct language *b, struct error *error)
{
    return combine(a, b, DFA_AND, error);
}

struct language *language_or(const struct language *a, const struct language *b, struct error *error)
{
    return combine(a, b, DFA_OR, error);
}

struct language *language_minus(const struct language *a, const struct language *b, struct error *error)
{
    return combine(a, b, DFA_MINUS, error);
}

struct language *language_not(const struct language *a)
{
    struct dfa dfa;
    dfa_complement(&dfa, &a->dfa);
    return language_of_dfa(dfa, a->state_limit);
}

void language_free(struct language *language)
{
    if (!language)
        return;
    dfa_release(&language->dfa);
    mem_free(language->edges);
    mem_free(language->offsets);
    mem_free(language);
}

bool language_is_empty(const struct language *language)
{
    return language->dfa.states == 0;
}

/* All states are useful, so any cycle makes it infinite: topological order. */
bool language_is_finite(const struct language *language)
{
    uint32_t states = language->dfa.states;
    size_t *entering = mem_array((size_t)states + 1, sizeof *entering);
    uint32_t *ready = mem_array((size_t)states + 1, sizeof *ready);
    for (size_t i = 0; states && i < language->offsets[states]; i++)
        entering[language->edges[i].target]++;
    uint32_t count = 0, done = 0;
    for (uint32_t q = 0; q < states; q++)
        if (entering[q] == 0)
            ready[count++] = q;
    for (; done < count; done++)
        for (size_t i = language->offsets[ready[done]]; i < language->offsets[ready[done] + 1]; i++)
            if (--entering[language->edges[i].target] == 0)
                ready[count++] = language->edges[i].target;
    mem_free(entering);
    mem_free(ready);
    return done == states;
}

size_t language_states(const struct language *language)
{
    return language->dfa.states;
}

bool language_contains(const struct language *language, const char *s, size_t length)
{
    const struct dfa *dfa = &language->dfa;
    uint32_t state = dfa->start, c;
    for (size_t at = 0; at < length && state != DFA_NONE;) {
        size_t size = utf8_decode(s + at, length - at, &c);
        uint32_t atom = size ? partition_atom(&dfa->alphabet, c) : PARTITION_NONE;
        if (atom == PARTITION_NONE)
            return false;
        state = dfa->next[(size_t)state * dfa->alphabet.atoms + atom];
        at += size;
    }
    return state != DFA_NONE && dfa->accepts[state];
}
