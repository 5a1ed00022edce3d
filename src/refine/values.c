/* Single choices towards their origins. */
#include "refine/passes.h"

#include <math.h>
#include <stdlib.h>

#define ALL_BELOW 64 /* values: as many are tried one by one */
#define STRUCTURES_IN_ORDER 20001 /* ranks: likewise */

static void add_ordinal(ordinals *out, uint64_t ordinal, uint64_t end)
{
    if (ordinal < end)
        vector_push(out, ordinal);
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void sort_and_unite(ordinals *out)
{
    if (!out->count)
        return;
    qsort(out->items, out->count, sizeof *out->items, by_number);
    size_t kept = 1;
    for (size_t i = 1; i < out->count; i++)
        if (out->items[i] != out->items[kept - 1])
            out->items[kept++] = out->items[i];
    out->count = kept;
}

/* Both signs of each: their ordinals are neighbours. */
void lower_ordinals(uint64_t ordinal, ordinals *out)
{
    out->count = 0;
    for (uint64_t o = 0; o < ordinal && o < ALL_BELOW; o++)
        vector_push(out, o);
    if (ordinal <= ALL_BELOW)
        return;
    for (uint64_t step = ALL_BELOW; step && step < ordinal; step *= 2) {
        add_ordinal(out, step - 1, ordinal);
        add_ordinal(out, step, ordinal);
        add_ordinal(out, step + 1, ordinal);
    }
    for (uint64_t step = 1; step && step < ordinal; step *= 2) {
        add_ordinal(out, ordinal - step, ordinal);
        add_ordinal(out, ordinal - step - (ordinal > step), ordinal);
    }
    for (uint64_t step = 1; step < 16; step++)
        add_ordinal(out, ordinal - step, ordinal);
    sort_and_unite(out);
}

/* ---- floats that are no small whole numbers ---- */

struct numbers {
    VECTOR(struct trial_choice) choices;
    struct trial_choice now;
};

static void add_float(struct numbers *numbers, double number)
{
    struct trial_choice choice = numbers->now;
    choice.index = float_index(number);
    if (choice_compare(&choice, &numbers->now) < 0)
        vector_push(&numbers->choices, choice);
}

static void add_both_signs(struct numbers *numbers, double number)
{
    add_float(numbers, number);
    add_float(numbers, -number);
}

/* Fewer binary digits behind the point, and with the same digits a smaller size. */
static void add_rounded(struct numbers *numbers, double number, int digits)
{
    double scale = ldexp(1, digits), units = fabs(number) * scale, sign = copysign(1, number);
    add_float(numbers, sign * floor(units) / scale);
    add_float(numbers, sign * ceil(units) / scale);
    if (!(units < 9e15))
        return;
    for (double step = 1; step <= units; step *= 2) {
        add_float(numbers, sign * (floor(units) - step) / scale);
        add_float(numbers, sign * step / scale);
    }
}

static int by_simplicity(const void *a, const void *b)
{
    return choice_compare(a, b);
}

static void propose_floats(struct shrinker *shrinker, size_t at)
{
    struct numbers numbers = {.now = shrinker->best[at]};
    double number = trial_float(numbers.now.index);
    for (double whole = 1; whole <= 9007199254740992; whole *= 2) {
        add_both_signs(&numbers, whole);
        add_both_signs(&numbers, whole - 1);
    }
    for (int digits = 1; digits <= 4; digits++)
        add_both_signs(&numbers, ldexp(1, -digits));
    if (isfinite(number)) {
        for (int digits = 0; digits <= 60; digits++)
            add_rounded(&numbers, number, digits);
        for (double large = fabs(number); large >= 9007199254740992; large = floor(large / 2))
            add_both_signs(&numbers, large);
        add_float(&numbers, -number);
        add_float(&numbers, number - trunc(number));
    } else {
        add_both_signs(&numbers, 1.7976931348623155e308);
        add_both_signs(&numbers, INFINITY);
    }
    if (numbers.choices.count)
        qsort(numbers.choices.items, numbers.choices.count, sizeof *numbers.choices.items, by_simplicity);
    for (size_t i = 0; i < numbers.choices.count; i++)
        propose_change(shrinker, at, numbers.choices.items[i].index);
    vector_release(&numbers.choices);
}

/* ---- any value ---- */

static void propose_lower(struct shrinker *shrinker, size_t at, size_t none, size_t detail)
{
    (void)none;
    (void)detail;
    const struct trial_choice now = shrinker->best[at];
    if (now.kind == CHOOSE_STRUCTURE)
        return;
    uint64_t ordinal = choice_ordinal(&now);
    if (ordinal == ORDINAL_FRACTION && choice_is_any_float(&now)) {
        propose_floats(shrinker, at);
        return;
    }
    ordinals below = VECTOR_INIT;
    lower_ordinals(ordinal, &below);
    for (size_t i = 0; i < below.count; i++)
        propose_change(shrinker, at, choice_index(&now, below.items[i]));
    vector_release(&below);
}

bool lower_values(struct shrinker *shrinker)
{
    return sweep(shrinker, propose_lower, 0);
}

/* ---- structures ---- */

struct ranked {
    unsigned long long size;
    uint64_t rank;
};

static int by_size(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    if (x->size != y->size)
        return x->size < y->size ? -1 : 1;
    return (x->rank > y->rank) - (x->rank < y->rank);
}

static struct ranked ranked_at(const struct shrinker *shrinker, size_t structure, uint64_t rank)
{
    const struct shrink_services *services = shrinker->services;
    return (struct ranked){services->structure_size ? services->structure_size(services->data, structure, rank) : rank,
                           rank};
}

/* Where there are too many: ranks spread over the list, near the beginning, and just below the present one. */
static void spread_ranks(uint64_t most, uint64_t now, ordinals *out)
{
    uint64_t step = most / (STRUCTURES_IN_ORDER / 4) + 1;
    for (uint64_t rank = 0; rank <= most && rank < STRUCTURES_IN_ORDER / 4; rank++)
        vector_push(out, rank);
    for (uint64_t i = 0; i <= most / step; i++)
        vector_push(out, i * step);
    for (uint64_t below = 1; below <= now && below <= STRUCTURES_IN_ORDER / 4; below++)
        vector_push(out, now - below);
    sort_and_unite(out);
}

static void propose_structures(struct shrinker *shrinker, size_t at, size_t structure)
{
    ordinals ranks = VECTOR_INIT;
    VECTOR(struct ranked) ordered = VECTOR_INIT;
    uint64_t now = shrinker->best[at].index, most = shrinker->services->structure_size ? shrinker->best[at].most : now;
    if (most < STRUCTURES_IN_ORDER)
        for (uint64_t rank = 0; rank <= most; rank++)
            vector_push(&ranks, rank);
    else
        spread_ranks(most, now, &ranks);
    struct ranked present = ranked_at(shrinker, structure, now);
    for (size_t i = 0; i < ranks.count; i++) {
        struct ranked other = ranked_at(shrinker, structure, ranks.items[i]);
        if (by_size(&other, &present) < 0)
            vector_push(&ordered, other);
    }
    if (ordered.count)
        qsort(ordered.items, ordered.count, sizeof *ordered.items, by_size);
    for (size_t i = 0; i < ordered.count; i++)
        propose_change(shrinker, at, ordered.items[i].rank);
    vector_release(&ranks);
    vector_release(&ordered);
}

bool lower_structures(struct shrinker *shrinker)
{
    bool changed = false;
    size_t structure = 0;
    for (size_t at = 0; at < shrinker->count && !shrinker->stopped; at++) {
        if (shrinker->best[at].kind != CHOOSE_STRUCTURE)
            continue;
        do
            propose_structures(shrinker, at, structure);
        while (settle(shrinker, NULL) && (changed = true));
        structure++;
    }
    return changed;
}
