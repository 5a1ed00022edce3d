#ifndef GAUGE_H
#define GAUGE_H

#include <stddef.h>
/* Rows of samples.  A gauge is armed with gauge_arm() before the first sample,
 * and gauge_take() must not be called after gauge_seal(). */
typedef struct gauge gauge;
typedef int gauge_mark;

/* A row for `width` samples, 1 to 64. */
gauge *gauge_new(unsigned width);
void gauge_free(gauge *g);
void gauge_arm(gauge *g);
void gauge_seal(gauge *g);
void gauge_take(gauge *g, int sample);
size_t gauge_taken(const gauge *g);
/* The sample at this place, which must be below gauge_taken(). */
int gauge_at(const gauge *g, size_t place);
/* The last sample; there must be one. */
int gauge_last(const gauge *g);
/* Remembers how many samples there are now. */
gauge_mark gauge_set_mark(gauge *g);
/* Forgets the samples that came after a mark. */
void gauge_back_to(gauge *g, gauge_mark mark);
/* Adds the samples of another gauge; the two must not be the same. */
void gauge_add(gauge *to, gauge *from);

#endif
