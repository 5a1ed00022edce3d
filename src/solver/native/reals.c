#include "solver/native/reals_parts.h"

int cut_compare(const struct cut *a, const struct cut *b)
{
    int order = mpq_cmp(a->at, b->at);
    return order ? order : (int)a->after - (int)b->after;
}

struct reals *reals_new(bool below)
{
    struct reals *set = mem_alloc(sizeof *set);
    set->below = below;
    return set;
}

void reals_add_cut(struct reals *set, const mpq_t at, bool after)
{
    struct cut cut = {.after = after};
    mpq_init(cut.at);
    mpq_set(cut.at, at);
    if (set->count && cut_compare(&set->items[set->count - 1], &cut) == 0) {
        mpq_clear(cut.at);
        mpq_clear(set->items[--set->count].at);
        return;
    }
    vector_push(set, cut);
}

struct reals *reals_all(void)
{
    return reals_new(true);
}

struct reals *reals_none(void)
{
    return reals_new(false);
}

struct reals *reals_half(const mpq_t end, bool up, bool with_end)
{
    struct reals *set = reals_new(!up);
    reals_add_cut(set, end, up != with_end);
    return set;
}

struct reals *reals_point(const mpq_t at)
{
    struct reals *set = reals_new(false);
    reals_add_cut(set, at, false);
    reals_add_cut(set, at, true);
    return set;
}

struct reals *reals_copy(const struct reals *set)
{
    struct reals *copy = reals_new(set->below);
    for (size_t i = 0; i < set->count; i++)
        reals_add_cut(copy, set->items[i].at, set->items[i].after);
    return copy;
}

void reals_free(struct reals *set)
{
    if (!set)
        return;
    for (size_t i = 0; i < set->count; i++)
        mpq_clear(set->items[i].at);
    vector_release(set);
    grids_free(set->grids);
    mem_free(set);
}

struct reals *reals_not(const struct reals *set)
{
    struct reals *result = reals_copy(set);
    result->below = !set->below;
    return result;
}

/* Both sets are read from left to right; a cut is kept where what is said of both changes. */
static struct reals *merge(const struct reals *a, const struct reals *b, bool and)
{
    bool in_a = a->below, in_b = b->below, in = and ? in_a && in_b : in_a || in_b;
    struct reals *result = reals_new(in);
    for (size_t i = 0, j = 0; i < a->count || j < b->count;) {
        int order = i == a->count ? 1 : j == b->count ? -1 : cut_compare(&a->items[i], &b->items[j]);
        const struct cut *cut = order <= 0 ? &a->items[i] : &b->items[j];
        if (order <= 0) {
            in_a = !in_a;
            i++;
        }
        if (order >= 0) {
            in_b = !in_b;
            j++;
        }
        bool now = and ? in_a && in_b : in_a || in_b;
        if (now != in)
            reals_add_cut(result, cut->at, cut->after);
        in = now;
    }
    return result;
}

struct reals *reals_and(const struct reals *a, const struct reals *b)
{
    return merge(a, b, true);
}

struct reals *reals_or(const struct reals *a, const struct reals *b)
{
    return merge(a, b, false);
}

struct reals *reals_both(struct reals *a, struct reals *b, bool and)
{
    struct reals *result = a && b ? merge(a, b, and) : NULL;
    reals_free(a);
    reals_free(b);
    return result;
}

bool reals_empty(const struct reals *set)
{
    return !set->below && !set->count;
}

bool reals_contains(const struct reals *set, const mpq_t x)
{
    size_t low = 0, high = set->count; /* how many cuts are before x */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = mpq_cmp(set->items[middle].at, x);
        if (order < 0 || (order == 0 && !set->items[middle].after))
            low = middle + 1;
        else
            high = middle;
    }
    return set->below != (low % 2 == 1);
}

size_t reals_stretches(const struct reals *set)
{
    return (set->count + set->below + 1) / 2;
}

struct stretch reals_stretch(const struct reals *set, size_t i)
{
    size_t from = 2 * i - set->below, to = from + 1; /* wraps to no cut at all before the first */
    return (struct stretch){from < set->count ? &set->items[from] : NULL, to < set->count ? &set->items[to] : NULL};
}

bool stretch_is_point(const struct stretch *stretch)
{
    return stretch->from && stretch->to && mpq_equal(stretch->from->at, stretch->to->at);
}

bool reals_finite(const struct reals *set, mpz_t count)
{
    mpz_set_ui(count, reals_stretches(set));
    for (size_t i = 0; i < reals_stretches(set); i++) {
        struct stretch stretch = reals_stretch(set, i);
        if (!stretch_is_point(&stretch))
            return false;
    }
    return true;
}
