#ifndef CASHFMT_H
#define CASHFMT_H

#include <stddef.h>
#include <stdint.h>

/* Amounts of money, counted in cents.  Arithmetic is checked: functions that
   return int return 0, or -1 without touching the result when it would not
   fit or the input is not right. */
typedef int64_t cash_t;

#define CASH_TEXT 24 /* room for any amount as text, with the terminator */

int cash_add(cash_t a, cash_t b, cash_t *sum);
int cash_sub(cash_t a, cash_t b, cash_t *difference);
int cash_times(cash_t a, int32_t n, cash_t *product);

/* A share of `percent` percent, rounded toward zero. */
int cash_percent(cash_t a, int32_t percent, cash_t *share);

/* Share number `i` (0 .. n-1) of an amount that is divided among n as evenly
   as cents allow; the shares add up to the amount. */
int cash_share(cash_t a, int32_t n, int32_t i, cash_t *share);

/* -1, 0 or 1. */
int cash_compare(cash_t a, cash_t b);

/* Writes an amount as "12.50" or "-3.07".  `text` has room for CASH_TEXT
   characters.  Returns the length. */
size_t cash_format(cash_t a, char *text);

/* Reads what cash_format() writes: an optional '-', digits, '.', two digits
   and nothing else. */
int cash_parse(const char *text, cash_t *a);

#endif
