#ifndef ACCTLED_H
#define ACCTLED_H

#include <stdint.h>

/*
 * Accounts with balances in cents.
 *
 * Accounts are known by the number that ledger_open_account() returns.  No
 * balance is ever negative, and no ledger holds more than LEDGER_MOST cents.
 * A function that does not return LEDGER_OK changes nothing.
 */

#define LEDGER_ACCOUNTS 64
#define LEDGER_MOST INT64_C(1000000000000000)

typedef struct ledger ledger_t;

typedef enum {
    LEDGER_OK,
    LEDGER_NO_ACCOUNT,   /* not open */
    LEDGER_BAD_AMOUNT,   /* zero or negative */
    LEDGER_INSUFFICIENT, /* more than the account has */
    LEDGER_LIMIT,        /* more than a ledger holds */
    LEDGER_NOT_EMPTY     /* closing an account with money */
} ledger_status;

ledger_t *ledger_create(void);
void ledger_destroy(ledger_t *ledger);

/* Number of the new account, -1 when all LEDGER_ACCOUNTS are open. */
int ledger_open_account(ledger_t *ledger);
/* The number is given to a later account. */
ledger_status ledger_close_account(ledger_t *ledger, int account);

ledger_status ledger_deposit(ledger_t *ledger, int account, int64_t cents);
ledger_status ledger_withdraw(ledger_t *ledger, int account, int64_t cents);
/* Moves money between accounts.  From an account to itself nothing moves. */
ledger_status ledger_transfer(ledger_t *ledger, int from, int to, int64_t cents);

/* -1 when the account is not open. */
int64_t ledger_balance(const ledger_t *ledger, int account);
/* Of all accounts. */
int64_t ledger_total(const ledger_t *ledger);

#endif
