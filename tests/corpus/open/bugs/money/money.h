#ifndef MONEY_H
#define MONEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Amounts with up to MONEY_DECIMALS decimals.  1.5 and 1.50 of a currency are
   equal. */
#define MONEY_DECIMALS 6

enum currency { MONEY_EUR, MONEY_JPY, MONEY_USD };

struct money {
    int32_t units;    /* in steps of 10^-decimals */
    uint8_t decimals; /* at most MONEY_DECIMALS */
    uint8_t currency; /* an enum currency */
};

/* False when there are too many decimals or no such currency. */
bool money_make(int32_t units, unsigned decimals, enum currency currency, struct money *result);

bool money_equal(struct money a, struct money b);
/* By currency, then by amount. */
int money_compare(struct money a, struct money b);
uint32_t money_hash(struct money m);

/* False when the currencies differ or the sum is too large. */
bool money_add(struct money a, struct money b, struct money *sum);
struct money money_round(struct money m); /* towards 0, no decimals */

/* "-1.50 EUR", cut to fit and terminated; the length of the whole text. */
size_t money_format(struct money m, char *text, size_t size);

#endif
