/**
 * \file cashamt.h
 * Amounts of money in the minor unit of their currency.
 *
 * An amount is a number of cents (pence, fils, ...) and a currency from the
 * built-in table. Amounts are passed by value and need no cleaning up.
 *
 * Calculating with two amounts is only possible in one currency: all functions
 * that take two amounts require that both have the same one. This is checked
 * with assert(). Conversion is the application's business; see cash_convert().
 */
#ifndef CASHAMT_H
#define CASHAMT_H

#include <stddef.h>
#include <stdint.h>

/** A currency. Only those that cash_currency_find() returns are used. */
typedef struct {
    char code[4];       /**< ISO 4217, "EUR" */
    int digits;         /**< digits after the point, 0 to 3 */
} cash_currency;

/** An amount. */
typedef struct {
    int64_t minor;                      /**< in the minor unit */
    const cash_currency *currency;      /**< never NULL */
} cash_amount;

/** Results. */
typedef enum {
    CASH_OK = 0,
    CASH_OVERFLOW,      /**< the result is out of range */
    CASH_MALFORMED,     /**< text is no amount */
    CASH_TRUNCATED      /**< text does not fit */
} cash_result;

/**
 * Looks up a currency by its code, in capitals.
 * \return a static object, or NULL if the code is not known.
 */
const cash_currency *cash_currency_find(const char *code);

/** Makes an amount. */
cash_amount cash_make(int64_t minor, const cash_currency *currency);

/** a + b, of the same currency. \a sum is set only if CASH_OK is returned. */
cash_result cash_add(cash_amount a, cash_amount b, cash_amount *sum);

/** a - b, of the same currency. \a difference is set only if CASH_OK is returned. */
cash_result cash_subtract(cash_amount a, cash_amount b, cash_amount *difference);

/** Compares two amounts of the same currency. \return -1, 0 or 1. */
int cash_compare(cash_amount a, cash_amount b);

/**
 * Divides an amount by weights, without losing a cent: what is left over goes
 * to the first shares, one unit each (shares of weight zero get none).
 *
 * \param weights  \a n weights, of which at least one is not zero
 * \param shares   room for \a n amounts
 * \param n        at least 1
 */
void cash_share(cash_amount amount, const uint16_t *weights, size_t n, cash_amount *shares);

/**
 * Converts to another currency with a rate in millionths of \a to's minor unit
 * per minor unit of \a amount; rounds half away from zero.
 */
cash_result cash_convert(cash_amount amount, int32_t rate, const cash_currency *to, cash_amount *converted);

/**
 * Writes "-12.50 EUR" into \a size bytes.
 * \return CASH_TRUNCATED if it does not fit; nothing is written then.
 */
cash_result cash_format(cash_amount amount, char *buffer, size_t size);

/** Reads what cash_format() writes. Fewer digits after the point are allowed, more are not. */
cash_result cash_parse(const char *text, cash_amount *amount);

#endif
