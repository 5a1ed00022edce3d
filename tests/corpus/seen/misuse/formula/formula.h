/**
 * formula: compile an arithmetic expression once, evaluate it often.
 *
 *   double x = 2;
 *   fm_symbol table[] = { { "x", &x, NULL, NULL } };
 *   formula *f = fm_compile("3*x^2 - sqrt(x)", table, 1, NULL);
 *   for (x = 0; x < 10; x++)
 *       printf("%g\n", fm_eval(f));
 *   fm_free(f);
 *
 * Operators: + - * / ^ (right associative, binds tighter than unary minus),
 * parentheses, unary + and -.  Built in: pi, sqrt, abs, sin, cos, exp, log,
 * each function of one argument in parentheses.  Numbers are decimal, with
 * an optional fraction and exponent.  Blanks and tabs are skipped.  Undefined
 * results are NaN or infinite as in <math.h>.
 */
#ifndef FORMULA_H
#define FORMULA_H

#include <stddef.h>

#define FM_MAX_TEXT    1024 /* characters of an expression */
#define FM_MAX_SYMBOLS 256  /* entries of a symbol table */
#define FM_MAX_DEPTH   60   /* of nested parentheses, signs and powers */

/** A function of one argument that expressions can call. */
typedef double fm_function(void *ctx, double x);

/**
 * A name for use in expressions: a variable if `value` is not NULL, else a
 * function.  Just one of `value` and `call` is given.  Names are made of
 * letters, digits and '_', not beginning with a digit; of two entries with the
 * same name the first counts, and any goes before what is built in.
 */
typedef struct fm_symbol {
    const char *name;
    const double *value;
    fm_function *call;
    void *ctx; /**< passed to call */
} fm_symbol;

typedef struct formula formula;

/**
 * Compiles an expression.  `table` has `count` entries, NULL will do for 0.
 * The text, the table and its names are not needed afterwards, but variables
 * are read where `value` points whenever the formula is evaluated, and so
 * must exist as long as that may happen; likewise what `ctx` points to.
 *
 * Returns NULL if the expression is wrong, too long or too deep, the table is
 * too big, or memory runs out.  *error, if error is not NULL, is set to the
 * position (from 1) where it stopped, or to 0 if it did not.
 */
formula *fm_compile(const char *text, const fm_symbol *table, size_t count, size_t *error);

/** Evaluates a formula.  Functions called by it may evaluate other formulas,
 *  but must neither evaluate nor free this one. */
double fm_eval(const formula *f);

/** Frees a formula.  NULL is allowed. */
void fm_free(formula *f);

/** Whether evaluating reads the variable at `value`. */
int fm_reads(const formula *f, const double *value);

/** Compiles, evaluates and frees.  NaN if the expression is wrong. */
double fm_quick(const char *text, const fm_symbol *table, size_t count);

#endif
