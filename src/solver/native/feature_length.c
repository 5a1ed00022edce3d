/* The length of a string that is a part of its own. */
#include "solver/native/feature_parts.h"

#define FIRST_BLOCK 64    /* lengths without end come in blocks, each twice as many as the one before */
#define WHOLE_LIMIT 4096  /* so many lengths are shuffled all together */

struct length_feature {
    struct feature feature;
    struct strings *strings;
    size_t *before, before_count; /* lengths below the base */
    size_t *cycle, cycle_count;   /* behind it */
    size_t base, period;
    struct integers *integers;
    struct text text;
};

static void list_lengths(struct length_feature *f, const struct lengths *lengths)
{
    f->base = lengths->base;
    f->period = lengths->period;
    f->before = mem_array(lengths->base + 1, sizeof *f->before);
    f->cycle = mem_array(lengths->period + 1, sizeof *f->cycle);
    for (size_t n = 0; n < lengths->base; n++)
        if (lengths->present[n])
            f->before[f->before_count++] = n;
    for (size_t n = lengths->base; n < lengths->base + lengths->period; n++)
        if (lengths->present[n])
            f->cycle[f->cycle_count++] = n;
}

/* The i-th by size; false: there is none, or it is beyond all sense. */
static bool length_at(const struct length_feature *f, uint64_t i, size_t *length)
{
    if (i < f->before_count) {
        *length = f->before[i];
        return true;
    }
    i -= f->before_count;
    if (f->cycle_count == 0 || i / f->cycle_count > SIZE_MAX / 2 / f->period)
        return false;
    *length = f->cycle[i % f->cycle_count] + i / f->cycle_count * f->period;
    return true;
}

/* Place i of the order: short ones first, block by block. */
static uint64_t ordered(const struct length_feature *f, uint64_t seed, uint64_t i)
{
    bool finite = f->cycle_count == 0;
    if (finite && f->before_count <= WHOLE_LIMIT)
        return i < f->before_count ? shuffle_small(f->before_count, seed, i) : i;
    uint64_t start = 0, size = FIRST_BLOCK;
    while (i - start >= size) {
        start += size;
        size *= 2;
    }
    if (finite && f->before_count > start && f->before_count - start < size)
        size = f->before_count - start;
    return i - start < size ? start + shuffle_small(size, seed, i - start) : i;
}

static bool put_string(struct length_feature *f, size_t length, uint64_t seed, uint64_t variation, struct arena *arena,
                       const struct lang_value **values)
{
    bool drawn = strings_draw_length(f->strings, length, seed, variation, &f->text) ||
                 (variation > 0 && strings_draw_length(f->strings, length, seed, 0, &f->text));
    if (drawn)
        values[f->strings->symbol->index] = lang_string(arena, f->text.s, f->text.length);
    return drawn;
}

static bool length_count(struct feature *feature, mpz_t count)
{
    const struct length_feature *f = (struct length_feature *)feature;
    mpz_set_ui(count, f->before_count);
    return f->cycle_count == 0;
}

static bool length_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                        const struct lang_value **values, const struct lang_value **value)
{
    struct length_feature *f = (struct length_feature *)feature;
    size_t length;
    if (i > UINT64_MAX / 4 || !length_at(f, ordered(f, seed, i), &length) ||
        !put_string(f, length, seed, variation, arena, values))
        return false;
    if (value)
        *value = lang_integer_small(arena, (long long)length);
    return true;
}

static bool length_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                         struct arena *arena, const struct lang_value **values)
{
    struct length_feature *f = (struct length_feature *)feature;
    return mpz_fits_ulong_p(value->integer) &&
           put_string(f, mpz_get_ui(value->integer), seed, variation, arena, values);
}

static const struct integers *length_integers(struct feature *feature)
{
    struct length_feature *f = (struct length_feature *)feature;
    if (!f->integers)
        f->integers = integers_of_lengths(strings_lengths(f->strings));
    return f->integers;
}

static void length_release(struct feature *feature)
{
    struct length_feature *f = (struct length_feature *)feature;
    integers_free(f->integers);
    mem_free(f->before);
    mem_free(f->cycle);
    text_release(&f->text);
}

struct feature *feature_of_length(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = length_count,
                                             .draw = length_draw,
                                             .reach = length_reach,
                                             .integers = length_integers,
                                             .release = length_release};
    struct part *p = &solutions->parts[part];
    if (p->kind != PART_STRING || term->op != LANG_LENGTH || term->args[0]->op != LANG_SYMBOL)
        return NULL;
    const struct lengths *lengths = strings_lengths(p->strings);
    if (!lengths)
        return NULL;
    struct length_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->feature.exact = p->exact;
    f->strings = p->strings;
    text_init(&f->text);
    list_lengths(f, lengths);
    return &f->feature;
}
