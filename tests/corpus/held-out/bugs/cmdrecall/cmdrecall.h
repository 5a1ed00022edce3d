/*
NAME
    cmdrecall - the history of a command line

DESCRIPTION
    A history keeps the last lines that were entered, and a cursor to walk
    through them with the arrow keys.  The cursor is at one of the lines or,
    as in a new history, at the prompt, which comes after the newest line.

    Lines are numbered from 1, the oldest, to cr_count().  Lines that are
    returned belong to the history: they are valid until the line is dropped,
    replaced or the history is freed.

    A line is dropped by cr_remove(), by cr_limit(), and by cr_add() when the
    history is full (then the oldest goes) or keeps no duplicates.  When it is
    the line that the cursor is at, the cursor moves to the next newer one, or
    to the prompt when there is none.  Otherwise the cursor stays at its line.

    Arguments must not be null pointers, except of cr_free().
*/
#ifndef CMDRECALL_H
#define CMDRECALL_H

#include <stddef.h>

#define CR_LINES_MAX 10000
#define CR_LENGTH_MAX 4095      /* of a line, without the terminator */

#define CR_NODUPS 1u            /* a line that comes again: drop the older */
#define CR_NOSPACE 2u           /* do not keep lines that begin with a space */

typedef struct cr_history cr_history;

/* cr_new - a history of at most `lines` lines, 1 to CR_LINES_MAX; `flags` is 0
   or some of the above.  NULL when an argument is wrong or memory is short. */
cr_history *cr_new(size_t lines, unsigned flags);
void cr_free(cr_history *h);

/* cr_add - add a copy of a line as the newest.  Returns 1 when it was added; 0
   when it is not to be kept: it is empty, equals the newest line, or begins
   with a space (CR_NOSPACE); -1 when it is too long or memory is short, then
   nothing changes.  The line may be one of the history's own. */
int cr_add(cr_history *h, const char *line);

/* cr_count - how many lines there are. */
size_t cr_count(const cr_history *h);

/* cr_get - line number n; NULL when there is none. */
const char *cr_get(const cr_history *h, size_t n);

/* cr_replace - put a copy of another, not empty line in the place of line n.
   0, or -1 as above or when there is no line n.  Duplicates are not looked
   for. */
int cr_replace(cr_history *h, size_t n, const char *line);

/* cr_remove - drop line n.  0, or -1 when there is no line n. */
int cr_remove(cr_history *h, size_t n);

/* cr_limit - change the most lines to keep, 1 to CR_LINES_MAX, and drop the
   oldest ones beyond.  0, or -1 when the number is wrong. */
int cr_limit(cr_history *h, size_t lines);

/* cr_older, cr_newer - move the cursor by one line and return the line it is
   at.  At the oldest line, cr_older() stays and returns NULL; cr_newer() goes
   on to the prompt, stays there, and returns NULL. */
const char *cr_older(cr_history *h);
const char *cr_newer(cr_history *h);

/* cr_here - the line at the cursor; NULL at the prompt. */
const char *cr_here(const cr_history *h);

/* cr_prompt - move the cursor to the prompt. */
void cr_prompt(cr_history *h);

/* cr_search - move the cursor back to the next older line that begins with
   `text` and return it; or NULL, with the cursor where it was. */
const char *cr_search(cr_history *h, const char *text);

#endif
