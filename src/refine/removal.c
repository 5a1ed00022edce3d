/* Fewer choices: parts left out, counts that go with them lowered. */
#include "refine/passes.h"

#define COUNTS_MOST 4 /* earlier choices that may have counted what is removed */
#define SMALL_PART 8 /* parts up to here begin anywhere; larger ones at multiples of their size */
#define LIFT_CHOICES 40 /* lift_parts looks at sequences up to here */
#define LIFT_BEHIND 3 /* what lies behind the part, within the larger one */
#define RAISE_CHOICES 16 /* remove_and_raise likewise */

static bool may_count(const struct trial_choice *choice)
{
    return choice_shapes_input(choice) && choice_ordinal(choice) > 0;
}

/* The choices before 'at' that most likely count it: the nearest ones, and the first. */
static size_t find_counts(const struct shrinker *shrinker, size_t at, size_t counts[COUNTS_MOST])
{
    size_t found = 0;
    for (size_t i = at; i-- > 0 && found < COUNTS_MOST - 1;)
        if (may_count(&shrinker->best[i]))
            counts[found++] = i;
    for (size_t i = 0; i < at && found; i++)
        if (may_count(&shrinker->best[i])) {
            if (i < counts[found - 1])
                counts[found++] = i;
            break;
        }
    return found;
}

static void propose_counted(struct shrinker *shrinker, size_t count_at, size_t fewer, size_t at, size_t part)
{
    const struct trial_choice *count = &shrinker->best[count_at];
    uint64_t ordinal = choice_ordinal(count);
    if (fewer > ordinal)
        return;
    draft_best(shrinker)[count_at] = choice_index(count, ordinal - fewer);
    draft_remove(shrinker, at, part);
    propose_draft(shrinker);
}

/* Without [at, at + part): cells of 1 to 4 choices, or one cell of all of them. */
static void propose_without(struct shrinker *shrinker, size_t at, size_t none, size_t part)
{
    (void)none;
    if (at + part > shrinker->count || (part > SMALL_PART && at % part != 0))
        return;
    size_t counts[COUNTS_MOST], found = find_counts(shrinker, at, counts);
    for (size_t i = 0; i < found; i++) {
        for (size_t width = 1; width <= 4 && width < part; width++)
            if (part % width == 0)
                propose_counted(shrinker, counts[i], part / width, at, part);
        propose_counted(shrinker, counts[i], 1, at, part);
    }
    draft_best(shrinker);
    draft_remove(shrinker, at, part);
    propose_draft(shrinker);
}

/* Everything behind a choice, which goes to its origin or half way: what it began is cut off. */
static void propose_cut(struct shrinker *shrinker, size_t at, size_t none, size_t detail)
{
    (void)none;
    (void)detail;
    if (!may_count(&shrinker->best[at]))
        return;
    uint64_t ordinal = choice_ordinal(&shrinker->best[at]);
    for (size_t part = shrinker->count - at - 1; part > 0; part -= part > 64 ? part / 2 : 1) {
        propose_counted(shrinker, at, ordinal, at + 1, part);
        if (ordinal > 2)
            propose_counted(shrinker, at, ordinal / 2, at + 1, part);
    }
}

bool remove_choices(struct shrinker *shrinker)
{
    bool changed = sweep(shrinker, propose_cut, 0);
    for (size_t part = shrinker->count / 2; part > SMALL_PART && !shrinker->stopped; part /= 2)
        changed |= sweep(shrinker, propose_without, part);
    for (size_t part = SMALL_PART; part > 0 && !shrinker->stopped; part--)
        changed |= sweep(shrinker, propose_without, part);
    return changed;
}

/* As large as can be: what remains may have to do what was removed. */
static void raise_draft(struct shrinker *shrinker, size_t removed, size_t part, size_t first, size_t end)
{
    for (size_t i = first; i < end; i++) {
        const struct trial_choice *choice = &shrinker->best[i];
        bool gone = i >= removed && i < removed + part;
        if (!gone && choice->kind != CHOOSE_LENGTH && choice->kind != CHOOSE_STRUCTURE && !choice_is_any_float(choice))
            shrinker->draft.items[i > removed ? i - part : i] = choice->most;
    }
}

static void propose_raised(struct shrinker *shrinker, size_t count_at, size_t fewer, size_t at, size_t part)
{
    const struct trial_choice *count = &shrinker->best[count_at];
    uint64_t ordinal = choice_ordinal(count);
    for (size_t i = 0; i <= shrinker->count && fewer <= ordinal; i++) {
        draft_best(shrinker)[count_at] = choice_index(count, ordinal - fewer);
        draft_remove(shrinker, at, part);
        if (i < shrinker->count)
            raise_draft(shrinker, at, part, i, i + 1);
        else
            raise_draft(shrinker, at, part, count_at + 1, i);
        propose_draft(shrinker);
    }
}

static void propose_raised_at(struct shrinker *shrinker, size_t at, size_t none, size_t part)
{
    (void)none;
    if (at + part > shrinker->count || shrinker->count > RAISE_CHOICES)
        return;
    size_t counts[COUNTS_MOST], found = find_counts(shrinker, at, counts);
    for (size_t i = 0; i < found; i++)
        propose_raised(shrinker, counts[i], 1, at, part);
}

bool remove_and_raise(struct shrinker *shrinker)
{
    bool changed = sweep(shrinker, propose_raised_at, 1);
    return sweep(shrinker, propose_raised_at, 2) || changed;
}

/* A part takes the place of the larger one that it lies in, as a subtree takes
 * that of its parent: [first, part) and some choices behind it are left out. */
static void propose_lifted(struct shrinker *shrinker, size_t first, size_t none, size_t detail)
{
    (void)none;
    (void)detail;
    size_t count = shrinker->count;
    if (count > LIFT_CHOICES || !choice_shapes_input(&shrinker->best[first]))
        return;
    for (size_t part = first + 1; part < count; part++)
        for (size_t behind = 1; behind <= LIFT_BEHIND && part + behind < count; behind++)
            for (size_t end = count; end > part + behind && shrinker->best[part].kind == shrinker->best[first].kind;
                 end--) {
                draft_best(shrinker);
                draft_remove(shrinker, end - behind, behind);
                draft_remove(shrinker, first, part - first);
                propose_draft(shrinker);
            }
}

bool lift_parts(struct shrinker *shrinker)
{
    return sweep(shrinker, propose_lifted, 0);
}
