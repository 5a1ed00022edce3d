#ifndef RINGFIT_H
#define RINGFIT_H
#include <stddef.h>

/* A byte ring whose capacity can be changed while it holds data. */

#define RF_MAX 65536

typedef struct ringfit ringfit;

ringfit *rf_new(size_t capacity);          /* 1..RF_MAX, else NULL */
void rf_free(ringfit *r);

/* One byte: 1 if done, 0 if full or empty. */
int rf_put(ringfit *r, unsigned char b);
int rf_get(ringfit *r, unsigned char *b);

/* As many bytes as go; the return value says how many. */
size_t rf_write(ringfit *r, const void *data, size_t n);
size_t rf_read(ringfit *r, void *data, size_t n);

/* The i-th oldest byte, -1 if there is none. */
int rf_peek(const ringfit *r, size_t i);

size_t rf_count(const ringfit *r);
size_t rf_space(const ringfit *r);
size_t rf_capacity(const ringfit *r);
void rf_clear(ringfit *r);

/* New capacity; the bytes in the ring are kept.  0, or -1 (and nothing
 * changed) if capacity is not 1..RF_MAX, is too small for what the ring
 * holds, or memory is out. */
int rf_resize(ringfit *r, size_t capacity);

#endif
