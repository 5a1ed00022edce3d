#ifndef PURSE_H
#define PURSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Money of several currencies.
 *
 * Currencies are defined in a mint; amounts refer to their currency and must
 * not outlive the mint. Arithmetic is on two amounts of the same currency,
 * see money_same(); it saturates at the limits of int64_t.
 */
typedef struct mint mint;
typedef struct currency currency;

typedef struct money {
    int64_t units; /* in the smallest unit, such as cents */
    const currency *currency;
} money;

#define MONEY_TEXT 32

mint *mint_new(void);
/* Frees the mint with all its currencies. */
void mint_free(mint *m);

/* Defines a currency: a code of three letters, and 0 to 4 decimals. NULL if
   either is wrong, the code is already defined, or memory is out. */
const currency *mint_define(mint *m, const char *code, int decimals);
/* NULL if it is not defined. */
const currency *mint_find(const mint *m, const char *code);

/* An amount of a currency, which must not be NULL. */
money money_of(int64_t units, const currency *c);

bool money_same(money a, money b);
/* The arguments have to be of the same currency. */
money money_add(money a, money b);
money money_sub(money a, money b);
int money_compare(money a, money b); /* <0, 0, >0 */

/* The n-th part, rounded toward zero; n is not 0. */
money money_divide(money a, int32_t n);

/* Divides an amount among n > 0 people, whose shares differ by one unit at
   most and add up to the amount. `shares` is an array of n. */
void money_split(money a, size_t n, money *shares);

/* "EUR 12.50", into a buffer of MONEY_TEXT characters, which is returned. */
char *money_text(money a, char *buffer);

#endif
