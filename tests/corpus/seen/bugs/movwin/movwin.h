#ifndef MOVWIN_H
#define MOVWIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Moving window over a series of samples.
 *
 * A window remembers the last "size" samples that were pushed and tells their
 * mean, least and greatest.  As long as fewer samples than that were pushed,
 * it is about those there are.
 */

#define MW_SIZE_MAX 4096

struct movwin;

/* New empty window.  NULL if size is 0 or more than MW_SIZE_MAX, or if there is
 * no memory. */
struct movwin *mw_new(size_t size);

/* Does nothing with NULL. */
void mw_free(struct movwin *w);

/* Pushes a sample; the oldest drops out if the window is full. */
void mw_push(struct movwin *w, int32_t sample);

/* Changes the size.  The newest samples that fit are kept.  False, and nothing
 * changed, in the cases in which mw_new gives NULL. */
bool mw_resize(struct movwin *w, size_t size);

/* Forgets the samples, not the size. */
void mw_clear(struct movwin *w);

size_t mw_size(const struct movwin *w);
size_t mw_count(const struct movwin *w);    /* samples there are, <= mw_size */

/* The sample that was pushed back samples ago, 0 for the newest.
 * False if there are not so many; *sample is left alone then. */
bool mw_at(const struct movwin *w, size_t back, int32_t *sample);

/* Mean of the samples; 0 if there are none. */
double mw_mean(const struct movwin *w);

/* Least and greatest sample.  False if there are none. */
bool mw_range(const struct movwin *w, int32_t *least, int32_t *greatest);

#endif
