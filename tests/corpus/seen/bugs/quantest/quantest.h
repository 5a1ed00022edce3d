#ifndef QUANTEST_H
#define QUANTEST_H

#include <stddef.h>

/* A collection of measurements. Results that do not exist (of an empty
   sample, say) are NaN. */

typedef struct qsample qsample;

qsample *qs_new(void);
void qs_free(qsample *s);

/* 0, or -1 for a value that is not finite or when memory is out */
int qs_add(qsample *s, double value);
/* 0, or -1 and nothing added */
int qs_merge(qsample *s, const qsample *other);
void qs_clear(qsample *s);

size_t qs_count(const qsample *s);
double qs_mean(const qsample *s);
double qs_variance(const qsample *s);
double qs_min(const qsample *s);
double qs_max(const qsample *s);

/* smallest value with at least a part q (0 to 1) of the sample at or below it; 
   NaN for other q */
double qs_quantile(const qsample *s, double q);

/* how many values are at or below x */
size_t qs_rank(const qsample *s, double x);

#endif
