#ifndef NATCMP_H
#define NATCMP_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Natural order: "file9" comes before "file10".
 *
 * Digits within a text are compared as numbers.  A number that is written with
 * leading zeros comes before one without, and two such are compared digit by
 * digit.  All other characters are compared by their codes.
 *
 * The functions that compare give -1, 0 or 1.  It is a total order: 0 for texts
 * that are the same and for no others, and the opposite sign when the arguments
 * are exchanged.
 */
int nat_compare(const char *a, const char *b);

/* The same for the texts in lower case (ASCII letters only). */
int nat_compare_nocase(const char *a, const char *b);

/* The one that comes first; `a` if they are the same. */
const char *nat_first(const char *a, const char *b);

/* Sorts an array of texts; only the pointers are moved. */
void nat_sort(const char **texts, size_t count);
bool nat_is_sorted(const char *const *texts, size_t count);

/* The position of a text in a sorted array, -1 if it is not in it. */
ptrdiff_t nat_find(const char *const *texts, size_t count, const char *text);

/* The length of the first number in the text, and where it begins.  0 if there
   is none; then `start` is the length of the text. */
size_t nat_number(const char *text, size_t *start);

#endif
