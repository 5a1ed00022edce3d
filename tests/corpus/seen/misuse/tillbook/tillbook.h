/*
 * tillbook -- a double-entry book for small shops
 *
 * SYNOPSIS
 *     book = tb_open();
 *     tb_account_add(book, "cash");  tb_account_add(book, "sales");
 *     tb_begin(book);
 *     tb_post(book, "cash", 250);
 *     tb_post(book, "sales", -250);
 *     tb_commit(book);
 *     tb_close(book);
 *
 * Amounts are in cents.  The sum of a transaction is zero, so the sum of all
 * accounts is zero too.
 */
#ifndef TILLBOOK_H
#define TILLBOOK_H

#include <stdint.h>

#define TB_NAME_MAX 23
#define TB_ACCOUNTS_MAX 256
#define TB_POSTS_MAX 64
#define TB_AMOUNT_MAX INT64_C(1000000000000) /* of a post and of a balance */

enum tb_status {
    TB_OK,
    TB_NAME,       /* NULL, empty, too long, or there is such an account */
    TB_UNKNOWN,    /* no such account */
    TB_FULL,       /* too many accounts or posts, or no memory */
    TB_AMOUNT,     /* a post or a balance beyond +-TB_AMOUNT_MAX */
    TB_UNBALANCED  /* the posts do not add up to zero */
};

struct tb_account {
    char name[TB_NAME_MAX + 1];
    int64_t balance;
    unsigned posts; /* number of committed posts, 0 after UINT_MAX */
};

typedef struct tb_book tb_book;

/* tb_open: a book without accounts, NULL if memory is short.
 * tb_close: frees it.  There must be no open transaction (checked with
 * assert): end it first with tb_commit or tb_cancel.  NULL is allowed. */
tb_book *tb_open(void);
void tb_close(tb_book *book);

/* tb_account_add: a new account with balance 0.  Accounts may move in memory
 * when one is added, see tb_find.  Not while a transaction is open (assert). */
enum tb_status tb_account_add(tb_book *book, const char *name);

/* tb_find: the account of that name, or NULL.  Read-only; the pointer is valid
 * until the next tb_account_add or tb_close. */
const struct tb_account *tb_find(const tb_book *book, const char *name);

/* tb_begin: opens a transaction.  Transactions do not nest (assert). */
void tb_begin(tb_book *book);

/* tb_post: adds to an account within the open transaction; without one it is
 * a programming error (assert).  No balance changes before tb_commit. */
enum tb_status tb_post(tb_book *book, const char *name, int64_t amount);

/* tb_commit: books all posts or none.  On failure the transaction stays open.
 * tb_cancel: forgets the posts and ends the transaction.
 * Both need an open transaction (assert). */
enum tb_status tb_commit(tb_book *book);
void tb_cancel(tb_book *book);

/* tb_in_transaction: 1 while a transaction is open, else 0. */
int tb_in_transaction(const tb_book *book);

/* tb_status_text: a constant text, also for unknown numbers. */
const char *tb_status_text(int status);

#endif
