/* Few solutions, and a difference that no other plan serves: all of them are
 * compared with each other, and the largest set in which every two differ is
 * searched for, with a colouring as bound (E. Tomita, T. Seki, An Efficient
 * Branch-and-Bound Algorithm for Finding a Maximum Clique, 2003). */
#include <string.h>
#include "engine/solve/plan_parts.h"

#define SOLUTIONS_MOST 192
#define WORDS (SOLUTIONS_MOST / 64)
#define STEPS_MOST 20000

struct set {
    uint64_t words[WORDS];
};

struct clique {
    struct node node;
    const struct lang_value **solutions[SOLUTIONS_MOST];
    size_t count;
    struct set differs[SOLUTIONS_MOST];
    size_t chosen[SOLUTIONS_MOST], chosen_count; /* the largest set so far */
    size_t trail[SOLUTIONS_MOST];
    size_t steps, at;
};

/* ---- sets ---- */

static void set_flip(struct set *set, size_t i)
{
    set->words[i / 64] ^= UINT64_C(1) << i % 64;
}

static bool set_take(struct set *set, size_t *i) /* the least one, taken out */
{
    for (size_t w = 0; w < WORDS; w++)
        if (set->words[w]) {
            *i = w * 64 + (size_t)__builtin_ctzll(set->words[w]);
            set_flip(set, *i);
            return true;
        }
    return false;
}

static bool set_empty(const struct set *set)
{
    for (size_t w = 0; w < WORDS; w++)
        if (set->words[w])
            return false;
    return true;
}

/* Groups in which no two differ: a set has at most one of each. */
static size_t groups(const struct clique *clique, struct set rest)
{
    size_t count = 0, i;
    for (; !set_empty(&rest); count++)
        for (struct set group = rest; set_take(&group, &i);) {
            set_flip(&rest, i);
            for (size_t w = 0; w < WORDS; w++)
                group.words[w] &= ~clique->differs[i].words[w];
        }
    return count;
}

static void search(struct clique *clique, struct set candidates, size_t size)
{
    size_t i;
    if (size > clique->chosen_count) {
        memcpy(clique->chosen, clique->trail, size * sizeof *clique->trail);
        clique->chosen_count = size;
    }
    while (clique->steps < STEPS_MOST && size + groups(clique, candidates) > clique->chosen_count &&
           set_take(&candidates, &i)) {
        struct set further = candidates;
        for (size_t w = 0; w < WORDS; w++)
            further.words[w] &= clique->differs[i].words[w];
        clique->steps++;
        clique->trail[size] = i;
        search(clique, further, size + 1);
    }
}

/* ---- the solutions ---- */

static bool list_solutions(struct clique *clique)
{
    struct solutions *solutions = clique->node.solutions;
    struct arena *arena = &clique->node.planning->arena;
    for (clique->count = 0; clique->count < SOLUTIONS_MOST; clique->count++) {
        const struct lang_value **values = arena_alloc(arena, (solutions->symbol_count + 1) * sizeof *values);
        if (!solutions_draw(solutions, clique->node.seed, clique->count, arena, values))
            return true;
        clique->solutions[clique->count] = values;
    }
    return false;
}

/* False: an error, which whoever checks the inputs will meet again. */
static bool related(const struct clique *clique, size_t i, size_t j, bool *holds)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *value =
        lang_evaluate(&arena, clique->node.form->relation, clique->solutions[i], clique->solutions[j], &error);
    *holds = value && value->boolean;
    arena_release(&arena);
    error_release(&error);
    return value != NULL;
}

static bool compare_all(struct clique *clique)
{
    for (size_t i = 0; i < clique->count; i++)
        for (size_t j = i + 1; j < clique->count; j++) {
            bool holds, back = true;
            if (!related(clique, i, j, &holds))
                return false;
            if (holds && !clique->node.form->symmetric && !related(clique, j, i, &back))
                return false;
            if (holds && back) {
                set_flip(&clique->differs[i], j);
                set_flip(&clique->differs[j], i);
            }
        }
    return true;
}

/* ---- the node ---- */

static void start(struct node *node, uint64_t n)
{
    (void)node;
    (void)n;
}

static enum plan_step next(struct node *node, struct arena *arena, const struct lang_value **values)
{
    struct clique *clique = (struct clique *)node;
    (void)arena;
    if (clique->at == clique->chosen_count)
        return PLAN_GAVE_UP;
    const struct lang_value *const *solution = clique->solutions[clique->chosen[clique->at++]];
    memcpy(values, solution, node->solutions->symbol_count * sizeof *values);
    return PLAN_INPUT;
}

static void release(struct node *node)
{
    (void)node;
}

static void print(const struct node *node, struct text *out)
{
    text_addf(out, " of %zu", ((const struct clique *)node)->count);
}

static const struct node_kind kind = {"largest", start, next, release, print};

struct node *clique_node(struct planning *planning, struct solutions *solutions, const struct form *form, uint64_t seed)
{
    mpz_t count;
    mpz_init(count);
    bool few = solutions->exact && solutions->state == SOLUTIONS_SOME && solutions_count(solutions, count) &&
               mpz_cmp_ui(count, SOLUTIONS_MOST) < 0 && mpz_cmp_ui(count, planning->options.compared) <= 0;
    mpz_clear(count);
    if (!few)
        return NULL;
    struct clique *clique = mem_alloc(sizeof *clique);
    struct node *node = node_init(&clique->node, &kind, planning, solutions, form, seed, false);
    if (!list_solutions(clique) || !compare_all(clique)) {
        node_free(node);
        return NULL;
    }
    struct set all = {{0}};
    for (size_t i = 0; i < clique->count; i++)
        set_flip(&all, i);
    search(clique, all, 0);
    if (clique->steps < STEPS_MOST) {
        mpz_set_ui(node->most, clique->chosen_count);
        node->proved = node->reached = true;
    }
    planning->own_values = true;
    return node;
}
