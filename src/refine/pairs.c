/* Several choices at once: equal ones, sums, differences, order. */
#include "refine/passes.h"

#define GRID_VALUES 12
#define GRID_CHOICES 12

static bool same_domain(const struct trial_choice *a, const struct trial_choice *b)
{
    return a->kind == b->kind && a->most == b->most && a->origin == b->origin;
}

static bool is_above_origin(const struct trial_choice *choice)
{
    return choice_ordinal(choice) > 0;
}

/* ---- equal values lowered together: all of them, or two ---- */

static void propose_equal(struct shrinker *shrinker, size_t first, size_t only, size_t detail)
{
    (void)detail;
    const struct trial_choice now = shrinker->best[first];
    ordinals below = VECTOR_INIT;
    lower_ordinals(choice_ordinal(&now), &below);
    for (size_t i = 0; i < below.count; i++) {
        uint64_t *draft = draft_best(shrinker);
        for (size_t j = first; j < shrinker->count; j++) {
            bool equal = shrinker->best[j].index == now.index && same_domain(&shrinker->best[j], &now);
            if (equal && (!only || j == first || j == only))
                draft[j] = choice_index(&now, below.items[i]);
        }
        propose_draft(shrinker);
    }
    vector_release(&below);
}

static void propose_two_equal(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    const struct trial_choice *a = &shrinker->best[first], *b = &shrinker->best[second];
    if (is_above_origin(a) && a->index == b->index && same_domain(a, b))
        propose_equal(shrinker, first, second, 0);
}

/* ---- two values moved by the same distance: their difference stays ---- */

static uint64_t distance_to_origin(const struct trial_choice *choice)
{
    return choice->index > choice->origin ? choice->index - choice->origin : choice->origin - choice->index;
}

static bool moved_index(const struct trial_choice *choice, uint64_t distance, bool up, uint64_t *index)
{
    if (up ? choice->most - choice->index < distance : choice->index < distance)
        return false;
    *index = up ? choice->index + distance : choice->index - distance;
    return true;
}

/* The first towards its origin, the second the same way (or the other way) by the same distance. */
static void propose_moved(struct shrinker *shrinker, size_t first, size_t second, uint64_t distance, bool same_way)
{
    const struct trial_choice *a = &shrinker->best[first], *b = &shrinker->best[second];
    bool up = a->index < a->origin;
    uint64_t first_index, second_index;
    if (!moved_index(a, distance, up, &first_index) || !moved_index(b, distance, same_way ? up : !up, &second_index))
        return;
    uint64_t *draft = draft_best(shrinker);
    draft[first] = first_index;
    draft[second] = second_index;
    propose_draft(shrinker);
}

static void propose_steps(struct shrinker *shrinker, size_t first, size_t second, bool same_way)
{
    const struct trial_choice *a = &shrinker->best[first], *b = &shrinker->best[second];
    if (choice_is_any_float(a) || choice_is_any_float(b) || a->kind != b->kind || !is_above_origin(a))
        return;
    uint64_t distance = distance_to_origin(a);
    for (uint64_t step = distance; step; step /= 2)
        propose_moved(shrinker, first, second, step, same_way);
    if (distance > 2)
        propose_moved(shrinker, first, second, distance - 1, same_way);
}

static void propose_same_difference(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    propose_steps(shrinker, first, second, true);
}

bool lower_together(struct shrinker *shrinker)
{
    bool changed = sweep(shrinker, propose_equal, 0);
    changed |= sweep_pairs(shrinker, propose_two_equal);
    return sweep_pairs(shrinker, propose_same_difference) || changed;
}

/* ---- an earlier value lowered, a later one raised ---- */

static void propose_same_sum(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    propose_steps(shrinker, first, second, false);
}

/* The later one as large as it can be, or twice as large: products, comparisons. */
static void propose_raised_second(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    const struct trial_choice a = shrinker->best[first], b = shrinker->best[second];
    if (!is_above_origin(&a) || choice_shapes_input(&b) || choice_is_any_float(&a) || choice_is_any_float(&b))
        return;
    ordinals below = VECTOR_INIT;
    lower_ordinals(choice_ordinal(&a), &below);
    uint64_t last = choice_last_ordinal(&b), now = choice_ordinal(&b);
    const uint64_t raised[] = {last, last - (last > 0), now < last / 2 ? 2 * now + 1 : last,
                               now < last ? now + 1 : last};
    for (size_t i = 0; i < below.count && i < 16; i++)
        for (size_t j = 0; j < sizeof raised / sizeof *raised; j++) {
            uint64_t *draft = draft_best(shrinker);
            draft[first] = choice_index(&a, below.items[i]);
            draft[second] = choice_index(&b, raised[j]);
            propose_draft(shrinker);
        }
    vector_release(&below);
}

bool trade_values(struct shrinker *shrinker)
{
    bool changed = sweep_pairs(shrinker, propose_same_sum);
    return sweep_pairs(shrinker, propose_raised_second) || changed;
}

/* ---- order ---- */

static void propose_swapped(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    for (size_t width = 1; width <= 4 && first + width <= second && second + width <= shrinker->count; width++) {
        if (choice_compare(&shrinker->best[first], &shrinker->best[second]) < 0)
            continue;
        uint64_t *draft = draft_best(shrinker);
        for (size_t i = 0; i < width; i++) {
            draft[first + i] = shrinker->best[second + i].index;
            draft[second + i] = shrinker->best[first + i].index;
        }
        propose_draft(shrinker);
    }
}

bool sort_values(struct shrinker *shrinker)
{
    return sweep_pairs(shrinker, propose_swapped);
}

/* ---- every combination of two small choices, the first lowered ---- */

static void propose_grid(struct shrinker *shrinker, size_t first, size_t second, size_t detail)
{
    (void)detail;
    const struct trial_choice a = shrinker->best[first], b = shrinker->best[second];
    uint64_t below = choice_ordinal(&a), last = choice_last_ordinal(&b);
    for (uint64_t i = 0; i < below && i < GRID_VALUES; i++)
        for (uint64_t j = 0; j <= last && j < GRID_VALUES; j++) {
            uint64_t *draft = draft_best(shrinker);
            draft[first] = choice_index(&a, i);
            draft[second] = choice_index(&b, j);
            propose_draft(shrinker);
        }
}

bool try_grids(struct shrinker *shrinker)
{
    return shrinker->count <= GRID_CHOICES && sweep_pairs(shrinker, propose_grid);
}
