/* dblentry.h - double-entry bookkeeping in memory
 *
 * A book has accounts and a journal of posted entries.  An entry has legs,
 * each an amount (in the smallest unit of the currency) on an account; the
 * legs of an entry must sum up to zero before it can be posted.
 *
 * Ownership: accounts belong to their book.  An entry belongs to the caller
 * until it is posted, and to the book from then on.
 */
#ifndef DBLENTRY_H
#define DBLENTRY_H

#include <stddef.h>
#include <stdint.h>

#define DE_MAX_NAME     63 /* characters of a name or a memo */
#define DE_MAX_ACCOUNTS 1000
#define DE_MAX_LEGS     16
#define DE_MAX_AMOUNT   INT64_C(1000000000000000)

typedef struct de_book de_book;
typedef struct de_account de_account;
typedef struct de_entry de_entry;

/* A new empty book, NULL if out of memory. */
de_book *de_book_new(void);

/* Frees a book with its accounts and posted entries.  Entries with legs on
 * its accounts that are not posted must be freed before.  NULL is ignored. */
void de_book_free(de_book *book);

/* Opens an account.  NULL if the name is empty, too long or there already, if
 * there are too many accounts, or if out of memory. */
de_account *de_open(de_book *book, const char *name);

/* The account of that name, NULL if there is none. */
de_account *de_find(const de_book *book, const char *name);

/* Closes an account and frees it.  Fails with -1 if any entry, posted or not,
 * has a leg on it, or if it is not an account of this book, else 0. */
int de_close(de_book *book, de_account *account);

/* Name and balance of an account.  The name lives as long as the account. */
const char *de_name(const de_account *account);
int64_t de_balance(const de_account *account);

/* A new entry without legs.  The memo is copied; NULL if it is longer than
 * DE_MAX_NAME or if out of memory. */
de_entry *de_entry_new(const char *memo);

/* Adds a leg to an entry that is not posted.  Returns 0, or -1 if the entry
 * has DE_MAX_LEGS already or the amount is beyond +-DE_MAX_AMOUNT. */
int de_entry_leg(de_entry *entry, de_account *account, int64_t amount);

/* Frees an entry that is not posted.  NULL is ignored. */
void de_entry_free(de_entry *entry);

/* Posts an entry: books its legs, and takes it over.  An entry is posted only
 * once, and not changed afterwards.  Returns 0, or -1 if it has no legs, does
 * not sum up to zero, has a leg on an account of another book, or a balance
 * would overflow; then it remains the caller's and nothing is booked. */
int de_post(de_book *book, de_entry *entry);

/* The number of posted entries, and the memo of the i-th (from 0), or NULL if
 * there are not so many.  The memo lives as long as the book. */
size_t de_count(const de_book *book);
const char *de_memo(const de_book *book, size_t i);

#endif
