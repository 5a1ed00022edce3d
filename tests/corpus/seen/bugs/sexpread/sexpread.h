#ifndef SEXPREAD_H
#define SEXPREAD_H

#include <stddef.h>

/* sexpread - read and print symbolic expressions: (define (f x) (g x "y z"))
 *
 * An expression is an atom or a list of expressions in parentheses. An atom
 * is either a run of characters other than blanks, parentheses and quotes, or
 * anything between two quotes (there are no escapes).
 */

typedef struct sexp sexp;

typedef enum {
	SX_OK,
	SX_EMPTY,      /* nothing there */
	SX_UNBALANCED, /* parentheses or quotes don't match */
	SX_TRAILING,   /* something follows the expression */
	SX_TOO_DEEP,   /* more than 64 lists inside each other */
	SX_NO_MEMORY
} sx_error;

/* Read the one expression in text. NULL on error; error may be NULL. */
sexp *sx_read(const char *text, sx_error *error);

/* Free an expression that sx_read returned, with all that is in it. */
void sx_free(sexp *x);

/* Is it a list? Else it is an atom. */
int sx_is_list(const sexp *x);

/* Elements of a list; 0 for an atom. */
size_t sx_length(const sexp *x);

/* Element of a list, still owned by it. NULL if there is none. */
const sexp *sx_nth(const sexp *x, size_t n);

/* Text of an atom without quotes, NULL for a list. */
const char *sx_text(const sexp *x);

/* Same shape and same atoms? */
int sx_equal(const sexp *a, const sexp *b);

/* Number of atoms, at any depth. */
size_t sx_atoms(const sexp *x);

#endif
