#ifndef MONEYBAG_H
#define MONEYBAG_H
/**
 * Money: exact amounts in minor units (cents), and the currencies they are in.
 *
 * Int results are MB_OK or a negative MB_ code; outputs are written on MB_OK
 * only.
 */
#include <stddef.h>
#include <stdint.h>

#define MB_OK 0
#define MB_EINVAL (-1)   /**< malformed code or text, digits not 0..4 */
#define MB_EEXIST (-2)   /**< currency is defined already */
#define MB_ENOMEM (-3)
#define MB_ERANGE (-4)   /**< result does not fit, or too many currencies */
#define MB_EMIXED (-5)   /**< amounts are of different currencies */
#define MB_ENOCUR (-6)   /**< unknown currency */

#define MB_MAX_CURRENCIES 200
#define MB_TEXT 32       /**< bytes mb_format() may need, NUL included */

/** Made by mb_define() only. */
typedef struct mb_currency {
    char code[4];        /**< "EUR" */
    int digits;          /**< minor units are 10^-digits */
} mb_currency;

typedef struct mb_money {
    int64_t minor;
    const mb_currency *currency;  /**< from mb_find(), not NULL */
} mb_money;

typedef struct mb_table mb_table;

/** Create an empty table of currencies. @return NULL if out of memory. */
mb_table *mb_table_new(void);

/** Destroy a table and its currencies. NULL is a no-op. */
void mb_table_free(mb_table *t);

/** Define a currency: three capital letters A-Z and 0 to 4 digits. */
int mb_define(mb_table *t, const char *code, int digits);

/**
 * Look up a currency.
 * @return NULL if not defined. Otherwise a pointer into the table, invalidated
 *         by the next mb_define() (and so are the amounts that hold it).
 */
const mb_currency *mb_find(const mb_table *t, const char *code);

/** Parse e.g. "-12.5 EUR": sign, digits, at most `digits` decimals, one space,
 *  code. The amount refers to the table as with mb_find(). */
int mb_parse(const mb_table *t, const char *text, mb_money *out);

/** Write e.g. "-12.50 EUR". @param buf at least MB_TEXT bytes. @return buf */
char *mb_format(mb_money m, char *buf);

/** sum = a + b. Currencies are told apart by their codes. */
int mb_sum(mb_money a, mb_money b, mb_money *sum);

/**
 * Split m into n parts that differ by one minor unit at most and add up to m.
 * The larger ones come first.
 * @param n     at least 1
 * @param parts array of n amounts
 */
void mb_split(mb_money m, size_t n, mb_money *parts);

#endif
