#ifndef TINTHEX_H
#define TINTHEX_H

#include <stdbool.h>
#include <stdint.h>

/* Colours as in style sheets. */
struct tint {
    uint8_t r, g, b;
    uint8_t a; /* 255 is opaque */
};

#define TINT_TEXT 10 /* "#rrggbbaa" and a terminator */

/* Reads "#rgb", "#rrggbb" or "#rrggbbaa" in digits of either case; without
   aa the colour is opaque. False, and nothing changed, for other texts. */
bool tint_parse(const char *text, struct tint *tint);

/* Writes the shortest text that tint_parse() reads as the same colour, in
   small letters. `text` has room for TINT_TEXT characters. */
void tint_format(struct tint tint, char *text);

bool tint_equal(struct tint a, struct tint b);

/* The complement; alpha stays. */
struct tint tint_invert(struct tint tint);

/* From a (at 0) to b (at 255). */
struct tint tint_mix(struct tint a, struct tint b, uint8_t at);

struct tint tint_with_alpha(struct tint tint, uint8_t alpha);

/* Brightness, 0 to 255. */
uint8_t tint_luma(struct tint tint);

#endif
