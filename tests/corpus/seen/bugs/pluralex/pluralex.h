#ifndef PLURALEX_H
#define PLURALEX_H

#include <stddef.h>

/*
NAME
    pluralex - plural forms of messages, chosen by an expression

DESCRIPTION
    Translators write a C expression in n which gives the number of the form
    to use, as in the Plural-Forms line of a message catalogue:

        n != 1                                  English
        n > 1                                   French
        n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2     Latvian

    Operators, as in C:  ?:  ||  &&  == !=  < > <= >=  + -  * / %  !  ( )
    Operands are n and decimal numbers.  Blanks are ignored.  All arithmetic is
    that of unsigned long, so it wraps around; a division or a remainder by
    zero gives 0.  Parts of an expression that are constant are computed when
    it is compiled.

    Expressions come with translations, so they may be any text.
*/

#define PLX_MAX_TEXT 240 /* longest expression, in bytes */
#define PLX_MAX_DEPTH 40 /* deepest nesting of parentheses, '!' and '?:' */
#define PLX_MAX_FORMS 8

typedef struct plx plx;

/* plx_compile - compiles an expression for nforms forms, 1 to PLX_MAX_FORMS.
   Returns NULL if there is an error in it, if it is too long or too deep, if
   nforms is out of range or if there is no memory. */
plx *plx_compile(const char *expr, unsigned nforms);

/* plx_free - frees an expression.  NULL is allowed. */
void plx_free(plx *p);

/* plx_forms - the number of forms. */
unsigned plx_forms(const plx *p);

/* plx_eval - the value of the expression for this n. */
unsigned long plx_eval(const plx *p, unsigned long n);

/* plx_index - the same as number of a form: 0 if it is not below plx_forms. */
unsigned plx_index(const plx *p, unsigned long n);

/* plx_pick - the form for n out of plx_forms texts. */
const char *plx_pick(const plx *p, unsigned long n, const char *const *forms);

/* plx_constant - 1 if the value was found not to depend on n, else 0. */
int plx_constant(const plx *p);

#endif
