/* gapedit.h -- a gap buffer, the thing inside most small text editors.
 *
 * The buffer holds plain bytes (no NUL among them) and has one cursor, which
 * stands between two bytes, at the start or at the end.
 */
#ifndef GAPEDIT_H
#define GAPEDIT_H

#include <stddef.h>

typedef struct gapedit gapedit_t;

/* Longest text a buffer takes. */
#define GE_MAX 1048576

gapedit_t *ge_new(void);
void ge_free(gapedit_t *ge);

/* Insert text at the cursor; the cursor ends up behind it.
 * Returns 0, or -1 when the buffer would get longer than GE_MAX or there is
 * no memory; then nothing has changed. */
int ge_insert(gapedit_t *ge, const char *text);

/* Remove up to n bytes behind (erase) or before (backspace) the cursor.
 * Both return how many were removed. */
size_t ge_erase(gapedit_t *ge, size_t n);
size_t ge_backspace(gapedit_t *ge, size_t n);

/* Move the cursor; a position past the end means the end. */
void ge_seek(gapedit_t *ge, size_t pos);
size_t ge_tell(const gapedit_t *ge);
size_t ge_length(const gapedit_t *ge);

/* The byte at pos, 0 to 255, or -1 when pos is not inside the text. */
int ge_char_at(const gapedit_t *ge, size_t pos);

/* The whole text in fresh memory, NUL terminated; free() it. NULL: no memory. */
char *ge_text(const gapedit_t *ge);

#endif
