/* measbook.h - a little book of units of measurement
 *
 * The units are a constant table: there is nothing to set up or to free, and
 * pointers to units are good for ever.
 */
#ifndef MEASBOOK_H
#define MEASBOOK_H

#include <stdbool.h>
#include <stddef.h>

enum mb_quantity { MB_LENGTH, MB_MASS, MB_TIME, MB_TEMPERATURE, MB_QUANTITIES };

/* A unit is for passing around; ask the functions about it. */
struct mb_unit;

/* Size of the buffer for mb_format(). */
#define MB_FORMAT_SIZE 40

/* mb_count - how many units there are
 * mb_unit_at - unit number i, which is less than mb_count()
 */
size_t mb_count(void);
const struct mb_unit *mb_unit_at(size_t i);

/* mb_find - the unit with a symbol such as "km" or "degC"
 *
 * Case matters.  NULL if the book does not have it.
 */
const struct mb_unit *mb_find(const char *symbol);

/* mb_symbol, mb_name - "km" and "kilometre", for instance
 * mb_quantity_of - what a unit measures
 */
const char *mb_symbol(const struct mb_unit *u);
const char *mb_name(const struct mb_unit *u);
enum mb_quantity mb_quantity_of(const struct mb_unit *u);

/* mb_quantity_name - "length" and so on; q is one of the enum below
 * MB_QUANTITIES
 */
const char *mb_quantity_name(enum mb_quantity q);

/* mb_convert - x from one unit into another
 *
 * NaN if they do not measure the same quantity.
 */
double mb_convert(double x, const struct mb_unit *from, const struct mb_unit *to);

/* mb_best - the largest unit of the same quantity as u in which x is not below 1
 *
 * Or the smallest if there is none.  The sign of x does not count.  u itself for
 * temperatures, zero, infinities and NaN.
 */
const struct mb_unit *mb_best(double x, const struct mb_unit *u);

/* mb_format - writes "12.5 km"
 *
 * buf has MB_FORMAT_SIZE bytes at least.  Returns buf.
 */
char *mb_format(char *buf, double x, const struct mb_unit *u);

/* mb_parse - reads "12.5 km", "12.5km", with blanks before and after
 *
 * True if this is a finite number with a known unit; else *x and *u are left
 * alone.
 */
bool mb_parse(const char *text, double *x, const struct mb_unit **u);

#endif
