/*
 * measfmt.h - measured values: convert, write and read them
 *
 * No state, no allocation.  Arguments of type mf_unit must be one of the
 * enumerators up to MF_FAHRENHEIT; MF_NUNITS is only their number.
 */
#ifndef MEASFMT_H
#define MEASFMT_H

typedef enum mf_unit {
    MF_MM, MF_CM, MF_M, MF_KM, MF_INCH, MF_FOOT, MF_MILE, /* length */
    MF_MG, MF_G, MF_KG, MF_OZ, MF_LB,                     /* mass */
    MF_SEC, MF_MIN, MF_HOUR, MF_DAY,                      /* time */
    MF_KELVIN, MF_CELSIUS, MF_FAHRENHEIT,                 /* temperature */
    MF_NUNITS
} mf_unit;

typedef enum mf_dim { MF_LENGTH, MF_MASS, MF_TIME, MF_TEMPERATURE } mf_dim;

/* Size of a buffer for mf_format and mf_compound. */
#define MF_BUFSIZE 64

/* Result of mf_parse. */
typedef enum mf_status {
    MF_OK,
    MF_ENUMBER, /* no number at the start, or not a finite one */
    MF_EUNIT    /* no unit after it, or an unknown one */
} mf_status;

/* What a unit measures, and its symbol ("km", "lb", "degF"): a static string. */
mf_dim mf_dimension(mf_unit unit);
const char *mf_symbol(mf_unit unit);

/* 1 if both units measure the same. */
int mf_compatible(mf_unit a, mf_unit b);

/* value, given in `from`, in the unit `to`.  The units must be compatible. */
double mf_convert(double value, mf_unit from, mf_unit to);

/* How two values compare: -1 if a is less, 0, 1 if a is greater; 2 if one is a
 * NaN.  Nothing is allowed for rounding: 12 in and 1 ft need not be equal.  The
 * units must be compatible. */
int mf_compare(double a, mf_unit unit_a, double b, mf_unit unit_b);

/* The unit of the same dimension and the same system (metric or not, for
 * lengths and masses) that gives the smallest number of at least 1; the
 * smallest unit if there is none.  Temperatures keep their unit. */
mf_unit mf_best(double value, mf_unit unit);

/* Writes "12.5 km" with at most `digits` significant digits, which is cut to
 * 1..17, into buf, an array of MF_BUFSIZE chars.  Returns buf. */
char *mf_format(double value, mf_unit unit, int digits, char *buf);

/* Writes a length in feet and inches ("5 ft 7 in") or a time in hours, minutes
 * and seconds ("1 h 0 min 30 s"), rounded to whole inches or seconds, into buf,
 * an array of MF_BUFSIZE chars.  Returns buf; NULL for other dimensions and for
 * values that are not finite or above 1e15 inches or seconds. */
char *mf_compound(double value, mf_unit unit, char *buf);

/* Reads what mf_format writes; there may be any number of spaces, or none,
 * before and after the number.  The results are set only for MF_OK. */
mf_status mf_parse(const char *text, double *value, mf_unit *unit);

#endif
