/*
 * LISPET(3)
 *
 * NAME
 *     lispet - integer expressions in parentheses, with functions
 *
 * THE LANGUAGE
 *     An expression is a number (-12), a parameter (x), or a form:
 *
 *         (+ a ...) (* a ...)          sum, product; any number of operands
 *         (- a b) (/ a b)              two operands; division truncates
 *         (< a b) (= a b)              1 or 0
 *         (? c a b)                    a when c is not 0, else b
 *         (: f p q ... body)           defines a function; its value is 0
 *         (f a b ...)                  calls it
 *
 *     Numbers have 64 bits and wrap around.  Names are single small letters;
 *     functions and parameters may have the same.  Functions may be recursive.
 *     A definition stands outside of all other forms; defining a function
 *     again replaces it.
 *
 *     Nothing a program does can harm the host: nesting and calls together are
 *     limited to LP_MAX_DEPTH, work to LP_MAX_STEPS for an lp_eval().
 */
#ifndef LISPET_H
#define LISPET_H

#define LP_MAX_DEPTH  120     /* forms within forms, calls included */
#define LP_MAX_STEPS  100000  /* expressions evaluated */
#define LP_MAX_PARAMS 6       /* of a function */

enum lp_status {
    LP_OK,
    LP_SYNTAX,          /* not an expression, also: empty text, and `?'
                           with other than three operands */
    LP_UNKNOWN,         /* no such parameter or function */
    LP_ARITY,           /* wrong number of operands */
    LP_DIVZERO,
    LP_DEPTH,           /* LP_MAX_DEPTH exceeded */
    LP_STEPS,           /* LP_MAX_STEPS exceeded */
    LP_PARAMS,          /* LP_MAX_PARAMS exceeded */
    LP_NOMEM
};

typedef struct lispet lispet;

/* An interpreter without functions; NULL: no memory. */
lispet *lp_new(void);

/* Frees it.  NULL is allowed. */
void lp_free(lispet *in);

/* Evaluates the expressions in text one after the other.  The value of the
 * last is stored in *value (value may be NULL).  At the first error evaluation
 * ends and *value is untouched; functions defined before stay. */
enum lp_status lp_eval(lispet *in, const char *text, long long *value);

/* Number of parameters of a function, -1 when it is not defined or
 * name is not a small letter. */
int lp_arity(const lispet *in, char name);

/* Forgets a function.  LP_UNKNOWN when it is not defined. */
enum lp_status lp_undef(lispet *in, char name);

#endif
