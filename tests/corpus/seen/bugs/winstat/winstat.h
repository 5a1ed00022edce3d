#ifndef WINSTAT_H
#define WINSTAT_H

#include <stdbool.h>
#include <stddef.h>

/* Statistics of the last samples of a stream: those in a window. */
typedef struct winstat winstat;

#define WINSTAT_MAX 1024

/* A window of `size` samples, 1 to WINSTAT_MAX; NULL when the size is another
   or memory is out.  It begins without samples. */
winstat *winstat_new(size_t size);
void winstat_free(winstat *window);

/* Adds a sample; the oldest one leaves when the window is full. */
void winstat_add(winstat *window, int sample);
/* Gives the window another size, within the same limits.  The newest samples
   stay, as many as there are and fit.  False, and nothing changed, otherwise. */
bool winstat_resize(winstat *window, size_t size);
/* Forgets all samples. */
void winstat_reset(winstat *window);

size_t winstat_size(const winstat *window);
/* The number of samples in the window, at most its size. */
size_t winstat_count(const winstat *window);
long long winstat_sum(const winstat *window);
/* The least and the greatest sample; false when there is none. */
bool winstat_min(const winstat *window, int *out);
bool winstat_max(const winstat *window, int *out);
/* The newest sample; false when there is none. */
bool winstat_last(const winstat *window, int *out);

#endif
