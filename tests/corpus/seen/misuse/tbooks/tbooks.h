#ifndef TBOOKS_H
#define TBOOKS_H
/**
 * tbooks: double-entry bookkeeping.
 *
 * Amounts are in cents; a debit is positive, a credit negative.  The lines of
 * an entry add up to nothing, and therefore so do all balances together.
 */
#include <stddef.h>
#include <stdint.h>

#define TB_NAME_MAX      23
#define TB_ACCOUNTS_MAX  200
#define TB_LINES_MAX     16
#define TB_AMOUNT_MAX    INT64_C(1000000000000)     /* of a line, either sign */
#define TB_BALANCE_MAX   INT64_C(1000000000000000)  /* of an account, either sign */

typedef struct tb_books tb_books;
typedef struct tb_entry tb_entry;

typedef struct tb_account {
    char    name[TB_NAME_MAX + 1];
    int64_t balance;
    size_t  entries;   /* lines posted to it */
} tb_account;

typedef enum tb_status {
    TB_OK = 0,
    TB_INVALID,        /* a name or amount out of range, an unknown account */
    TB_EXISTS,         /* there is an account of that name */
    TB_FULL,           /* one of the limits above */
    TB_UNBALANCED,
    TB_MEMORY
} tb_status;

/** New books without accounts, or NULL. */
tb_books *tb_new(void);

/** Closes the books.  Entries that were begun have been posted or dropped
 *  before.  NULL is ignored. */
void tb_free(tb_books *books);

/** Opens an account; names have 1 to TB_NAME_MAX bytes.
 *  Pointers to accounts become invalid. */
tb_status tb_open(tb_books *books, const char *name);

/** Finds an account; NULL if there is none.  The pointer is good until the
 *  next tb_open() or tb_free(). */
const tb_account *tb_find(const tb_books *books, const char *name);

/** Calls visit for each account in the order of opening, until it returns
 *  something other than 0, which is then returned; else 0.
 *  visit must not open accounts. */
int tb_each(tb_books *books, int (*visit)(const tb_account *account, void *arg), void *arg);

/** Begins an entry without lines, or returns NULL.  Several may be under way. */
tb_entry *tb_begin(tb_books *books);

/** Adds a line.  The amount is within +-TB_AMOUNT_MAX and not 0.
 *  On failure the entry stays as it was. */
tb_status tb_line(tb_entry *entry, const char *account, int64_t amount);

/** What is missing for the entry to balance; 0 if it does. */
int64_t tb_missing(const tb_entry *entry);

/** Posts the entry.  When the result is TB_OK, the entry is gone.  Otherwise
 *  (TB_UNBALANCED; TB_FULL for a balance too large) nothing is posted and the
 *  entry remains the caller's.  An entry without lines balances. */
tb_status tb_post(tb_entry *entry);

/** Drops an entry that is not to be posted.  NULL is ignored. */
void tb_drop(tb_entry *entry);

#endif
