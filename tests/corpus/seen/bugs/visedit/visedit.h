#ifndef VISEDIT_H
#define VISEDIT_H

/*
 * visedit: the text half of a very small modal editor.
 *
 * I wrote this because my serial console tool wanted "something like vi, but
 * only the bits I use". So: a text is some lines, there is a cursor in it, and
 * you may select from some place to the cursor and copy what is selected.
 * There's one step of undo. That's about it! Drawing is your business.
 *
 * A few things to know:
 *
 *  - Lines count from 0, columns count from 0, and a column may be one past
 *    the last character of its line (that's where you append).
 *  - Bytes are characters. Newlines live between lines, never inside them.
 *  - What ve_line() gives you belongs to the editor and lasts only until the
 *    next call that changes the text, so copy it when you want to keep it.
 *  - Never pass NULL for the editor or for a string; I don't check.
 */

#include <stddef.h>

#define VE_MAX_COLS 400 /* longest line */
#define VE_MAX_LINES 400

struct visedit;

/* A new text, cut into lines at each '\n'. "" is one empty line. Lines that
 * are too long lose their ends, texts that are too long lose their last lines.
 * NULL when there's no memory. */
struct visedit *ve_new(const char *text);
void ve_free(struct visedit *ve); /* NULL is fine here */

size_t ve_lines(const struct visedit *ve);
const char *ve_line(const struct visedit *ve, size_t line); /* NULL: no such line */

/* Put the cursor somewhere; places outside the text become the nearest inside. */
void ve_goto(struct visedit *ve, size_t line, size_t col);
void ve_where(const struct visedit *ve, size_t *line, size_t *col);

/* Type s at the cursor, which ends up behind it. 0, or -1 when s has a newline
 * in it or the line would be too long. Ends a selection. */
int ve_type(struct visedit *ve, const char *s);

/* Remove up to n characters from the cursor on, in its line. Ends a selection. */
int ve_erase(struct visedit *ve, size_t n);

/* Take back the last ve_type/ve_erase; the cursor stays as near as it can. A
 * second undo takes back the undo. A selection goes on, as it does in vi.
 * -1 when nothing was changed yet. */
int ve_undo(struct visedit *ve);

/* Select from the cursor's place to wherever the cursor goes from now on. */
void ve_select(struct visedit *ve);
void ve_unselect(struct visedit *ve);

/* Copy the selection (the end not included, lines joined with '\n') to out,
 * cut to size - 1 characters and always terminated unless size is 0. Returns
 * its full length; 0 when nothing is selected. */
size_t ve_copy(const struct visedit *ve, char *out, size_t size);

#endif
