#ifndef EDITMARK_H
#define EDITMARK_H

#include <stddef.h>

/*
 * editmark - the text of an editor with named marks
 *
 * Marks stay with the text: they move when text is inserted or deleted before
 * them.  A mark within deleted text goes to where the text was.
 *
 * Positions run from 0 to the length.  Functions returning int return 0, or -1
 * when a position, range or name does not exist or memory is out.
 */

#define EM_LIMIT 65536 /* longest text */

typedef struct em_text em_text;

em_text *em_new(void);
void em_free(em_text *t);

int em_insert(em_text *t, size_t pos, const char *s);
int em_delete(em_text *t, size_t pos, size_t n);
size_t em_length(const em_text *t);
/* Copies the text and a terminator, cut to size.  size may be 0. */
void em_copy(const em_text *t, char *buf, size_t size);

/* Sets a mark; one of the same name is moved. */
int em_mark(em_text *t, const char *name, size_t pos);
/* Where the mark is. */
int em_where(em_text *t, const char *name, size_t *pos);
int em_unmark(em_text *t, const char *name);
size_t em_marks(const em_text *t);

/* Position of the first occurrence from pos on; the length + 1 when there is
 * none. */
size_t em_search(const em_text *t, size_t pos, const char *s);

#endif
