/* loghold.h -- keep the last few log lines in memory, in segments.
 *
 * Lines go to the newest segment.  When it has its number of lines, or when
 * you say so, the log is rotated: a new segment is begun, and the oldest is
 * thrown away if there are more than you wanted to keep.
 *
 * Every line has a number.  The first one is 1, and numbers are never used
 * again, not even after lh_clear. */
#ifndef LOGHOLD_H
#define LOGHOLD_H

#include <stdint.h>

typedef struct lh_log lh_log;
typedef struct lh_cursor lh_cursor;

#define LH_MAX_LINES    1000  /* per segment   */
#define LH_MAX_SEGMENTS 100
#define LH_MAX_TEXT     1000  /* bytes; longer lines are cut off */

/* --- the log --------------------------------------------------------- */

/* `lines` per segment and `segments` to keep, each from 1 to its LH_MAX.
 * Returns NULL if they are not, or without memory. */
lh_log *lh_open(int lines, int segments);

/* Frees the log and its lines.  Close its cursors first.  NULL is fine. */
void lh_close(lh_log *log);

/* Adds a copy of text.  Returns its number, or 0 without memory. */
uint64_t lh_append(lh_log *log, const char *text);

/* Numbers of the oldest and newest line held; 0 if there are none. */
uint64_t lh_first(const lh_log *log);
uint64_t lh_last(const lh_log *log);

/* Line by number, or NULL if it is not held (any more).  The text belongs to
 * the log; copy it if you need it beyond the next lh_append, lh_rotate or
 * lh_clear. */
const char *lh_line(const lh_log *log, uint64_t number);

/* Rotates now.  Does nothing if the newest segment is empty.  Returns 0, or -1
 * without memory. */
int lh_rotate(lh_log *log);

/* Throws away all lines. */
void lh_clear(lh_log *log);

/* Calls fn for each line from old to new until it returns nonzero; returns
 * what fn returned last, 0 if it was not called.  fn may look at the log, but
 * must not append, rotate, clear or close it. */
typedef int lh_visit(uint64_t number, const char *text, void *context);
int lh_each(const lh_log *log, lh_visit *fn, void *context);

/* --- cursors: reading along while the log grows ---------------------- */

/* Starts before the oldest line.  NULL without memory. */
lh_cursor *lh_cursor_open(lh_log *log);

/* Next line, as from lh_line, or NULL if there is none yet.  Lines that were
 * rotated out before they were read are skipped. */
const char *lh_cursor_next(lh_cursor *cursor);

/* NULL is fine. */
void lh_cursor_close(lh_cursor *cursor);

#endif
