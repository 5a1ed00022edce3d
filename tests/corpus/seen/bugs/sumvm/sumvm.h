#ifndef SUMVM_H
#define SUMVM_H
/*
 * sumvm: compile a formula once, evaluate it often.
 *
 *   formula  = choice
 *   choice   = sum [ "?" choice ":" choice ]          anything but 0 is true
 *   sum      = product { ("+" | "-") product }
 *   product  = factor { ("*" | "/") factor }
 *   factor   = "-" factor | number | variable | "(" choice ")"
 *            | function "(" [ choice { "," choice } ] ")"
 *   function = "sum" | "prod" | "min" | "max"
 *
 * Variables are the letters a to z, numbers are decimal as in C ("2", ".5",
 * "1e3").  Blanks may stand between tokens.  Functions take any number of
 * arguments, none as well: sum() is 0, prod() is 1, min() is infinity and max()
 * is minus infinity.  Arithmetic is that of double; dividing by zero gives
 * what IEEE 754 says.
 */
#include <stddef.h>

#define SUMVM_MAX_TEXT 1000    /* characters of a formula */
#define SUMVM_MAX_NESTING 50   /* parentheses, calls, signs and choices inside each other */

typedef struct sumvm sumvm;

/* Compiles a formula.  Returns NULL if it is not one, exceeds a limit or
 * memory is out; *where (unless where is NULL) is then the offset at which
 * compilation stopped.  Free the result with sumvm_free(). */
sumvm *sumvm_compile(const char *text, size_t *where);

/* Frees a formula; NULL is fine. */
void sumvm_free(sumvm *f);

/* Evaluates.  vars holds n values, of a, b, c and so on; those that are missing
 * are 0 and those behind z are ignored.  vars may be NULL if n is 0.
 * Returns 0 and stores the value in *result, or -1 if memory is out. */
int sumvm_eval(const sumvm *f, const double *vars, size_t n, double *result);

/* The variables a formula mentions: bit 0 for a, bit 25 for z. */
unsigned long sumvm_uses(const sumvm *f);

/* An independent copy, or NULL if memory is out. */
sumvm *sumvm_clone(const sumvm *f);

#endif
