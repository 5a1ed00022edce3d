#ifndef LEDGER_H
#define LEDGER_H

#include <stddef.h>
#define LEDGER_DIGITS 4

/* Rows of accounts. */
typedef struct ledger ledger;
ledger *ledger_create(void);
/* Digits behind the point, 0 to LEDGER_DIGITS. */
void ledger_set_digits(ledger *l, int digits);
void ledger_begin_row(ledger *l);
void ledger_end_row(ledger *l);
/* The code of an account.  Only for accounts below 10. */
unsigned ledger_code(const ledger *l, unsigned account);
/* The sum of the codes of these accounts. */
unsigned ledger_sum(const ledger *l, const unsigned char *accounts, size_t count);
/* Throws the rows away and destroys the ledger. */
void ledger_abort(ledger *l);

#endif
