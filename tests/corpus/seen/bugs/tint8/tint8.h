#ifndef TINT8_H
#define TINT8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A colour of 8 bits a channel.  Alpha is 0 (transparent) to 255 (opaque). */
typedef struct {
    uint8_t r, g, b, a;
} tint;

tint tint_rgb(uint8_t r, uint8_t g, uint8_t b); /**< opaque */
tint tint_rgba(uint8_t r, uint8_t g, uint8_t b, uint8_t a);

/** Reads "#rgb", "#rrggbb" or "#rrggbbaa".  False for anything else. */
bool tint_parse(const char *text, tint *out);

/** Writes "#rrggbbaa" and a terminator, cut to size - 1 characters; nothing
 *  when the size is 0.  Returns 9. */
size_t tint_format(tint t, char *buffer, size_t size);

/** Moves from a (at 0) to b (at 255). */
tint tint_mix(tint a, tint b, uint8_t amount);

/** The top colour laid over the bottom one, as seen through its alpha. The
 *  result has the greater alpha of both. */
tint tint_over(tint top, tint bottom);

/** Brightness, 0 to 255. */
uint8_t tint_luma(tint t);

/** Whether two colours look the same.  Colours that are fully transparent all
 *  do, whatever their other channels are. */
bool tint_equal(tint a, tint b);

/** A hash for tables with colours as keys: tints that are equal have the same
 *  hash. */
uint32_t tint_hash(tint t);

#endif
