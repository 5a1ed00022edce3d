#ifndef BIDILVL_H
#define BIDILVL_H
/* Embedding levels of bidirectional text (explicit codes of UAX #9, old style).
   All arrays are the caller's and have n elements. */
#include <stddef.h>
#include <stdint.h>

/* classes */
enum { BL_L, BL_R, BL_NUM, BL_WS, BL_LRE, BL_RLE, BL_PDF };

/* Deepest level. Codes that would go deeper are ignored, along with their PDF. */
#define BL_MAX_LEVEL 15

/* class of a code point; what isn't known is BL_L */
uint8_t bl_class(uint32_t cp);

/* 1 if the first strong character is right-to-left, 0 if not or there is none */
int bl_base(const uint8_t *classes, size_t n);

/* base: 0 or 1. levels[i] becomes the level of character i.
   The codes have the level of the text around them.
   -1 for another base, or a class that's none of the above; 0 otherwise. */
int bl_levels(const uint8_t *classes, size_t n, int base, uint8_t *levels);

/* greatest level, 0 for n = 0 */
uint8_t bl_deepest(const uint8_t *levels, size_t n);

/* Order for display: order[k] is the index of what's shown at k from the left.
   Any levels will do. */
void bl_order(const uint8_t *levels, size_t n, size_t *order);

/* Calls fn for each run of one level; stops when it returns non-zero and returns that, else 0. */
typedef int bl_run_fn(size_t start, size_t len, uint8_t level, void *arg);
int bl_runs(const uint8_t *levels, size_t n, bl_run_fn *fn, void *arg);

#endif
