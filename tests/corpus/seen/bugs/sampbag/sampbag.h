#ifndef SAMPBAG_H
#define SAMPBAG_H

#include <stdbool.h>
#include <stddef.h>

/* sampbag: a bag of samples, with running moments and exact quantiles.
 *
 * A bag is a plain struct that may live anywhere:
 *
 *     struct sampbag b = SAMPBAG_INIT;
 *     sampbag_add(&b, 1.5);
 *     ...
 *     sampbag_clear(&b);
 *
 * Bags must not be copied by assignment (use sampbag_merge into an empty one).
 * The members are for reading only. */

struct sampbag {
    double *samples; /* NULL in an empty bag */
    size_t count;
    size_t room;
    double mean;  /* 0 in an empty bag */
    double m2;    /* sum of squared distances from the mean */
    bool sorted;
};

#define SAMPBAG_INIT { NULL, 0, 0, 0.0, 0.0, true }

/* no bag gets larger than this, and no sample farther from 0 */
#define SAMPBAG_MAX 65536
#define SAMPBAG_LIMIT 1e150

/* Same as assigning SAMPBAG_INIT; for bags that were allocated. Does not free
 * what may be in b. */
void sampbag_init(struct sampbag *b);

/* Drops all samples and their memory. The bag is empty then and can be used
 * on; clearing an empty bag does nothing. */
void sampbag_clear(struct sampbag *b);

/* Puts a sample into the bag. false, with the bag unchanged, when x is a
 * NaN or beyond +-SAMPBAG_LIMIT, the bag is full or memory is short. */
bool sampbag_add(struct sampbag *b, double x);

/* Puts all samples of `from` into `into`, where from keeps them too. The two
 * may be the same bag, which has each of its samples twice afterwards. false,
 * with `into` unchanged, when there would be more than SAMPBAG_MAX or memory
 * is short. */
bool sampbag_merge(struct sampbag *into, const struct sampbag *from);

/* Variance of the samples (the n-1 kind); 0 for fewer than two. */
double sampbag_variance(const struct sampbag *b);

/* The q-quantile, interpolated between neighbours; q is clamped to 0..1 and a
 * NaN is taken for 0.5. 0 for an empty bag. Sorts the samples, hence no const. */
double sampbag_quantile(struct sampbag *b, double q);

/* Counts the samples x with lo <= x < hi. */
size_t sampbag_between(const struct sampbag *b, double lo, double hi);

/* Removes one sample equal to x; false if there is none. */
bool sampbag_remove(struct sampbag *b, double x);

#endif
