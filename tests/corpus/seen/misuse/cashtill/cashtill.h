#ifndef CASHTILL_H
#define CASHTILL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Amounts of money in the smallest unit of their currency, and a till.
 *
 * Amounts of different currencies cannot be calculated with; functions that take
 * two amounts require that they have the same currency. */

typedef enum { CUR_EUR, CUR_USD, CUR_JPY } currency;

typedef struct {
    int64_t units; /* -CASH_LIMIT to CASH_LIMIT */
    currency cur;
} cash;

#define CASH_LIMIT INT64_C(1000000000000)

/* The amount; false when it is out of range. */
bool cash_make(int64_t units, currency cur, cash *result);
bool cash_add(cash a, cash b, cash *result);
/* Less than, equal to or greater than 0. */
int cash_compare(cash a, cash b);

/* Divides an amount in proportion to `weights`, without losing a unit.  Weights
 * are 0 to 1000 and not all of them 0; `shares` has room for as many amounts as
 * there are weights. */
void cash_divide(cash amount, const int *weights, size_t count, cash *shares);

/* Writes "-12.34 EUR", "100 JPY"; `text` has room for CASH_TEXT characters. */
#define CASH_TEXT 32
void cash_text(cash amount, char *text);

/* A till counts what was paid in and out, in transactions: everything between
 * till_begin() and till_commit() or till_rollback().  Calling these out of order
 * is a bug of the program and ends it. */
typedef struct till till;

till *till_new(currency cur);
void till_free(till *t);
void till_begin(till *t);
/* Within a transaction.  False when the balance would leave the range; it stays
 * as it was. */
bool till_pay(till *t, cash amount);
void till_commit(till *t);
void till_rollback(till *t);
cash till_balance(const till *t); /* of what was committed */

#endif
