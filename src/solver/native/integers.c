#include "solver/native/integers_parts.h"

/* ---- one interval ---- */

bool interval_next(const struct interval *interval, const mpz_t from, mpz_t out)
{
    if (!interval->below && mpz_cmp(from, interval->from) <= 0) {
        mpz_set(out, interval->from);
        return true;
    }
    const struct residues *residues = interval->residues;
    if (residues) {
        unsigned long r = mpz_fdiv_ui(from, residues->modulus);
        uint32_t rank = residues->rank[r];
        unsigned long there = rank < residues->count ? residues->list[rank] : residues->list[0] + residues->modulus;
        mpz_add_ui(out, from, there - r);
    } else {
        mpz_set(out, from);
    }
    return interval->above || mpz_cmp(out, interval->to) <= 0;
}

bool interval_previous(const struct interval *interval, const mpz_t from, mpz_t out)
{
    if (!interval->above && mpz_cmp(from, interval->to) >= 0) {
        mpz_set(out, interval->to);
        return true;
    }
    const struct residues *residues = interval->residues;
    if (residues) {
        unsigned long r = mpz_fdiv_ui(from, residues->modulus);
        uint32_t rank = residues->rank[r + 1];
        unsigned long back =
            rank ? r - residues->list[rank - 1] : r + residues->modulus - residues->list[residues->count - 1];
        mpz_sub_ui(out, from, back);
    } else {
        mpz_set(out, from);
    }
    return interval->below || mpz_cmp(out, interval->from) >= 0;
}

/* Members from the interval's first to n, which is one of them. */
static void interval_rank(const struct interval *interval, const mpz_t n, mpz_t out)
{
    mpz_sub(out, n, interval->from);
    const struct residues *residues = interval->residues;
    if (residues) {
        unsigned long start = mpz_fdiv_ui(interval->from, residues->modulus), r = mpz_fdiv_ui(n, residues->modulus);
        mpz_fdiv_q_ui(out, out, residues->modulus);
        mpz_mul_ui(out, out, residues->count);
        uint32_t first = residues->rank[start], last = residues->rank[r];
        mpz_add_ui(out, out, last >= first ? last - first : last + residues->count - first);
    }
    mpz_add_ui(out, out, 1);
}

static void interval_nth(const struct interval *interval, const mpz_t index, mpz_t out)
{
    const struct residues *residues = interval->residues;
    if (!residues) {
        mpz_add(out, interval->from, index);
        return;
    }
    unsigned long start = mpz_fdiv_ui(interval->from, residues->modulus);
    unsigned long rest = mpz_fdiv_q_ui(out, index, residues->count);
    mpz_mul_ui(out, out, residues->modulus);
    mpz_add(out, out, interval->from);
    size_t there = residues->rank[start] + rest;
    unsigned long r =
        there < residues->count ? residues->list[there] : residues->list[there - residues->count] + residues->modulus;
    mpz_add_ui(out, out, r - start);
}

static void interval_clear(struct interval *interval)
{
    mpz_clears(interval->from, interval->to, interval->before, NULL);
    residues_drop(interval->residues);
}

/* ---- making ---- */

struct integers *integers_new(void)
{
    struct integers *set = mem_alloc(sizeof *set);
    mpz_init(set->size);
    return set;
}

/* Is there no member of such residues between the two, so that they are one? */
static bool continues(const struct interval *last, const struct interval *next)
{
    if (last->above || next->below)
        return false; /* cannot be: they are in order */
    if (!residues_equal(last->residues, next->residues))
        return false;
    mpz_t behind;
    mpz_init(behind);
    mpz_add_ui(behind, last->to, 1);
    struct interval open = {.below = true, .above = true, .residues = last->residues};
    interval_next(&open, behind, behind);
    bool same = mpz_cmp(behind, next->from) == 0;
    mpz_clear(behind);
    return same;
}

/* Ends become members; false: nothing is in it. */
static bool tighten(struct interval *interval)
{
    if (!interval->below && !interval->above && mpz_cmp(interval->from, interval->to) > 0)
        return false;
    if (!interval->residues)
        return true;
    struct interval open = {.below = true, .above = true, .residues = interval->residues};
    if (!interval->below)
        interval_next(&open, interval->from, interval->from);
    if (!interval->above)
        interval_previous(&open, interval->to, interval->to);
    if (interval->below || interval->above)
        return true;
    int order = mpz_cmp(interval->from, interval->to);
    if (order == 0) {
        residues_drop(interval->residues);
        interval->residues = NULL;
    }
    return order <= 0;
}

void integers_append(struct integers *set, mpz_srcptr from, mpz_srcptr to, struct residues *residues)
{
    struct interval next = {.below = !from, .above = !to, .residues = residues};
    mpz_inits(next.from, next.to, next.before, NULL);
    if (from)
        mpz_set(next.from, from);
    if (to)
        mpz_set(next.to, to);
    if (!tighten(&next)) {
        interval_clear(&next);
        return;
    }
    struct interval *last = set->count ? &set->items[set->count - 1] : NULL;
    if (last && continues(last, &next)) {
        last->above = next.above;
        mpz_swap(last->to, next.to);
        interval_clear(&next);
        return;
    }
    vector_push(set, next);
}

struct integers *integers_finish(struct integers *set)
{
    mpz_set_ui(set->size, 0);
    if (!integers_finite(set))
        return set;
    mpz_t size;
    mpz_init(size);
    for (size_t i = 0; i < set->count; i++) {
        mpz_set(set->items[i].before, set->size);
        interval_rank(&set->items[i], set->items[i].to, size);
        mpz_add(set->size, set->size, size);
    }
    mpz_clear(size);
    return set;
}

struct integers *integers_none(void)
{
    return integers_new();
}

struct integers *integers_all(void)
{
    return integers_between(NULL, NULL);
}

struct integers *integers_between(const mpz_t least, const mpz_t greatest)
{
    struct integers *set = integers_new();
    integers_append(set, least, greatest, NULL);
    return integers_finish(set);
}

struct integers *integers_half(const mpz_t end, bool up)
{
    return up ? integers_between(end, NULL) : integers_between(NULL, end);
}

struct integers *integers_residues(const bool *present, size_t modulus)
{
    struct integers *set = integers_new();
    struct residues *residues;
    if (residues_of(present, modulus, &residues) != RESIDUES_NONE)
        integers_append(set, NULL, NULL, residues);
    return integers_finish(set);
}

struct integers *integers_of_lengths(const struct lengths *lengths)
{
    struct integers *set = integers_new();
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    for (size_t i = 0; i < lengths->base; i++)
        if (lengths->present[i]) {
            mpz_set_ui(from, i);
            while (i + 1 < lengths->base && lengths->present[i + 1])
                i++;
            mpz_set_ui(to, i);
            integers_append(set, from, to, NULL);
        }
    if (lengths->period) {
        bool *present = mem_array(lengths->period, sizeof *present);
        for (size_t i = 0; i < lengths->period; i++)
            present[(lengths->base + i) % lengths->period] = lengths->present[lengths->base + i];
        struct residues *residues;
        mpz_set_ui(from, lengths->base);
        if (residues_of(present, lengths->period, &residues) != RESIDUES_NONE)
            integers_append(set, from, NULL, residues);
        mem_free(present);
    }
    mpz_clears(from, to, NULL);
    set->brief = true;
    return integers_finish(set);
}

struct integers *integers_copy(const struct integers *set)
{
    struct integers *copy = integers_new();
    vector_reserve(copy, set->count);
    for (size_t i = 0; i < set->count; i++) {
        const struct interval *old = &set->items[i];
        struct interval *new = &copy->items[copy->count++];
        *new = (struct interval){.below = old->below, .above = old->above};
        new->residues = residues_share(old->residues);
        mpz_init_set(new->from, old->from);
        mpz_init_set(new->to, old->to);
        mpz_init_set(new->before, old->before);
    }
    mpz_set(copy->size, set->size);
    copy->brief = set->brief;
    return copy;
}

void integers_free(struct integers *set)
{
    if (!set)
        return;
    for (size_t i = 0; i < set->count; i++)
        interval_clear(&set->items[i]);
    vector_release(set);
    mpz_clear(set->size);
    mem_free(set);
}

/* ---- asking ---- */

bool integers_empty(const struct integers *set)
{
    return set->count == 0;
}

bool integers_finite(const struct integers *set)
{
    return !set->count || (!set->items[0].below && !set->items[set->count - 1].above);
}

size_t integers_find(const struct integers *set, const mpz_t n)
{
    size_t low = 0, high = set->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct interval *interval = &set->items[middle];
        if (!interval->above && mpz_cmp(interval->to, n) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool integers_contains(const struct integers *set, const mpz_t n)
{
    size_t i = integers_find(set, n);
    if (i == set->count)
        return false;
    const struct interval *interval = &set->items[i];
    if (!interval->below && mpz_cmp(n, interval->from) < 0)
        return false;
    return !interval->residues ||
           residues_have(interval->residues, (uint32_t)mpz_fdiv_ui(n, interval->residues->modulus));
}

bool integers_count(const struct integers *set, mpz_t count)
{
    mpz_set(count, set->size);
    return integers_finite(set);
}

bool integers_least(const struct integers *set, mpz_t out)
{
    if (!set->count || set->items[0].below)
        return false;
    mpz_set(out, set->items[0].from);
    return true;
}

bool integers_greatest(const struct integers *set, mpz_t out)
{
    if (!set->count || set->items[set->count - 1].above)
        return false;
    mpz_set(out, set->items[set->count - 1].to);
    return true;
}

bool integers_next(const struct integers *set, const mpz_t from, mpz_t out)
{
    size_t i = integers_find(set, from);
    return i < set->count && interval_next(&set->items[i], from, out);
}

void integers_nth(const struct integers *set, const mpz_t index, mpz_t out)
{
    if (!integers_finite(set) || mpz_sgn(index) < 0 || mpz_cmp(index, set->size) >= 0)
        BUG("the set has no such member");
    size_t low = 0, high = set->count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (mpz_cmp(set->items[middle].before, index) <= 0)
            low = middle;
        else
            high = middle;
    }
    mpz_t inside;
    mpz_init(inside);
    mpz_sub(inside, index, set->items[low].before);
    interval_nth(&set->items[low], inside, out);
    mpz_clear(inside);
}
