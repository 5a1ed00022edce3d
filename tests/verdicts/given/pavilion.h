#ifndef PAVILION_H
#define PAVILION_H

#include <stddef.h>
#include <stdint.h>

/* Rows of flags. */
typedef uint64_t row_index;
struct row;
struct row *row_new(row_index flags);
void row_free(struct row *r);
row_index row_length(const struct row *r);
/* Sets one flag; the row grows. */
int row_set(struct row *r, row_index at);
/* Rows do not have to be of the same length. */
int row_compare(const struct row *a, const struct row *b);

/* A yard, in memory of the caller's. */
struct yard;
struct yard *yard_create(void *mem, size_t bytes);
/* A court, likewise; NULL for memory that is too small. */
struct court;
struct court *court_create(void *mem, size_t bytes);

/* How many frames there are in a second of samples. */
long frames(double samples, double each);
long frames_of(const double *samples, unsigned n);

#endif
