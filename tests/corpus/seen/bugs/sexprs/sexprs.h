#ifndef SEXPRS_H
#define SEXPRS_H

#include <stdbool.h>
#include <stddef.h>

/* S-expressions: (an atom, (a list) and "an atom in quotes")... without the
   commas.

   A node is owned by whoever made it until it is appended to a list, which
   owns it from then on. */
typedef struct sx sx;

#define SX_DEPTH 64 /* lists in lists */

/* ---- making nodes; NULL if memory is out ---- */

sx *sx_atom(const char *text);
sx *sx_list(void);
/* Frees a node and what is in it.  A node in a list is freed with the list,
   never by itself. */
void sx_free(sx *node);

/* Appends to a list.  False, and the child still belongs to the caller, if
   `list` is an atom, the child is in a list already, would contain itself, or
   the depth would exceed SX_DEPTH. */
bool sx_append(sx *list, sx *child);

/* ---- looking at nodes ---- */

bool sx_is_list(const sx *node);
/* The text of an atom; NULL for a list. */
const char *sx_text(const sx *node);
/* Elements of a list; 0 for an atom. */
size_t sx_length(const sx *node);
/* An element of a list, NULL if there is none.  It still belongs to the list. */
const sx *sx_at(const sx *node, size_t index);
bool sx_equal(const sx *a, const sx *b);

/* ---- text ---- */

/* Reads one expression, which must be the whole text but for white space
   around it.  NULL if it is not, or nested deeper than SX_DEPTH; if `where`
   is not NULL, it receives the offset of the error. */
sx *sx_parse(const char *text, size_t *where);

/* Writes an expression such that sx_parse() reads the same again.  Like
   snprintf(): at most `size` bytes with the terminator, and the length that
   the whole text has is returned. */
size_t sx_print(const sx *node, char *buffer, size_t size);

#endif
