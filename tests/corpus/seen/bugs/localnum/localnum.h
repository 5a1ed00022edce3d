#ifndef LOCALNUM_H
#define LOCALNUM_H

#include <stddef.h>
#include <stdint.h>

/*
 * localnum - integers and fixed-point numbers as people write them.
 *
 * The locales are a static table; nothing is allocated, nothing is freed and
 * the C library's own locale is neither used nor changed.  All text is UTF-8.
 * Where a function takes a locale, it must be one of the table.
 */

struct ln_locale {
    const char *name;      /* "C", "en_US", "de_DE", "fr_FR", "de_CH", "hi_IN" */
    const char *thousands; /* between groups; "" when there is no grouping */
    char decimal;          /* the decimal mark */
    unsigned char first;   /* digits of the group next to the decimal mark */
    unsigned char other;   /* digits of all further groups */
};

enum {
    LN_ERANGE = -1,  /* an argument is outside its range */
    LN_ESYNTAX = -2, /* not a number of this locale */
    LN_EBIG = -3     /* the number does not fit an int64_t */
};

#define LN_MAX_SCALE 18

/* How many locales there are, and the one at `index`; NULL past the end. */
size_t ln_count(void);
const struct ln_locale *ln_at(size_t index);

/* The locale of that name, or NULL. NULL as name finds "C". */
const struct ln_locale *ln_find(const char *name);

/*
 * Write value in the style of the locale.  As with snprintf at most `size`
 * bytes are written, the last of them a NUL, and the result is the length
 * that the whole text has (without the NUL); dst may be NULL if size is 0.
 * Every int64_t is allowed.
 */
int ln_format(char *dst, size_t size, const struct ln_locale *loc, int64_t value);

/*
 * The same for value / 10^scale, with exactly `scale` digits after the decimal
 * mark: ln_fixed(.., en_US, 123456, 2) is "1,234.56".  LN_ERANGE (and nothing
 * is written) unless 0 <= scale <= LN_MAX_SCALE.
 */
int ln_fixed(char *dst, size_t size, const struct ln_locale *loc, int64_t value, int scale);

/*
 * Read an integer: an optional '-', then digits, between which the separator
 * of the locale may stand anywhere.  Returns 0 and stores the number, or one
 * of the errors and leaves *value as it was.
 */
int ln_parse(const struct ln_locale *loc, const char *text, int64_t *value);

/* Columns the text takes on a terminal: UTF-8 characters, not bytes. */
size_t ln_columns(const char *text);

#endif
