#ifndef POSTLEDG_H
#define POSTLEDG_H

#include <stdbool.h>
#include <stdint.h>

/* Double-entry bookkeeping in memory.
 *
 * Money moves in transactions: Ledger_Begin, any number of Ledger_Post, and
 * then Ledger_Commit or Ledger_Rollback. There is one transaction at a time;
 * they do not nest. */

typedef struct Ledger Ledger;

/* What Ledger_AddAccount gave; good for that ledger only. */
typedef int LedgerAccount;

/* Amounts and balances are cents between -LEDGER_MAX and LEDGER_MAX. */
#define LEDGER_MAX INT64_C(1000000000000000)

Ledger *Ledger_Open(void);
/* There must be no open transaction. */
void Ledger_Close(Ledger *ledger);

/* Adds an account with a balance of 0, also during a transaction. Returns -1
 * when memory is out. */
LedgerAccount Ledger_AddAccount(Ledger *ledger);
int Ledger_Accounts(const Ledger *ledger);

/* Committed balance of an account. */
int64_t Ledger_Balance(const Ledger *ledger, LedgerAccount account);

/* Opens a transaction; there must be none. */
void Ledger_Begin(Ledger *ledger);
bool Ledger_InTransaction(const Ledger *ledger);

/* The following need an open transaction. */

/* Adds an amount to an account. Returns false, without posting, when the
 * amount is out of range or the balance would be. */
bool Ledger_Post(Ledger *ledger, LedgerAccount account, int64_t cents);
/* Closes the transaction and makes it count. Returns false, and leaves it
 * open, when the amounts do not add up to 0. */
bool Ledger_Commit(Ledger *ledger);
/* Closes the transaction and forgets it. */
void Ledger_Rollback(Ledger *ledger);

#endif
