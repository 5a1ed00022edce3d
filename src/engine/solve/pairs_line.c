#include "engine/solve/pairs_line.h"

#include <string.h>
#include "base/vector.h"

#define LINE_BLOCK 256

struct line_block {
    size_t count;
    struct line_point points[LINE_BLOCK];
};

static int64_t integer_rank(mpz_srcptr n)
{
    if (mpz_fits_slong_p(n))
        return mpz_get_si(n);
    return mpz_sgn(n) < 0 ? INT64_MIN : INT64_MAX;
}

static int64_t rank_of(const struct lang_value *value)
{
    if (value->kind != LANG_REAL)
        return integer_rank(value->integer);
    mpz_t floor;
    mpz_init(floor);
    mpz_fdiv_q(floor, mpq_numref(value->real), mpq_denref(value->real));
    int64_t rank = integer_rank(floor);
    mpz_clear(floor);
    return rank;
}

static bool before(const struct line_point *a, const struct line_point *b)
{
    return a->rank != b->rank ? a->rank < b->rank : lang_value_compare(a->value, b->value) < 0;
}

bool values_apart(const struct lang_value *a, const struct lang_value *b, const struct lang_value *distance)
{
    bool apart;
    if (a->kind == LANG_REAL) {
        mpq_t gap;
        mpq_init(gap);
        mpq_sub(gap, a->real, b->real);
        mpq_abs(gap, gap);
        apart = mpq_cmp(gap, distance->real) >= 0;
        mpq_clear(gap);
    } else {
        mpz_t gap;
        mpz_init(gap);
        mpz_sub(gap, a->integer, b->integer);
        apart = mpz_sgn(distance->integer) <= 0 || mpz_cmpabs(gap, distance->integer) >= 0;
        mpz_clear(gap);
    }
    return apart;
}

/* The first block whose last point is not before this one; count: none. */
static size_t block_for(const struct line *line, const struct line_point *point)
{
    size_t low = 0, high = line->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const struct line_block *block = line->items[middle];
        if (before(&block->points[block->count - 1], point))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static size_t place_in(const struct line_block *block, const struct line_point *point)
{
    size_t low = 0, high = block->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (before(&block->points[middle], point))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void insert_block(struct line *line, size_t at, struct line_block *block)
{
    vector_push(line, block);
    memmove(&line->items[at + 1], &line->items[at], (line->count - 1 - at) * sizeof *line->items);
    line->items[at] = block;
}

/* Its upper part becomes the next one.  At the end of the line little is moved:
 * points often come in order. */
static void split(struct line *line, size_t at)
{
    struct line_block *block = line->items[at], *next = mem_alloc(sizeof *next);
    size_t stay = at + 1 == line->count ? LINE_BLOCK - 1 : LINE_BLOCK / 2;
    next->count = block->count - stay;
    memcpy(next->points, &block->points[stay], next->count * sizeof *next->points);
    block->count = stay;
    insert_block(line, at + 1, next);
}

void line_add(struct line *line, const struct lang_value *value)
{
    struct line_point point = {rank_of(value), value};
    size_t at = 0;
    if (line->count == 0)
        insert_block(line, 0, mem_alloc(sizeof(struct line_block)));
    else
        at = block_for(line, &point);
    if (at == line->count)
        at--;
    if (line->items[at]->count == LINE_BLOCK) {
        split(line, at);
        const struct line_block *lower = line->items[at];
        at += before(&lower->points[lower->count - 1], &point);
    }
    struct line_block *block = line->items[at];
    size_t place = place_in(block, &point);
    memmove(&block->points[place + 1], &block->points[place], (block->count - place) * sizeof *block->points);
    block->points[place] = point;
    block->count++;
}

bool line_near(const struct line *line, const struct lang_value *value, const struct lang_value *distance)
{
    if (line->count == 0)
        return false;
    struct line_point point = {rank_of(value), value};
    size_t at = block_for(line, &point);
    if (at < line->count) {
        const struct line_block *block = line->items[at];
        size_t place = place_in(block, &point);
        if (!values_apart(block->points[place].value, value, distance))
            return true;
        if (place > 0)
            return !values_apart(block->points[place - 1].value, value, distance);
    }
    if (at == 0)
        return false;
    const struct line_block *lower = line->items[at - 1];
    return !values_apart(lower->points[lower->count - 1].value, value, distance);
}

void line_release(struct line *line)
{
    for (size_t i = 0; i < line->count; i++)
        mem_free(line->items[i]);
    mem_free(line->items);
    *line = (struct line){0};
}
