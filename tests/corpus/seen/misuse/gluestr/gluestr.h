#ifndef GLUESTR_H
#define GLUESTR_H

#include <stdbool.h>
#include <stddef.h>

/* A list of strings to be glued together.
 *
 *     glue *g = glue_new();
 *     glue_add(g, "usr");
 *     glue_take(g, strdup("lib"));
 *     char *path = glue_join(g, "/");      // "usr/lib"
 */
typedef struct glue glue;

/* Walks over a list.  Every change of the list makes its cursors invalid,
 * except for glue_cursor_drop() the one that it is called with. */
typedef struct {
    glue *list;
    struct glue_item *item;
} glue_cursor;

glue *glue_new(void);
/* Frees the list with all its strings. */
void glue_free(glue *g);

/* Adds a copy at the end.  False when memory is out. */
bool glue_add(glue *g, const char *text);
/* Adds a string from malloc(), not NULL, which belongs to the list from now on, also
 * when false is returned. */
bool glue_take(glue *g, char *text);
/* The first string, out of the list; it is the caller's to free().  NULL when
 * the list is empty. */
char *glue_shift(glue *g);

size_t glue_count(const glue *g);
/* All strings with `between` between them, to be freed by the caller; NULL
 * when memory is out. */
char *glue_join(const glue *g, const char *between);

/* At the first string. */
glue_cursor glue_begin(glue *g);
/* Whether the cursor is at a string, not behind the last one. */
bool glue_at(const glue_cursor *c);
/* The string at the cursor, which must be at one.  It belongs to the list. */
const char *glue_text(const glue_cursor *c);
/* To the next string; the cursor must be at one. */
void glue_next(glue_cursor *c);
/* Takes the string at the cursor out and frees it; the cursor is at the next
 * one then. */
void glue_cursor_drop(glue_cursor *c);

#endif
