#ifndef HISTRING_H
#define HISTRING_H

#include <stdbool.h>
#include <stddef.h>

/*! \file
 * The last N samples of something, in a ring. Older samples are forgotten.
 */

typedef struct hist hist;

/*! The largest number of slots. */
#define HIST_SLOTS 4096

/*! Creates a history with room for \a slots samples. With 0 slots it keeps
 *  nothing, which is allowed. NULL if \a slots is more than HIST_SLOTS. */
hist *hist_create(size_t slots);
void hist_destroy(hist *h);

/*! Adds a sample; the oldest is dropped if there is no room. */
void hist_add(hist *h, double sample);

/*! Number of samples kept now. */
size_t hist_length(const hist *h);
/*! Room for samples. */
size_t hist_slots(const hist *h);
/*! Number of samples ever added. */
unsigned long hist_added(const hist *h);

/*! The sample of an age; the newest has age 0. False if there is none. */
bool hist_get(const hist *h, size_t age, double *sample);

/*! The mean of what is kept, 0 of nothing. */
double hist_mean(const hist *h);
/*! The smallest and the largest of what is kept; false of nothing. */
bool hist_range(const hist *h, double *low, double *high);

/*! Changes the number of slots, from 0 to HIST_SLOTS. The newest samples stay,
 *  as many as there is room for. False, and nothing is changed, if \a slots
 *  is too large or memory is out. */
bool hist_resize(hist *h, size_t slots);

/*! Forgets all samples. */
void hist_clear(hist *h);

#endif
