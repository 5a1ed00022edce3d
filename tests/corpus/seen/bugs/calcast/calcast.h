#ifndef CALCAST_H
#define CALCAST_H

#include <stdbool.h>
#include <stddef.h>

/* Expression trees of a calculator.
 *
 * Numbers are ints; arithmetic wraps around.  A constructor takes over the
 * expressions that it is given, also when it fails; those it is given must not
 * be part of another expression.  NULL for an operand makes the constructor
 * return NULL, so that calls can be nested without checks in between.
 */

typedef struct ca_expr ca_expr;

typedef enum { CA_NUMBER, CA_VARIABLE, CA_NEGATE, CA_ADD, CA_SUBTRACT, CA_MULTIPLY } ca_kind;

ca_expr *ca_number(int value);
/* A variable 'a' to 'z', NULL for other names. */
ca_expr *ca_variable(char name);
ca_expr *ca_negate(ca_expr *operand);
/* kind is CA_ADD, CA_SUBTRACT or CA_MULTIPLY; NULL for others. */
ca_expr *ca_binary(ca_kind kind, ca_expr *left, ca_expr *right);

void ca_free(ca_expr *e);

/* An independent copy of the whole tree. */
ca_expr *ca_clone(const ca_expr *e);

ca_kind ca_kind_of(const ca_expr *e);
size_t  ca_size(const ca_expr *e);   /* number of nodes */
bool    ca_equal(const ca_expr *a, const ca_expr *b);
bool    ca_uses(const ca_expr *e, char name);

/* variables: values of 'a' to 'z' */
int ca_eval(const ca_expr *e, const int variables[26]);

/* Puts a number in the place of a variable, everywhere. */
void ca_bind(ca_expr *e, char name, int value);

/* Written with parentheses around every operation, "(a+(-3))".  Returns the
 * length of the text without the terminator; at most size bytes are written,
 * terminator included, as snprintf does. */
size_t ca_print(const ca_expr *e, char *out, size_t size);

#endif
