#ifndef FILTEX_H
#define FILTEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Filter expressions over flags, such as "a&(b|!c)": the flags are a to z, the
   operators in the order of their strength ! & |, with parentheses.  There is
   no white space. */
typedef struct filtex filtex;

/* Reads an expression.  NULL when the text is not one, when it is nested deeper
   than 50 levels or has more than 500 flags and operators; *error is then the
   offset of the first character that does not fit.  `error` may be NULL. */
filtex *filtex_parse(const char *text, size_t *error);
void filtex_free(filtex *expression); /* NULL is ignored */

/* The value when flag a is bit 0 of `flags`, b bit 1, and so on. */
bool filtex_eval(const filtex *expression, uint32_t flags);
/* The flags that occur, as such bits. */
uint32_t filtex_flags(const filtex *expression);
/* The number of flags and operators. */
size_t filtex_size(const filtex *expression);
/* An expression that is the opposite; NULL when memory is out or it would be
   too long.  The original stays. */
filtex *filtex_negated(const filtex *expression);

#endif
