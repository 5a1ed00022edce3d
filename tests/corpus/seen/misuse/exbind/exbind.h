/*
EXBIND -- formulas over your own variables

Compile a formula once, evaluate it as often as you like:

    double x, y;
    exb_var vars[] = {{"x", &x}, {"y", &y}};
    int error;
    exb_formula *f = exb_compile("sqrt(x^2 + y^2)", vars, 2, &error);
    if (f) {
        x = 3; y = 4;
        printf("%f\n", exb_eval(f));     // 5
        exb_free(f);
    } else
        printf("error near column %d\n", error);

Grammar, in order of precedence, loosest first:

    a + b   a - b
    a * b   a / b   a % b        (% is fmod)
    -a
    a ^ b                        (right to left; binds tighter than the sign)
    numbers, variables, pi, e, (a), abs(a) ceil(a) cos(a) exp(a) floor(a)
    ln(a) sin(a) sqrt(a) tan(a)

Names are made of lower case letters, digits and underscores and start with a
letter.  Your variables take precedence over the constants, functions over both.
Division by zero and the like give infinities or NaN as in IEEE arithmetic.

Variables are bound by address.  A formula reads them where they are whenever it
is evaluated, hence they have to exist at least as long as the formula is in
use.  The table of variables and the names in it are needed during exb_compile
only, as is the text.

Formulas have at most 4000 characters and nest at most 60 deep.
*/
#ifndef EXBIND_H
#define EXBIND_H

typedef struct exb_var {
    const char *name;
    const double *address;
} exb_var;

typedef struct exb_formula exb_formula;

/* vars has count entries, complete ones.  It may be NULL if count is 0.  error
   may be NULL; it receives 0 or the column of the mistake, counting from 1.
   Returns NULL on a mistake, or if memory is out (error is -1 then).  The
   result is to be freed with exb_free. */
exb_formula *exb_compile(const char *text, const exb_var *vars, int count, int *error);

/* NaN if f is NULL. */
double exb_eval(const exb_formula *f);

/* Whether the value depends on any variable at all.  0 if f is NULL. */
int exb_is_constant(const exb_formula *f);

/* compile, eval and free in one; NaN on a mistake. */
double exb_once(const char *text, int *error);

void exb_free(exb_formula *f);

#endif
