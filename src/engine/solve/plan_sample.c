/* Solutions drawn in their order, which is spread, and tested. */
#include "engine/solve/plan_parts.h"

#define THOROUGH 20 /* times the tries: so many solutions are looked at one by one, however many are in vain */

struct sample {
    struct node node;
    uint64_t next;
    bool thorough; /* there are few enough to look at all */
    bool ended, exhausted;
};

static enum plan_step next(struct node *node, struct arena *arena, const struct lang_value **values)
{
    struct sample *sample = (struct sample *)node;
    uint64_t tries = node->planning->options.tries;
    for (uint64_t in_vain = 0; !sample->ended && (sample->thorough || in_vain < tries); in_vain++) {
        if (!solutions_draw(node->solutions, node->seed, sample->next, arena, values)) {
            sample->ended = true;
            sample->exhausted = node->solutions->exact;
            break;
        }
        sample->next++;
        if (planning_accepts(node->planning, values))
            return PLAN_INPUT;
    }
    sample->ended = true;
    return sample->exhausted ? PLAN_EXHAUSTED : PLAN_GAVE_UP;
}

static void start(struct node *node, uint64_t n)
{
    (void)node;
    (void)n;
}

static void release(struct node *node)
{
    (void)node;
}

static void print(const struct node *node, struct text *out)
{
    (void)node;
    (void)out;
}

static const struct node_kind kind = {"sample", start, next, release, print};

struct node *sample_node(struct planning *planning, struct solutions *solutions, const struct form *form, uint64_t seed)
{
    struct sample *sample = mem_alloc(sizeof *sample);
    mpz_t count;
    mpz_init(count);
    sample->thorough = solutions_count(solutions, count) && mpz_cmp_ui(count, THOROUGH * planning->options.tries) <= 0;
    struct node *node = node_init(&sample->node, &kind, planning, solutions, form, seed, true);
    node->samples = true;
    if (solutions->exact && sample->thorough)
        node_prove(node, count);
    mpz_clear(count);
    return node;
}
