/**
 * @file arithx.h
 * @brief Compiles and evaluates integer expressions such as "2*(a+1)".
 *
 * Grammar: sums and products of `+ - * / %` with the usual precedence, all
 * left-associative; prefix `-`; parentheses; decimal numbers up to INT64_MAX;
 * the variables `a` to `z`.  Spaces are ignored between tokens.  Arithmetic is
 * that of int64_t, and never wraps around: see #AX_OVERFLOW.
 */
#ifndef ARITHX_H
#define ARITHX_H

#include <stddef.h>
#include <stdint.h>

/** A compiled expression. */
typedef struct ax_expr ax_expr;

/** What can happen. */
typedef enum {
    AX_OK,
    AX_SYNTAX,   /**< the text is not an expression */
    AX_TOOLONG,  /**< more than 1000 characters, or nested more than 64 deep */
    AX_DIVZERO,  /**< division or remainder by zero */
    AX_OVERFLOW, /**< a number or result is out of the range of int64_t */
    AX_NOMEM     /**< out of memory */
} ax_code;

/**
 * @brief Compiles a text.
 * Constant parts are computed at once, so errors in them ("1/0") are already
 * found here and not only by ax_eval().
 * @param text  any string
 * @param code  receives AX_OK or what is wrong; may be NULL
 * @return the expression, to be freed with ax_free(), or NULL on any error
 */
ax_expr *ax_compile(const char *text, ax_code *code);

/** @brief Frees an expression.  NULL is allowed. */
void ax_free(ax_expr *expr);

/**
 * @brief Evaluates.
 * @param vars    26 values, for `a` to `z`; NULL means that all are 0
 * @param result  receives the value; unchanged on failure
 * @return AX_OK, AX_DIVZERO or AX_OVERFLOW
 */
ax_code ax_eval(const ax_expr *expr, const int64_t vars[26], int64_t *result);

/** @return 1 if the value depends on no variable, else 0 */
int ax_is_constant(const ax_expr *expr);

/** @return 1 if variable @p name occurs, else 0 (also if it is no variable) */
int ax_uses(const ax_expr *expr, char name);

/** @return the number of nodes that are left after computing constant parts */
size_t ax_size(const ax_expr *expr);

/** @return an independent copy, to be freed with ax_free(); NULL without memory */
ax_expr *ax_copy(const ax_expr *expr);

/** @return 1 if both have the same structure, else 0 */
int ax_equal(const ax_expr *a, const ax_expr *b);

/** @return a static text for @p code; "unknown" for other numbers */
const char *ax_message(ax_code code);

#endif
