/* revedit.h -- a text that remembers how it was edited
 *
 * A revedit holds one text and a history of the edits made to it.  Each
 * insertion and each erasure is a step that can be undone and redone, with one
 * exception that makes typing pleasant: insertions that continue right where
 * the last one ended become part of the same step, until something else is
 * done (an erasure, an undo or redo, an insertion elsewhere, revedit_break).
 *
 * Positions and lengths are bytes.  Functions that return int return 0 when
 * they did it and -1 when they could not; nothing has changed then.
 */
#ifndef REVEDIT_H
#define REVEDIT_H

#include <stddef.h>

/* No text gets longer than this. */
#define REVEDIT_MAX_TEXT ((size_t)1 << 20)

/* No history gets larger than this. */
#define REVEDIT_MAX_HISTORY ((size_t)1 << 24)

typedef struct revedit revedit;

/* New object with a copy of text (NULL is the same as "").  The history keeps
 * up to `history` bytes of inserted and erased text; when it holds more, the
 * oldest steps are forgotten.  With 0 nothing can be undone.  Values above
 * REVEDIT_MAX_HISTORY count as that.
 * Returns NULL if the text is too long or there is no memory. */
revedit *revedit_new(const char *text, size_t history);

/* Frees the object; revedit_free(NULL) does nothing. */
void revedit_free(revedit *e);

/* The present text.  The pointer is good until the next call that may change
 * the text. */
const char *revedit_text(const revedit *e);
size_t revedit_length(const revedit *e);

/* Inserts the string s before position pos; pos may be the text's length.
 * s may be part of the text itself.  Inserting "" does nothing and is no step.
 * Fails if pos is beyond the end, the text would get too long, or there is no
 * memory. */
int revedit_insert(revedit *e, size_t pos, const char *s);

/* Erases n bytes from pos on, or up to the end if there are fewer.  Erasing
 * nothing is no step.  Fails if pos is beyond the end or there is no memory. */
int revedit_erase(revedit *e, size_t pos, size_t n);

/* The next insertion starts a step of its own. */
void revedit_break(revedit *e);

/* Takes back the last step, or does again the last one taken back.  They fail
 * if there is none.  Any new edit forgets the steps that were taken back. */
int revedit_undo(revedit *e);
int revedit_redo(revedit *e);

/* How often revedit_undo and revedit_redo would work. */
size_t revedit_undos(const revedit *e);
size_t revedit_redos(const revedit *e);

#endif
