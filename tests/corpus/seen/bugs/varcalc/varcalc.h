/* varcalc - values of expressions with variables
 *
 *     expression = term { ("+" | "-") term }
 *     term       = factor { ("*" | "/") factor }
 *     factor     = "-" factor | number | name | "(" expression ")"
 *                | name "(" [ expression { "," expression } ] ")"
 *
 * Blanks may stand between all of them.  Names are letters and digits and
 * begin with a letter.  Functions are
 *
 *     abs(x)  mean(x, y)               exactly these arguments
 *     min(x, ...)  max(x, ...)         one to VC_ARGS arguments
 * Variables may be named as functions are. */
#ifndef VARCALC_H
#define VARCALC_H

#define VC_ARGS 8  /* arguments of a function, at most */
#define VC_NAME 15 /* characters of a name, at most */
#define VC_VARS 32 /* variables, at most */
#define VC_DEEP 50 /* how deep parentheses and calls may be nested */

enum {
    VC_OK = 0,
    VC_SYNTAX = -1, /* not an expression */
    VC_UNKNOWN = -2, /* no such variable or function */
    VC_COUNT = -3, /* a function has too few or too many arguments */
    VC_DEPTH = -4, /* nested too deeply */
    VC_RANGE = -5, /* a division by 0, or the result is not a finite number */
    VC_NAMING = -6, /* a variable cannot have this name */
    VC_FULL = -7 /* too many variables */
};

typedef struct varcalc varcalc;

varcalc *vc_new(void); /* NULL when memory is out */
void vc_free(varcalc *calc);

int vc_set(varcalc *calc, const char *name, double value);
int vc_get(const varcalc *calc, const char *name, double *value);

/* Stores the value in *result when it returns VC_OK, and only then. */
int vc_eval(const varcalc *calc, const char *text, double *result);

#endif
