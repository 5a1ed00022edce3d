/*
 * edlines - the text of a line editor: lines, and a cursor in them
 *
 * A text has at least one line, which may be empty.  Rows and columns count
 * from 0; columns are bytes.  The cursor is always on an existing row, at a
 * column from 0 to the length of that line (the length itself is the place
 * behind the last character, where typing appends).  Functions that shorten
 * the text move the cursor to the nearest place that still exists.
 *
 * The handle that is passed must come from ed_new(); text arguments are
 * NUL-terminated and not NULL.
 */
#ifndef EDLINES_H
#define EDLINES_H

#include <stddef.h>

#define ED_MAX_ROWS 1024   /* lines in a text */
#define ED_MAX_LINE 4096   /* bytes in a line */

typedef struct editor editor;

/* A text of one empty line, cursor at 0,0.  NULL when out of memory. */
editor *ed_new(void);

/* Frees the text; NULL is allowed. */
void ed_free(editor *ed);

/*
 * Inserts text at the cursor; every '\n' in it breaks the line.  The cursor
 * ends behind what was inserted.  Returns 0, or -1 when a limit would be
 * exceeded or memory runs out (the text may then be inserted up to some line
 * break, with the cursor behind it).
 */
int ed_insert(editor *ed, const char *text);

/* Moves the cursor; values that are too large go to the last row or the end
 * of the line. */
void ed_goto(editor *ed, size_t row, size_t col);

/* Removes the character at the cursor, or at the end of a line the line
 * break.  Returns 0, or -1 when there was nothing to remove or the joined
 * line would be too long. */
int ed_delete(editor *ed);

/* Removes the line of the cursor.  Of the only line, its text is removed. */
void ed_delete_line(editor *ed);

/*
 * Removes blanks and tabs from the ends of all lines, and then the empty
 * lines at the end of the text (the first line stays in any case).  Returns
 * the number of bytes removed, line breaks not counted.
 */
size_t ed_trim(editor *ed);

/* Where the cursor is. */
size_t ed_row(const editor *ed);
size_t ed_col(const editor *ed);

/* The character at the cursor as unsigned char, '\n' at the end of a line,
 * or -1 at the end of the text. */
int ed_char(const editor *ed);

/* The number of lines. */
size_t ed_rows(const editor *ed);

/* A line without its line break, or NULL when there is no such row.  Valid
 * until the text is changed. */
const char *ed_line(const editor *ed, size_t row);

#endif
