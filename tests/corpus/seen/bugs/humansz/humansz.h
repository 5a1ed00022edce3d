#ifndef HUMANSZ_H
#define HUMANSZ_H

#include <stddef.h>
#include <stdint.h>

/*
 * Sizes for people: 1536 <-> "1.5K".
 *
 * Units are B (1), K, M, G, T, P and E, each 1024 times the one before.  Sizes
 * may be negative, as differences are.
 */

/* Enough for whatever the functions below write. */
#define HS_TEXT_SIZE 32

typedef enum hs_status {
    HS_OK,
    HS_SYNTAX, /* not a number with an optional unit */
    HS_RANGE   /* does not fit int64_t */
} hs_status;

/* Reads a decimal integer with an optional sign, followed by an optional unit
 * (upper or lower case): "10", "-3k", "+4G".  *bytes is only written if HS_OK
 * is returned. */
hs_status hs_parse(const char *text, int64_t *bytes);

/* Writes a size with one decimal in the largest unit that is not larger than
 * it: "0B", "1023B", "1.0K", "-2.5G".  Decimals that are left over are cut off.
 * At most `size` characters are written, with the terminator; the length of
 * the whole text is returned, as by snprintf(). */
int hs_format(int64_t bytes, char *out, size_t size);

/* Writes a size without loss, in the largest unit that divides it: "1536B",
 * "3K".  hs_parse() reads it back.  Otherwise like hs_format(). */
int hs_format_exact(int64_t bytes, char *out, size_t size);

/* The bytes of a unit, 0 if there is no such unit. */
int64_t hs_unit(char unit);

/* The sum, or the nearest number that fits. */
int64_t hs_add(int64_t a, int64_t b);

/* The multiple of a unit next to the size, towards zero; the size itself if
 * there is no such unit. */
int64_t hs_truncate(int64_t bytes, char unit);

#endif
