#ifndef FLAGROW_H
#define FLAGROW_H

#include <stddef.h>

#define FLAGROW_LOWER 1u /* letters in lower case */

/* flags, to be or'ed; other bits are ignored */
char flagrow_digit(unsigned number, unsigned flags);
/* The letter of a place in "abcd", wherever it is. */
char flagrow_letter(unsigned place);

struct flagrow_field {
    const char *name;
    int width;
};

/* In what follows `fields` is a table that ends with a row without a name. */

/* The widths of all, together. */
int flagrow_width(const struct flagrow_field *fields);
/* The width of the last one; 0 when there is none. */
int flagrow_last(const struct flagrow_field *fields);
/* The lengths of all texts of argv, which has a NULL at the end, together. */
size_t flagrow_lengths(char *const argv[]);
/* Prints all arguments, for which there are no rules: as many as the text has '#'. */
size_t flagrow_fill(const char *text, const char *const *args);

#endif
