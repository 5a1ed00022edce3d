#ifndef ROLLMED_H
#define ROLLMED_H

#include <stdbool.h>
#include <stdint.h>

/* rollmed: statistics over the last samples of a signal. */

#define ROLLMED_MAX 128

typedef struct rollmed rollmed;

/* A window of `width` samples, 1 to ROLLMED_MAX; NULL otherwise. */
rollmed *rollmed_new(int width);
void rollmed_free(rollmed *w);

/* Adds a sample; when the window is full the oldest one falls out. */
void rollmed_push(rollmed *w, int32_t sample);

/* Samples in the window, and as many as it can hold. */
int rollmed_count(const rollmed *w);
int rollmed_width(const rollmed *w);

/* The i-th sample, the oldest is 0.  0 if there is none. */
int32_t rollmed_at(const rollmed *w, int i);

/* All of these are 0 for an empty window.  The median of an even number of
 * samples is the lower one of the two in the middle; the mean is rounded
 * towards 0. */
int32_t rollmed_median(const rollmed *w);
int32_t rollmed_mean(const rollmed *w);
int32_t rollmed_min(const rollmed *w);
int32_t rollmed_max(const rollmed *w);

/* Changes the width and keeps the newest samples, as many as fit.  False, and
 * nothing changed, for a width that rollmed_new() does not take or when
 * memory is out. */
bool rollmed_resize(rollmed *w, int width);

void rollmed_clear(rollmed *w);

#endif
