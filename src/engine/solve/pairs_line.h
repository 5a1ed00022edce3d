/* Numbers on a line, kept in order: who is nearest? */
#ifndef ASSAY_ENGINE_SOLVE_PAIRS_LINE_H
#define ASSAY_ENGINE_SOLVE_PAIRS_LINE_H

#include "front/lang/lang.h"

/* A point's rank is its floor, cut to 64 bits: most comparisons end there. */
struct line_point {
    int64_t rank;
    const struct lang_value *value;
};

/* Blocks of at most LINE_BLOCK points, none of them empty, all in order. */
struct line {
    struct line_block **items;
    size_t count, capacity;
};
void line_release(struct line *line);
void line_add(struct line *line, const struct lang_value *value); /* which must outlive it */
/* Is a point nearer than distance? */
bool line_near(const struct line *line, const struct lang_value *value, const struct lang_value *distance);

/* Are two numbers, Dates or DateTimes at least that far apart? */
bool values_apart(const struct lang_value *a, const struct lang_value *b, const struct lang_value *distance);

#endif
