#ifndef PLFORM_H
#define PLFORM_H
/* Plural-Forms expressions of message catalogues.
 *
 * C syntax over unsigned long: n, decimal numbers, parentheses, and
 *   ?:  ||  &&  == !=  < > <= >=  + -  * / %  !
 * Arithmetic wraps around; what is divided by zero, with / or %, is 0.
 * Operators between numbers are computed once, when the expression is parsed.
 */
typedef struct plform plform;

#define PLFORM_NODES 256    /* operators and operands of an expression */

/* NULL when expr is no expression, too large or nested too deeply. */
plform *plform_parse(const char *expr);

/* Reads a header such as "nplurals=2; plural=n != 1;".  *nplurals is from 1 to
 * 100.  NULL when it is not so. */
plform *plform_header(const char *header, unsigned *nplurals);

void plform_free(plform *f);

unsigned long plform_eval(const plform *f, unsigned long n);

/* The form to use for n: plform_eval, or 0 when that is not below nplurals. */
unsigned plform_index(const plform *f, unsigned nplurals, unsigned long n);

#endif
