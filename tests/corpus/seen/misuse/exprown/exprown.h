#ifndef EXPROWN_H
#define EXPROWN_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Expression trees over integers and one-letter variables.
 *
 * Functions that make a node from others take these over: afterwards they
 * belong to the new node and are freed with it, so each node can be the child
 * of one other only.  If the node cannot be made (a child is NULL, the
 * operator is unknown, memory is short) they are freed all the same and the
 * result is NULL, so that calls can be nested.
 */
typedef struct expr expr;

expr *expr_number(long value);
/* NULL unless the name is 'a' to 'z'. */
expr *expr_variable(char name);
expr *expr_negate(expr *of);
/* op is one of + - * */
expr *expr_binary(char op, expr *left, expr *right);

/* A copy of the whole tree, which belongs to the caller. */
expr *expr_clone(const expr *e);
/* Frees a tree.  NULL is allowed. */
void expr_free(expr *e);

/* A child, 0 or 1, that still belongs to e; NULL if there is none. */
const expr *expr_child(const expr *e, int which);

/* Takes the values of 'a' to 'z' from an array of 26.  Numbers wrap. */
long expr_eval(const expr *e, const long *values);

/* Replaces a variable by copies of another expression.  Gives the tree to
   use from now on; the one passed must not be used again.  `by` stays with
   the caller and is not part of `e`. */
expr *expr_substitute(expr *e, char name, const expr *by);

bool expr_equal(const expr *a, const expr *b);

/* As "(a+(-3))".  To be freed with free(). */
char *expr_text(const expr *e);

#endif
