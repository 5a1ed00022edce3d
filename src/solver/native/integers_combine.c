/* Union, intersection and difference: one sweep from left to right over the
 * ends of both sets; between two ends only residues are left to combine. */
#include "solver/native/integers_parts.h"

/* What one of the sets is on a stretch without ends in it. */
struct cover_part {
    enum residues_kind kind;
    struct residues *residues; /* SOME; borrowed */
};

struct sweep {
    enum integers_operation operation;
    const struct integers *sets[2];
    size_t at[2];               /* the first interval that is not behind the sweep */
    struct residues *pair[2];   /* the last two that were combined … */
    enum residues_kind kind;    /* … and what that gave: neighbours are often alike */
    struct residues *combined;
    bool too_large;
};

static bool truth_of(enum integers_operation operation, bool a, bool b)
{
    return operation == INTEGERS_AND ? a && b : operation == INTEGERS_OR ? a || b : a && !b;
}

static size_t common_modulus(size_t a, size_t b)
{
    size_t x = a, y = b;
    while (y) {
        size_t rest = x % y;
        x = y;
        y = rest;
    }
    return a / x * b;
}

/* Those of both: few are looked at where one of them has few. */
static void mark_common(const struct residues *a, const struct residues *b, size_t modulus, bool *present)
{
    if ((uint64_t)b->count * a->modulus < (uint64_t)a->count * b->modulus) {
        const struct residues *swap = a;
        a = b;
        b = swap;
    }
    for (size_t start = 0; start < modulus; start += a->modulus)
        for (size_t i = 0; i < a->count; i++) {
            size_t r = start + a->list[i];
            present[r] = residues_have(b, (uint32_t)(r % b->modulus));
        }
}

/* Each part is gone through again and again, without dividing. */
static void mark_combined(enum integers_operation operation, const struct cover_part parts[2], size_t modulus,
                          bool *present)
{
    uint32_t at[2] = {0, 0};
    for (size_t r = 0; r < modulus; r++) {
        bool has[2];
        for (int i = 0; i < 2; i++) {
            has[i] = parts[i].kind == RESIDUES_SOME ? residues_have(parts[i].residues, at[i])
                                                    : parts[i].kind == RESIDUES_ALL;
            if (parts[i].kind == RESIDUES_SOME && ++at[i] == parts[i].residues->modulus)
                at[i] = 0;
        }
        present[r] = truth_of(operation, has[0], has[1]);
    }
}

/* A new reference in out. */
static enum residues_kind combine_parts(struct sweep *sweep, const struct cover_part parts[2], struct residues **out)
{
    *out = NULL;
    if (parts[0].kind != RESIDUES_SOME && parts[1].kind != RESIDUES_SOME)
        return truth_of(sweep->operation, parts[0].kind == RESIDUES_ALL, parts[1].kind == RESIDUES_ALL) ? RESIDUES_ALL
                                                                                                        : RESIDUES_NONE;
    for (int i = 0; i < 2; i++) { /* one is none or all: often the other one decides alone */
        if (parts[i].kind == RESIDUES_SOME)
            continue;
        bool known = parts[i].kind == RESIDUES_ALL;
        bool without = truth_of(sweep->operation, i == 0 && known, i == 1 && known);
        bool with = truth_of(sweep->operation, i == 0 ? known : true, i == 1 ? known : true);
        if (with == without)
            return with ? RESIDUES_ALL : RESIDUES_NONE;
        if (with) {
            *out = residues_share(parts[1 - i].residues);
            return RESIDUES_SOME;
        }
    }
    size_t modulus = common_modulus(parts[0].kind == RESIDUES_SOME ? parts[0].residues->modulus : 1,
                                    parts[1].kind == RESIDUES_SOME ? parts[1].residues->modulus : 1);
    if (modulus > MODULUS_MOST) {
        sweep->too_large = true;
        return RESIDUES_NONE;
    }
    if (sweep->combined && sweep->pair[0] == parts[0].residues && sweep->pair[1] == parts[1].residues) {
        *out = residues_share(sweep->combined);
        return sweep->kind;
    }
    bool *present = mem_array(modulus, sizeof *present);
    if (sweep->operation == INTEGERS_AND && parts[0].kind == RESIDUES_SOME && parts[1].kind == RESIDUES_SOME)
        mark_common(parts[0].residues, parts[1].residues, modulus, present);
    else
        mark_combined(sweep->operation, parts, modulus, present);
    enum residues_kind kind = residues_of(present, modulus, out);
    mem_free(present);
    residues_drop(sweep->combined);
    sweep->combined = residues_share(*out);
    sweep->pair[0] = parts[0].residues;
    sweep->pair[1] = parts[1].residues;
    sweep->kind = kind;
    return kind;
}

/* What the set is from the position on, and where that ends; NULL position: from the very left. */
static struct cover_part part_at(const struct integers *set, size_t at, mpz_srcptr position, mpz_t end, bool *endless)
{
    *endless = true;
    if (at == set->count)
        return (struct cover_part){RESIDUES_NONE, NULL};
    const struct interval *interval = &set->items[at];
    bool inside = interval->below || (position && mpz_cmp(interval->from, position) <= 0);
    if (!inside) {
        *endless = false;
        mpz_sub_ui(end, interval->from, 1);
        return (struct cover_part){RESIDUES_NONE, NULL};
    }
    *endless = interval->above;
    if (!interval->above)
        mpz_set(end, interval->to);
    return (struct cover_part){interval->residues ? RESIDUES_SOME : RESIDUES_ALL, interval->residues};
}

/* One stretch; false: it has no end, so it was the last. */
static bool step(struct sweep *sweep, struct integers *result, mpz_t position, bool first)
{
    struct cover_part parts[2];
    bool endless[2];
    mpz_t end[2];
    mpz_inits(end[0], end[1], NULL);
    for (int i = 0; i < 2; i++)
        parts[i] = part_at(sweep->sets[i], sweep->at[i], first ? NULL : position, end[i], &endless[i]);
    int nearest = endless[0] || (!endless[1] && mpz_cmp(end[1], end[0]) < 0);
    bool last = endless[0] && endless[1];
    struct residues *residues;
    if (combine_parts(sweep, parts, &residues) != RESIDUES_NONE)
        integers_append(result, first ? NULL : position, last ? NULL : end[nearest], residues);
    if (!last) {
        for (int i = 0; i < 2; i++)
            if (!endless[i] && parts[i].kind != RESIDUES_NONE && mpz_cmp(end[i], end[nearest]) == 0)
                sweep->at[i]++;
        mpz_add_ui(position, end[nearest], 1);
    }
    mpz_clears(end[0], end[1], NULL);
    return !last && !sweep->too_large;
}

struct integers *integers_combine(const struct integers *a, const struct integers *b, enum integers_operation operation)
{
    struct sweep sweep = {.operation = operation, .sets = {a, b}};
    struct integers *result = integers_new();
    result->brief = a->brief || b->brief;
    mpz_t position;
    mpz_init(position);
    for (bool first = true; step(&sweep, result, position, first);)
        first = false;
    mpz_clear(position);
    residues_drop(sweep.combined);
    if (!sweep.too_large)
        return integers_finish(result);
    integers_free(result);
    return NULL;
}

struct integers *integers_and(const struct integers *a, const struct integers *b)
{
    return integers_combine(a, b, INTEGERS_AND);
}

struct integers *integers_or(const struct integers *a, const struct integers *b)
{
    return integers_combine(a, b, INTEGERS_OR);
}

struct integers *integers_not(const struct integers *set)
{
    struct integers *all = integers_all(), *result = integers_combine(all, set, INTEGERS_WITHOUT);
    integers_free(all);
    return result;
}
