/* wraplog: a log that keeps the last few entries.
 *
 * When the log is full, each new entry takes the place of the oldest one,
 * which is gone then, and with it all that points to it.
 */
#ifndef WRAPLOG_H
#define WRAPLOG_H

#include <stddef.h>

#define WRAPLOG_MAX  1000   /* entries a log can keep at most */
#define WRAPLOG_TEXT 500    /* longer texts are cut */

typedef struct wraplog wraplog;

typedef struct wraplog_entry {
    unsigned long number;   /* 1 for the first entry that was ever added, and so on */
    int level;              /* as given */
    const char *text;
} wraplog_entry;

/* For going through the entries; members are private. */
typedef struct wraplog_iter {
    const void *at;
} wraplog_iter;

/* A log for `keep` entries, 1 to WRAPLOG_MAX; NULL if keep is not so or there
 * is no memory.  Close it when done; closing NULL is allowed. */
wraplog *wraplog_open(size_t keep);
void wraplog_close(wraplog *log);

/* Adds an entry with a copy of text.  0, or -1 when there is no memory, and
 * nothing is added or lost. */
int wraplog_add(wraplog *log, int level, const char *text);

/* How many entries there are now. */
size_t wraplog_count(const wraplog *log);

/* The newest and the oldest entry, NULL if there are none.  An entry and its
 * text belong to the log: they are valid until the entry is replaced by a newer
 * one or dropped by wraplog_clear, wraplog_keep or wraplog_close. */
const wraplog_entry *wraplog_newest(const wraplog *log);
const wraplog_entry *wraplog_oldest(const wraplog *log);

/* Changes how many entries are kept; the oldest are dropped if there are more.
 * 0, or -1 and no change if keep is not 1 to WRAPLOG_MAX. */
int wraplog_keep(wraplog *log, size_t keep);

/* Drops all entries.  The numbers go on. */
void wraplog_clear(wraplog *log);

/* Goes through the entries from the oldest to the newest:
 *
 *     wraplog_iter it = wraplog_begin(log);
 *     while ((e = wraplog_next(&it)) != NULL)
 *         puts(e->text);
 *
 * The log must not be changed or closed in between. */
wraplog_iter wraplog_begin(const wraplog *log);
const wraplog_entry *wraplog_next(wraplog_iter *it);

/* Writes the texts of entries with at least this level to buf, oldest first,
 * each with a newline; cut so that it fits into size bytes with the NUL.
 * Returns the number of bytes of the whole.  buf may be NULL if size is 0. */
size_t wraplog_dump(const wraplog *log, int level, char *buf, size_t size);

#endif
