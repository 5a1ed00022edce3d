#ifndef ANYVAL_H
#define ANYVAL_H

#include <stddef.h>
#include <stdint.h>

/* anyval: values that know their type.
 *
 * A value is nothing, a truth value, a whole number, a real number, a text or
 * a list of values.  Values other than lists never change.  Values of type
 * any * belong to the caller, who frees them with any_free(); a const any *
 * that a function returns belongs to the value it was taken from.
 *
 * Functions returning any * return NULL if memory is short.  Where a value is
 * asked for, NULL stands for the value "nothing", except as the list of
 * any_push().
 */

typedef struct any any;

enum any_type { ANY_NOTHING, ANY_TRUTH, ANY_WHOLE, ANY_REAL, ANY_TEXT, ANY_LIST };

#define ANY_MAX_TEXT   4096  /* bytes of a text */
#define ANY_MAX_VALUES 4096  /* values in a list, with those in inner lists */
#define ANY_MAX_DEPTH  32    /* lists within lists */

any *any_truth(int yes);
any *any_whole(int64_t number);
any *any_real(double number);      /* infinities and NaN are allowed */
any *any_text(const char *text);   /* a copy; NULL too if longer than ANY_MAX_TEXT */
any *any_list(void);               /* an empty list */

/* An independent copy, inner lists included. */
any *any_copy(const any *value);

/* Frees the value and, of a list, all in it. */
void any_free(any *value);

enum any_type any_type_of(const any *value);

/* Appends a copy of value to list; value may be the list itself.  0, or -1
 * if list is not a list, a limit is exceeded or memory is short. */
int any_push(any *list, const any *value);

/* How many values a list has, not counting those of inner lists; else 0. */
size_t any_length(const any *value);

/* The value with that index, NULL if there is none.  Valid until the next
 * any_push() to the list. */
const any *any_item(const any *list, size_t index);

/* The number nearest to a whole or real number, to_else for other values. */
double any_number(const any *value, double to_else);

/* The text of a text, NULL for other values. */
const char *any_chars(const any *value);

/* Compares two values: less than 0, 0 or greater than 0 as a is before, equal
 * to or after b.  This is a total order of all values and fit for sorting and
 * searching: nothing, then false, true, numbers by value (whole and real
 * alike, so 1 equals 1.0; NaN equals itself and is before the others), then
 * texts by their bytes, then lists, item by item. */
int any_compare(const any *a, const any *b);

#endif
