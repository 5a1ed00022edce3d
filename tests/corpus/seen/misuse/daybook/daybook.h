/* daybook - double-entry bookkeeping in memory
 *
 * Amounts are whole cents.  Every posting moves an amount from one account to
 * another, so that the balances of all accounts always sum up to zero.
 *
 * Functions that return int return 0 or more for success and -1 for failure.
 * A failed call changes nothing.
 */
#ifndef DAYBOOK_H
#define DAYBOOK_H

#include <stddef.h>
#include <stdint.h>

#define DB_AMOUNT_MAX   INT64_C(1000000000000)
#define DB_POSTINGS_MAX 65536
#define DB_ACCOUNTS_MAX 1024
#define DB_NAME_SIZE    24      /* of an account, with the terminator */
#define DB_NOTE_SIZE    40      /* of a posting, with the terminator */

typedef struct daybook daybook;

struct db_posting {
    int from;
    int to;
    int64_t amount;
    char note[DB_NOTE_SIZE];
};

/* An empty book (NULL: no memory), and its end.  db_close(NULL) is allowed. */
daybook *db_open(void);
void db_close(daybook *book);

/* Opens an account and returns its number for the functions below.  Fails if
 * name is empty, too long or taken, with DB_ACCOUNTS_MAX, or without memory. */
int db_account(daybook *book, const char *name);

/* Looks an account's number up by its name; -1 if there is none. */
int db_lookup(const daybook *book, const char *name);

/* Name and balance of an account.  The account number must be one that
 * db_account() or db_lookup() returned for this book.  The name is valid until
 * the next db_account() or db_close(). */
const char *db_name(const daybook *book, int account);
int64_t db_balance(const daybook *book, int account);

/* Books amount, from 1 to DB_AMOUNT_MAX, from one account to another.  note may
 * be NULL; if too long it is cut.  Fails if an account does not exist, both are
 * the same, the amount is out of range, the book is full, or without memory. */
int db_post(daybook *book, int from, int to, int64_t amount, const char *note);

/* Takes the latest posting back.  Fails if there is none. */
int db_undo(daybook *book);

/* The number of postings. */
size_t db_count(const daybook *book);

/* Posting i, counted from 0 in order of time; i must be less than db_count().
 * The pointer is into the book: it is invalidated by db_post(), db_undo() and
 * db_close(). */
const struct db_posting *db_get(const daybook *book, size_t i);

/* The first posting at or after number i that touches the account: its number,
 * or -1 if there is none.  Any i and any account may be asked for. */
long db_next(const daybook *book, int account, size_t i);

#endif
