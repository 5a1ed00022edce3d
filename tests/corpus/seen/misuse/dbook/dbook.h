/**
 * dbook — double-entry bookkeeping in memory.
 *
 * A book has accounts. Money moves between them by entries; the amounts of an
 * entry sum up to zero.
 */
#ifndef DBOOK_H
#define DBOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct dbook DBook;
typedef struct dbook_account DAccount;
typedef struct dbook_entry DEntry;

/** Opens an empty book. NULL if memory is out. */
DBook *dbook_open(void);

/** Closes a book and frees its accounts. There must be no entry in progress. */
void dbook_close(DBook *book);

/** The account of that name, which is created if there is none yet. It belongs
 *  to the book. NULL if memory is out. */
DAccount *dbook_account(DBook *book, const char *name);

/** The account of that name or NULL. */
DAccount *dbook_find(DBook *book, const char *name);

/** Name of an account; lives as long as the account. */
const char *daccount_name(const DAccount *account);

/** Balance of an account. Only committed entries count. */
int64_t daccount_balance(const DAccount *account);

/** Begins an entry. A book has one entry in progress at most. Every entry must
 *  be ended by dentry_commit() or dentry_abort(). NULL if memory is out. */
DEntry *dbook_begin(DBook *book);

/** Adds a posting to an entry. The account must be one of the same book.
 *  @return false if the entry has too many postings (64) or the amount is not
 *          within -10^12 .. 10^12 */
bool dentry_post(DEntry *entry, DAccount *account, int64_t amount);

/** What is missing for the entry to be balanced: the negative sum. */
int64_t dentry_missing(const DEntry *entry);

/** Books the entry and frees it, if it is balanced. Otherwise returns false
 *  and the entry is still in progress. Also false if a balance would leave the
 *  range of -10^18 .. 10^18. */
bool dentry_commit(DEntry *entry);

/** Drops the entry and frees it. */
void dentry_abort(DEntry *entry);

/** Number of committed entries. */
size_t dbook_entries(const DBook *book);

#endif
