#ifndef GAPBUF_H
#define GAPBUF_H

#include <stddef.h>

/* Text with a gap at the cursor, for editors.  Positions count bytes from
   the start of the text; they must not be greater than its length. */
struct gapbuf;

struct gapbuf *gb_new(void);
void gb_free(struct gapbuf *g);

size_t gb_length(const struct gapbuf *g);
size_t gb_cursor(const struct gapbuf *g);
void gb_move(struct gapbuf *g, size_t pos);

/* Inserts before the cursor, which ends up behind what is inserted.
   Returns 0, or -1 if memory is short or the text would exceed 1 MiB.  The
   text must not be part of the buffer. */
int gb_insert(struct gapbuf *g, const char *s, size_t n);

/* Deletes n bytes before or behind the cursor; as many as there are. */
size_t gb_backspace(struct gapbuf *g, size_t n);
size_t gb_delete(struct gapbuf *g, size_t n);

/* The byte at a position, which must be less than the length. */
char gb_at(const struct gapbuf *g, size_t pos);

/* Copies [from, to) to out and terminates it; out has room for to - from + 1
   characters, and from <= to. */
void gb_slice(const struct gapbuf *g, size_t from, size_t to, char *out);

/* The whole text, terminated; the cursor moves to its end.  It belongs to the buffer and is good until
   the next function that takes a buffer that is not const.  NULL if memory
   is short. */
const char *gb_text(struct gapbuf *g);

#endif
