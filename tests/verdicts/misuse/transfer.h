#ifndef TRANSFER_H
#define TRANSFER_H

/* An account, and transfers from it that are made or not. */
typedef struct account account;
typedef struct transfer transfer;

account *account_open(int money);
void account_close(account *a);
int account_money(const account *a);

/* A new transfer, which ends with one of the two below. */
transfer *transfer_begin(account *a);
int transfer_add(transfer *t, int money);
int transfer_sum(const transfer *t);
int transfer_commit(transfer *t);
void transfer_abandon(transfer *t);

#endif
