#ifndef SAMPSTAT_H
#define SAMPSTAT_H

#include <stdbool.h>
#include <stddef.h>

/* Descriptive statistics of samples. */

#define SAMPSTAT_MAX 10000 /* samples at most */

typedef struct sampstat sampstat;

/* What sampstat_summarize() fills in. */
typedef struct {
    size_t count;
    double min;
    double max;
    double mean;
    double stddev; /* of the sample (n - 1); 0 below two samples */
} sampstat_summary;

sampstat *sampstat_create(void);
void sampstat_destroy(sampstat *s);

/* False when the value is not finite, there are SAMPSTAT_MAX samples or there
   is no memory. */
bool sampstat_add(sampstat *s, double value);
/* Forget all samples. */
void sampstat_reset(sampstat *s);

size_t sampstat_count(const sampstat *s);
/* The middle one, or the mean of the two in the middle; 0 without samples. */
double sampstat_median(const sampstat *s);

/* False, with *out untouched, when there are no samples. */
bool sampstat_summarize(const sampstat *s, sampstat_summary *out);

/* Functions on a summary. */

/* max - min */
double sampstat_range(const sampstat_summary *summary);
/* Whether a value is more than `limit` standard deviations from the mean.  If
   there is no deviation, every value but the mean is. */
bool sampstat_is_outlier(const sampstat_summary *summary, double value, double limit);

#endif
