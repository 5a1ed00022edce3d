#ifndef REALTXT_H
#define REALTXT_H

/* realtxt: doubles as text, for reports.
 *
 * All rt_* writers follow snprintf: at most size bytes of out are written, the
 * last of them '\0', and the length of the whole text is returned, whether it
 * fitted or not.  out may be NULL when size is 0.
 *
 * places is brought into 0 .. RT_PLACES.  Values that are not finite are
 * "nan", "inf" and "-inf" everywhere.  The decimal point is '.' in the C
 * locale, which is assumed.  No other pointer may be NULL. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RT_PLACES 15

size_t rt_fixed(double v, int places, char *out, size_t size);   /* 1234.50 */
size_t rt_sci(double v, int places, char *out, size_t size);     /* 1.2345e+03 */
size_t rt_short(double v, char *out, size_t size);               /* fewest digits that rt_parse reads back as v */
size_t rt_percent(double v, int places, char *out, size_t size); /* 0.125 is 12.5% */

/* 1,234,567.50, with sep between groups of three digits, nothing when sep is
 * '\0'. */
size_t rt_grouped(double v, int places, char sep, char *out, size_t size);

/* "512 B", "1.5 KiB", ... one place from KiB on */
size_t rt_bytes(uint64_t n, char *out, size_t size);

/* Fixed, with blanks on the left up to width (at most 200). */
size_t rt_column(double v, int places, unsigned width, char *out, size_t size);

/* The whole text has to be a number.  On false *v is left alone. */
bool rt_parse(const char *text, double *v);

#endif
