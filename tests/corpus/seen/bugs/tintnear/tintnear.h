/*  tintnear.h -- small RGB colours: conversion, comparison, similarity.
 *
 *  Everything here works on values; nothing is allocated.
 */
#ifndef TINTNEAR_H
#define TINTNEAR_H

#include <stdbool.h>
#include <stddef.h>

typedef struct { unsigned char r, g, b; } tint;

/*  h is in [0, 360), s and l in [0, 1].  The hue of greys is 0 by convention.  */
typedef struct { double h, s, l; } tint_hsl;

/*  How far apart two colours may be to count as alike: degrees of hue, and
 *  parts of saturation and lightness.  Negative or NaN counts as 0.  */
typedef struct { double hue, sat, light; } tint_tol;

/*  "#rgb" or "#rrggbb", upper or lower case.  False, and *out unchanged, when
 *  the text is anything else.  */
bool tint_parse(const char *text, tint *out);

/*  "#rrggbb" with its NUL.  */
void tint_format(tint c, char out[8]);

tint_hsl tint_to_hsl(tint c);

/*  Any numbers will do: the hue is taken modulo 360, the others are clamped,
 *  NaN and infinite hues count as 0.  */
tint tint_from_hsl(tint_hsl hsl);

/*  Equality, a hash that goes with it, and a total order for qsort().  */
bool tint_eq(tint a, tint b);
unsigned tint_hash(tint c);
int tint_cmp(const void *a, const void *b);

/*  Whether two colours look alike: they differ by no more than the tolerances
 *  in hue (along the shorter arc), saturation and lightness.  Hue says nothing
 *  about greys (colours with r == g == b) and is not looked at when one of the
 *  two is grey.  */
bool tint_alike(tint a, tint b, tint_tol tol);

/*  The index of the first of n colours which is alike, or n.  The palette may be
 *  NULL when n is 0.  */
size_t tint_find(const tint *palette, size_t n, tint c, tint_tol tol);

/*  From a (t = 0) to b (t = 1); t is clamped, NaN counts as 0.  */
tint tint_mix(tint a, tint b, double t);

/*  The grey of the same lightness.  */
tint tint_grey(tint c);

#endif
