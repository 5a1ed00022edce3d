/**
 * dimconv.h - conversion between units of measure.
 *
 * The program brings its own table of units:
 *
 *     static const dc_unit units[] = {
 *         // name  factor  offset   kg  m  s  K
 *         { "m",   1,      0,      { 0, 1, 0, 0 } },
 *         { "km",  1000,   0,      { 0, 1, 0, 0 } },
 *         { "s",   1,      0,      { 0, 0, 1, 0 } },
 *         { "h",   3600,   0,      { 0, 0, 1, 0 } },
 *         { "K",   1,      0,      { 0, 0, 0, 1 } },
 *         { "C",   1,      273.15, { 0, 0, 0, 1 } },
 *         { NULL,  0,      0,      { 0, 0, 0, 0 } }    // the end
 *     };
 *     dc_scale kmh, ms;
 *     dc_parse(units, "km/h", &kmh);
 *     dc_parse(units, "m/s", &ms);
 *     v = dc_convert(36, &kmh, &ms);                   // 10
 *
 * A value x in a unit is x * factor + offset in the basic units.  Tables are
 * only read, and only during calls.  Pointer arguments must not be NULL.
 */
#ifndef DIMCONV_H
#define DIMCONV_H

#include <stddef.h>

#define DC_BASES 4              /**< kilogram, metre, second, kelvin */
#define DC_POWER_MAX 9          /**< powers are from -9 to 9 */
#define DC_TEXT_MAX 24          /**< what dc_dimension() needs at most */

typedef struct {
    const char *name;           /**< letters, '%' or '_'; NULL ends the table */
    double factor;              /**< finite and greater than 0 */
    double offset;              /**< finite; not 0 for temperatures and such */
    signed char power[DC_BASES];
} dc_unit;

/** A unit or a product of units, as dc_parse() makes it. */
typedef struct {
    double factor, offset;
    signed char power[DC_BASES];
} dc_scale;

enum {
    DC_OK = 0,
    DC_ESYNTAX = -1,            /**< not an expression */
    DC_EUNIT = -2,              /**< no such unit in the table */
    DC_ERANGE = -3,             /**< a power beyond DC_POWER_MAX, or a factor
                                     beyond what a double can hold */
    DC_EOFFSET = -4             /**< unit with an offset in a product */
};

/** Looks a unit up by its name.
 *  @param table  ended by an entry whose name is NULL
 *  @return the first entry of that name, or NULL */
const dc_unit *dc_find(const dc_unit *table, const char *name);

/** Reads an expression such as "km", "m/s^2" or "kg*m^2/s/s": names, each with
 *  a power if it is not 1, with '*' or '/' between them, without blanks.
 *  @param table  ended by an entry whose name is NULL
 *  @return DC_OK or an error; then *scale is unchanged */
int dc_parse(const dc_unit *table, const char *text, dc_scale *scale);

/** Whether two scales measure the same kind of thing: 1 or 0. */
int dc_same_kind(const dc_scale *a, const dc_scale *b);

/** Converts a value.  The scales must be of the same kind (asserted). */
double dc_convert(double value, const dc_scale *from, const dc_scale *to);

/** Converts n values in place; n may be 0.  As dc_convert(). */
void dc_convert_all(double *values, size_t n, const dc_scale *from, const dc_scale *to);

/** Writes the dimension in basic units, such as "kg.m.s^-2", or "1".
 *  @param text  room for DC_TEXT_MAX characters
 *  @return the length of the text */
size_t dc_dimension(const dc_scale *scale, char *text);

#endif
