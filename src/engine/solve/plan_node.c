/* Which node serves which form. */
#include "engine/solve/plan_parts.h"

struct making {
    struct planning *planning;
    struct solutions *solutions;
    uint64_t seed;
    bool test;
};

static const struct form *join(const struct making *m, enum form_kind kind, const struct form *const *items,
                               size_t count)
{
    return form_join(&m->planning->arena, kind, items, count);
}

/* The items without the i-th. */
static const struct form *without(const struct making *m, const struct form *form, size_t i)
{
    const struct form **items = mem_array(form->count, sizeof *items);
    size_t count = 0;
    for (size_t k = 0; k < form->count; k++)
        if (k != i)
            items[count++] = form->items[k];
    const struct form *rest = join(m, form->kind, items, count);
    mem_free(items);
    return rest;
}

static size_t find(const struct form *form, enum form_kind kind)
{
    size_t i = 0;
    while (i < form->count && form->items[i]->kind != kind)
        i++;
    return i;
}

static struct node *walked(const struct making *m, const struct form *form)
{
    struct walk walk;
    if (!walk_of(&walk, m->planning, m->solutions, form, m->seed))
        return NULL;
    return product_node(m->planning, m->solutions, form, &walk, 1, m->seed, m->test);
}

static struct node *sampled(const struct making *m, const struct form *form)
{
    return sample_node(m->planning, m->solutions, form, m->seed);
}

/* ---- ANY ---- */

/* (any (cases c f g) h) is (cases c (any f h) (any g h)). */
static struct node *cases_of_any(const struct making *m, const struct form *form, size_t at)
{
    const struct form *cases = form->items[at], *rest = without(m, form, at);
    const struct form **items = mem_array(cases->count, sizeof *items);
    for (size_t k = 0; k < cases->count; k++) {
        const struct form *two[] = {cases->items[k], rest};
        items[k] = join(m, FORM_ANY, two, 2);
    }
    const struct form *all = form_cases(&m->planning->arena, cases->feature, items, cases->count);
    mem_free(items);
    return node_of(m->planning, m->solutions, all, m->seed, m->test);
}

/* Some of its keys give enough, or many: those first, and then what the rest tells apart. */
static struct node *keys_of_any(const struct making *m, const struct form *form)
{
    const struct form **items = mem_array(form->count, sizeof *items);
    size_t count = 0;
    struct node *node = NULL;
    for (size_t i = 0; i < form->count; i++) {
        if (form->items[i]->kind != FORM_KEY && form->items[i]->kind != FORM_APART)
            continue;
        items[count++] = form->items[i];
        struct node *longer = walked(m, join(m, FORM_ANY, items, count));
        if (!longer) {
            count--;
            continue;
        }
        if (node)
            node_free(node);
        node = longer;
    }
    mem_free(items);
    if (!node)
        return NULL;
    node->form = form;
    node->proved = node->reached = false;
    node->partial = true;
    node_add_tail(node);
    return node;
}

static bool shares(const struct making *m, const struct form *a, const struct form *b)
{
    struct symbols_of of_a = VECTOR_INIT, of_b = VECTOR_INIT;
    bool shared = false;
    term_symbols(a->feature, &of_a);
    term_symbols(b->feature, &of_b);
    for (size_t i = 0; i < of_a.count; i++)
        for (size_t j = 0; j < of_b.count; j++) {
            size_t part = solutions_part_of(m->solutions, of_a.items[i]);
            shared = shared || (part != SIZE_MAX && part == solutions_part_of(m->solutions, of_b.items[j]));
        }
    vector_release(&of_a);
    vector_release(&of_b);
    return shared;
}

/* A key that is about a part of which another item is too: for each of its values there is a plan of the rest. */
static struct node *split(const struct making *m, const struct form *form)
{
    struct node *node = NULL;
    for (size_t i = 0; i < form->count; i++)
        if (form->items[i]->kind != FORM_KEY && form->items[i]->kind != FORM_APART)
            return NULL;
    for (size_t i = 0; i < form->count && !node; i++) {
        bool shared = false;
        for (size_t j = 0; j < form->count && !shared && form->items[i]->kind == FORM_KEY; j++)
            shared = i != j && shares(m, form->items[i], form->items[j]);
        if (shared)
            node = split_node(m->planning, m->solutions, form->items[i], without(m, form, i), m->seed, m->test);
    }
    return node;
}

static struct node *node_of_any(const struct making *m, const struct form *form)
{
    struct node *node = walked(m, form);
    size_t cases = find(form, FORM_CASES);
    if (node)
        return node;
    if (cases < form->count)
        return cases_of_any(m, form, cases);
    node = split(m, form);
    if (!node)
        node = keys_of_any(m, form);
    return node ? node : sampled(m, form);
}

/* ---- ALL ---- */

/* Items that are about different parts: the i-th of each together.  No set is
 * larger than the smallest of theirs. */
static struct node *side_by_side(const struct making *m, const struct form *form)
{
    struct walk *walks = mem_array(form->count, sizeof *walks);
    size_t count = 0;
    bool right = true;
    for (size_t i = 0; i < form->count && right; i++) {
        right = walk_of(&walks[count], m->planning, m->solutions, form->items[i], seed_of(m->seed, i));
        count += right;
        for (size_t part = 0; right && part < m->solutions->part_count; part++)
            for (size_t other = 0; other + 1 < count; other++)
                right = right && !(walk_touches(&walks[count - 1], part) && walk_touches(&walks[other], part));
    }
    struct node *node = NULL;
    if (right)
        node = product_node(m->planning, m->solutions, form, walks, count, m->seed, m->test);
    else
        for (size_t i = 0; i < count; i++)
            walk_release(&walks[i]);
    mem_free(walks);
    return node;
}

/* The item that allows the fewest proposes, and `accepts` tells what the others say. */
static struct node *most_restrictive(const struct making *m, const struct form *form)
{
    struct node *best = NULL;
    for (size_t i = 0; i < form->count; i++) {
        struct node *node = node_of(m->planning, m->solutions, form->items[i], m->seed, true);
        bool better = !best || (node->proved && (!best->proved || mpz_cmp(node->most, best->most) <= 0));
        struct node *worse = better ? best : node;
        if (better)
            best = node;
        if (worse && worse->proved)
            node_prove(best, worse->most);
        if (worse)
            node_free(worse);
    }
    best->form = form;
    best->reached = false;
    return best;
}

static struct solutions *narrowed(const struct making *m, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    struct solutions *solutions = solutions_narrow(m->solutions, term, &error);
    error_release(&error);
    if (solutions && solutions->state != SOLUTIONS_SOME) {
        solutions_free(solutions);
        return NULL;
    }
    return solutions;
}

/* Inputs in which the key has no value differ by the other form alone, the others by the key. */
static struct node *defined_and_not(const struct making *m, const struct form *form, const struct form *key,
                                    const struct form *other)
{
    struct arena *arena = &m->planning->arena;
    const struct lang_term *defined =
        term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), key->feature, key->feature);
    struct solutions *with = narrowed(m, defined), *without = narrowed(m, term_not(arena, defined));
    if (with && without) {
        struct node *children[] = {node_of(m->planning, with, key, seed_of(m->seed, 0), m->test),
                                   node_of(m->planning, without, other, seed_of(m->seed, 1), m->test)};
        children[0]->owned = with;
        children[1]->owned = without;
        return turns_node(m->planning, m->solutions, form, children, 2, m->seed, m->test);
    }
    if (with)
        solutions_free(with);
    if (without)
        solutions_free(without);
    return NULL;
}

/* (all default (key f)), where f may be without a value. */
static struct node *with_undefined(const struct making *m, const struct form *form)
{
    size_t at = 0;
    while (at < form->count && (form->items[at]->kind != FORM_KEY || form_feature_defined(form->items[at]->feature)))
        at++;
    if (form->count != 2 || at == form->count)
        return NULL;
    const struct form *key = form->items[at], *other = form->items[1 - at];
    if (!form_implies(key, other, true))
        return NULL;
    if (has_value(m->planning, m->solutions, key->feature))
        return walked(m, key);
    return defined_and_not(m, form, key, other);
}

static struct node *node_of_all(const struct making *m, const struct form *form)
{
    size_t cases = find(form, FORM_CASES);
    if (cases < form->count)
        return cases_node(m->planning, m->solutions, form->items[cases], without(m, form, cases), m->seed, true);
    struct node *node = with_undefined(m, form);
    if (!node)
        node = side_by_side(m, form);
    return node ? node : most_restrictive(m, form);
}

/* ---- all forms ---- */

struct node *node_of(struct planning *planning, struct solutions *solutions, const struct form *form, uint64_t seed,
                     bool test)
{
    struct making m = {planning, solutions, seed, test};
    struct node *node = NULL;
    switch (form->kind) {
    case FORM_ANY:
        node = node_of_any(&m, form);
        break;
    case FORM_ALL:
        node = node_of_all(&m, form);
        break;
    case FORM_CASES:
        node = cases_node(planning, solutions, form, NULL, seed, test);
        break;
    case FORM_KEY:
    case FORM_APART:
    case FORM_NEVER:
        node = walked(&m, form);
        break;
    default:
        break;
    }
    if (!node)
        return sampled(&m, form);
    if (test)
        node_add_tail(node);
    return node;
}

/* What is left when a node gives up is drawn and tested. */
void node_add_tail(struct node *node)
{
    if (node->tail || node->samples)
        return;
    node->tail = sample_node(node->planning, node->solutions, node->form, node->seed);
}

struct node *node_init(struct node *node, const struct node_kind *kind, struct planning *planning,
                       struct solutions *solutions, const struct form *form, uint64_t seed, bool test)
{
    node->kind = kind;
    node->planning = planning;
    node->solutions = solutions;
    node->form = form;
    node->seed = seed;
    node->test = test;
    mpz_init(node->most);
    if (solutions->state == SOLUTIONS_NONE && solutions->exact)
        node->proved = true;
    return node;
}

void node_prove(struct node *node, const mpz_t most)
{
    if (node->partial)
        return;
    if (!node->proved || mpz_cmp(most, node->most) < 0)
        mpz_set(node->most, most);
    node->proved = true;
}

void node_free(struct node *node)
{
    if (!node)
        return;
    node_free(node->tail);
    node->kind->release(node);
    mpz_clear(node->most);
    if (node->owned)
        solutions_free(node->owned);
    mem_free(node);
}

void node_start(struct node *node, uint64_t n)
{
    node->kind->start(node, n);
}

enum plan_step node_next(struct node *node, struct arena *arena, const struct lang_value **values)
{
    if (node->proved && mpz_cmp_ui(node->most, node->given) <= 0)
        return PLAN_IMPOSSIBLE;
    enum plan_step step = node->kind->next(node, arena, values);
    if (step == PLAN_GAVE_UP && node->proved && mpz_cmp_ui(node->most, node->given) <= 0)
        return PLAN_IMPOSSIBLE; /* that was found out only now */
    if (step == PLAN_GAVE_UP && node->tail)
        step = node_next(node->tail, arena, values);
    node->given += step == PLAN_INPUT;
    return step;
}

void node_print(const struct node *node, struct text *out)
{
    text_addf(out, "(%s", node->kind->name);
    node->kind->print(node, out);
    if (node->proved) {
        char *digits = mpz_get_str(NULL, 10, node->most);
        text_addf(out, " <= %s", digits);
        void (*release)(void *, size_t);
        mp_get_memory_functions(NULL, NULL, &release);
        release(digits, 0);
    }
    text_add(out, node->test ? ", tested)" : ")");
}

uint64_t seed_of(uint64_t seed, uint64_t child)
{
    struct dice dice = dice_of(seed, child);
    return dice_roll(&dice);
}
