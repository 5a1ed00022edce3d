#ifndef TAPBOX_H
#define TAPBOX_H

#include <stddef.h>

typedef struct tapbox tapbox;

/* An empty box; NULL: no memory. */
tapbox *tapbox_new(void);
void tapbox_free(tapbox *box);
/* Adds a number; the oldest goes when there are 8. */
void tapbox_push(tapbox *box, int number);
/* How many there are. */
size_t tapbox_count(const tapbox *box);
/* Room for up to `want` more, at most 4 of them; *got is how many. */
void tapbox_reserve(tapbox *box, size_t want, size_t *got);
/* Takes the first n of what was reserved, n <= *got. */
void tapbox_commit(tapbox *box, size_t n);

/* ---- Over the newest n, or all if there are fewer.  The box must ----
 * ---- have a number at least, and n be at least 1.                ---- */

int tapbox_mean(const tapbox *box, size_t n);

/* ---- Places ---- */

/* A place in a box, or past its end. */
typedef struct {
    const tapbox *box;
    size_t at;
} tapplace;

tapplace tapbox_first(const tapbox *box);
/* 0 if the place is past the end, else 1. */
int tapplace_here(tapplace place);
/* The number at the place, which is not past the end. */
int tapplace_number(tapplace place);
/* The next place, or past the end, where it stays. */
tapplace tapplace_next(tapplace place);

/* ---- Lines ---- */

/* Makes slopes of n points.  They must ascend, no two being equal.  False: n is 0. */
int tapbox_slopes(const int *points, size_t n, int *sum);
/* The whole of two boxes, of which `other` is one with the same count as `box`. */
int tapbox_whole(const tapbox *box, const tapbox *other);
/* The largest step between two that follow each other; 0 where there are none. */
int tapbox_step(const tapbox *box);

#endif
