#ifndef SPANMAP_H
#define SPANMAP_H

#include <stddef.h>

/* map from integers to values, stored as half-open spans [lo, hi) */

#define SMAP_MAX 4096

struct smap;

struct smap *smap_new(void);
void smap_free(struct smap *m);

/* 0, or -1 if the map is full or out of memory */
int smap_assign(struct smap *m, long lo, long hi, int value);
int smap_erase(struct smap *m, long lo, long hi);
void smap_clear(struct smap *m);

/* 1 and the value, or 0 */
int smap_get(const struct smap *m, long key, int *value);
size_t smap_spans(const struct smap *m);
int smap_span(const struct smap *m, size_t i, long *lo, long *hi, int *value);

#endif
