/* siscale.h - numbers with SI prefixes: "4.7 kOhm", "220 nF" */

#ifndef SISCALE_H
#define SISCALE_H

#include <stdbool.h>

enum si_prefix {
    SI_PICO,
    SI_NANO,
    SI_MICRO,
    SI_MILLI,
    SI_NONE,
    SI_KILO,
    SI_MEGA,
    SI_GIGA,
    SI_TERA,
    SI_PREFIXES /* how many there are; not a prefix */
};

/* A value: num times the power of ten that the prefix stands for. */
struct si_value {
    double num;
    enum si_prefix prefix;
};

#define SI_TEXT 32    /* bytes of the longest formatted value, with its NUL */
#define SI_UNIT_LEN 8 /* characters of a unit that are shown; the rest is cut off */

/* About prefixes.  The strings are static. */
const char *si_symbol(enum si_prefix p); /* "k"; micro is "u", SI_NONE is "" */
const char *si_name(enum si_prefix p);   /* "kilo"; SI_NONE is "" */
int si_exponent(enum si_prefix p);       /* 3 */

/* num without prefix as a value: si_of(4700) is 4700 with SI_NONE. */
struct si_value si_of(double num);

/* The value as a plain number: of 4.7 SI_KILO, 4700. */
double si_plain(struct si_value v);

/* The same quantity with another prefix. */
struct si_value si_with(struct si_value v, enum si_prefix to);

/* The same quantity with the prefix that gives a number of at least 1 and less
 * than 1000 in magnitude, or comes nearest to it.  Zero, infinities and NaN
 * get SI_NONE. */
struct si_value si_tidy(struct si_value v);

/* The sum, with the prefix of a. */
struct si_value si_add(struct si_value a, struct si_value b);

/* Writes v with up to four digits, a blank, prefix and unit ("4.7 kOhm") to
 * buf, which has room for SI_TEXT bytes, and returns buf.  unit may be "". */
char *si_format(struct si_value v, const char *unit, char *buf);

/* Reads "4.7k", "4.7 k", "220n", "-3", "1e3 M": a number and at most one
 * prefix symbol, with blanks between and around them.  False, and *v
 * untouched, if text is something else. */
bool si_parse(const char *text, struct si_value *v);

#endif
