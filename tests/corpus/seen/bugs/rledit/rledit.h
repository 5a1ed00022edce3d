/* rledit.h - the editing core of a command line: a line, a cursor, a kill
 * buffer and a history.  No terminal; feed it keys, draw what it holds.
 */
#ifndef RLEDIT_H
#define RLEDIT_H

#include <stddef.h>

#define RLEDIT_LINE_MAX 255     /* bytes in a line, without the NUL */
#define RLEDIT_HISTORY_MAX 500  /* the highest history limit */

typedef struct rledit rledit;

/* A new editor: empty line, empty history, history limit 100.
 * NULL when there is no memory.  Free it with rledit_free(). */
rledit *rledit_new(void);

/* Frees the editor and all it holds.  NULL is allowed. */
void rledit_free(rledit *e);

/* Inserts text at the cursor and moves the cursor behind it.
 * Returns 0, or -1 when the line would become longer than RLEDIT_LINE_MAX;
 * then nothing changes. */
int rledit_insert(rledit *e, const char *text);

/* Deletes the byte before the cursor.  Returns 1, or 0 at the line's start. */
int rledit_backspace(rledit *e);

/* Moves the cursor by delta bytes (negative: to the left); it stops at the
 * ends of the line.  Any delta will do. */
void rledit_move(rledit *e, int delta);

/* Cuts from the cursor to the line's end into the kill buffer, which it
 * replaces.  At the end of the line it does nothing. */
void rledit_kill(rledit *e);

/* Inserts the kill buffer at the cursor; returns as rledit_insert(). */
int rledit_yank(rledit *e);

/* The line.  Valid until the next call with this editor. */
const char *rledit_text(const rledit *e);

/* The cursor: 0 to strlen(rledit_text(e)). */
size_t rledit_cursor(const rledit *e);

/* Appends a copy of line to the history and leaves history browsing; the
 * oldest line goes when the limit is reached.  Returns 0, or -1 when line is
 * longer than RLEDIT_LINE_MAX or there is no memory. */
int rledit_history_add(rledit *e, const char *line);

/* Browse the history: replace the line by the next older or newer one, with
 * the cursor at its end.  Past the newest is an empty line.
 * Return 1, or 0 when there is nothing further in that direction. */
int rledit_older(rledit *e);
int rledit_newer(rledit *e);

/* Sets how many lines the history keeps, 1 to RLEDIT_HISTORY_MAX; when it
 * holds more, the oldest go.  May be called at any time, also while browsing.
 * Returns 0, or -1 for another n or when there is no memory. */
int rledit_history_limit(rledit *e, int n);

#endif
