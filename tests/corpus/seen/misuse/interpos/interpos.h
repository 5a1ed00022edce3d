/* interpos - fast look-up in long tables of numbers
 *
 * An index divides the span of the numbers into buckets of equal width, so that
 * a search only looks at the few numbers of one bucket.
 */
#ifndef INTERPOS_H
#define INTERPOS_H

#include <stddef.h>
#include <stdint.h>

#define IP_NONE ((size_t)-1)
#define IP_MAX  ((size_t)1 << 22)

typedef struct ip_index ip_index;

/* An index over an ascending table of n numbers (equal ones may follow each
 * other). The table is not copied. NULL if n > IP_MAX or memory is exhausted. */
ip_index *ip_build(const int32_t *table, size_t n);

/* Frees the index, not the table. */
void ip_free(ip_index *ix);

size_t ip_size(const ip_index *ix);

/* The i-th number. */
int32_t ip_at(const ip_index *ix, size_t i);

/* Place of the first number that is not less than key; ip_size() if all are. */
size_t ip_lower(const ip_index *ix, int32_t key);

/* Place of the first number that is greater than key; ip_size() if none is. */
size_t ip_upper(const ip_index *ix, int32_t key);

/* Place of the first number equal to key, or IP_NONE. */
size_t ip_find(const ip_index *ix, int32_t key);

/* How many numbers are in from..to, both included. */
size_t ip_count(const ip_index *ix, int32_t from, int32_t to);

/* Mean width of the buckets, for statistics; 0 for an empty table. */
double ip_width(const ip_index *ix);

#endif
