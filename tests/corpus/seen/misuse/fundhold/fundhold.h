#ifndef FUNDHOLD_H
#define FUNDHOLD_H

/*
 * Accounts, and holds on their money as card payments make them: a hold keeps
 * an amount back until it is captured (paid to somebody) or released.
 *
 * Amounts are cents, 0 to FUND_MAX.
 */

#include <stddef.h>
#include <stdint.h>

#define FUND_MAX INT64_C(1000000000000000)

typedef struct account account_t;
typedef struct hold hold_t;

typedef enum {
    FUND_OK,
    FUND_BAD_AMOUNT, /* negative, or larger than allowed */
    FUND_NOT_ENOUGH, /* more than what is available */
    FUND_TOO_MUCH    /* the account would have more than FUND_MAX */
} fund_result;

/* NULL if the amount is not 0 to FUND_MAX or there is no memory. */
account_t *account_open(int64_t cents);

/* Closes an account on which there are no holds, and returns its balance. */
int64_t account_close(account_t *account);

/* All the money, and the part of it on which there is no hold. */
int64_t account_balance(const account_t *account);
int64_t account_available(const account_t *account);

fund_result account_deposit(account_t *account, int64_t cents);
fund_result account_withdraw(account_t *account, int64_t cents);

/* Holds on the account. */
size_t account_holds(const account_t *account);

/* Places a hold. NULL if the amount is not available or there is no memory.
 * Every hold has to be captured or released some time. */
hold_t *hold_place(account_t *account, int64_t cents);

int64_t hold_amount(const hold_t *hold);
account_t *hold_account(const hold_t *hold);

/* Makes two holds of one: the new one gets `cents`. NULL if the hold has less,
 * or there is no memory. */
hold_t *hold_split(hold_t *hold, int64_t cents);

/* Adds a hold on the same account to another one. `from` is gone then. */
void hold_merge(hold_t *into, hold_t *from);

/* Pays `cents` of the hold to an account and gives back the rest. If the result
 * is FUND_OK the hold is gone, otherwise nothing has happened. */
fund_result hold_capture(hold_t *hold, int64_t cents, account_t *to);

/* Gives all of it back. The hold is gone. */
void hold_release(hold_t *hold);

#endif
