#ifndef TALLYMOM_H
#define TALLYMOM_H

#include <stddef.h>

/* Samples and their statistics. */

typedef struct {
    double *samples;
    size_t n, room;
    int sorted;
} tally;

#define TALLY_INIT {NULL, 0, 0, 0}
#define TALLY_MAX 1000000

/* A tally starts as TALLY_INIT or with tally_init, and ends with tally_done
 * (after which it is as after tally_init). */
void tally_init(tally *t);
void tally_done(tally *t);

/* 0, or -1: not a number, TALLY_MAX are there, or no memory. */
int tally_add(tally *t, double x);

size_t tally_count(const tally *t);

/* These need at least one sample.  q is from 0 to 1. */
double tally_mean(const tally *t);
double tally_quantile(tally *t, double q);

/* 0 for fewer than two samples. */
double tally_variance(const tally *t);

/* The samples in rising order, in the tally's own array (until it changes). */
const double *tally_sorted(tally *t);

/* Hands all samples over: returns the array, sets *n to their number, and
 * leaves the tally empty.  The array is the caller's to free(); NULL when
 * there are no samples. */
double *tally_take(tally *t, size_t *n);

/* The other way round: t gets an array of n numbers (none of them NaN, at
 * most TALLY_MAX) that was made with malloc, and frees it in time.  Samples
 * which t had are lost. */
void tally_give(tally *t, double *samples, size_t n);

#endif
