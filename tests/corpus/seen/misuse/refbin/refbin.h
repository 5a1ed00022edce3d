/* refbin: values with reference counts.
 *
 * A value is a number, a text or an array of numbers and texts.  A function
 * that returns a value says whether the reference is
 *
 *   new       the caller owns it and gives it back with rb_release, or
 *   borrowed  it belongs to somebody else (the array the value is in) and is
 *             good for as long as that one holds it; to keep it longer, call
 *             rb_retain.
 *
 * A value goes when its last reference was released.
 */
#ifndef REFBIN_H
#define REFBIN_H

#include <stddef.h>

#define RB_MOST 65536 /* most items of an array, most bytes of a text */

typedef struct rb_value rb_value;

enum rb_kind { RB_NUMBER, RB_TEXT, RB_ARRAY };

/* New reference, or NULL: no memory, or the text is NULL or too long.  The text
 * is copied. */
rb_value *rb_number(long n);
rb_value *rb_text(const char *text);
rb_value *rb_array(void);

/* Another reference to v: new.  Returns v.  NULL gives NULL. */
rb_value *rb_retain(rb_value *v);

/* Gives a reference back.  NULL is ignored. */
void rb_release(rb_value *v);

enum rb_kind rb_kind_of(const rb_value *v);

/* The number of a number, the text of a text.  Asserts that v is one.  The
 * string belongs to v. */
long rb_get_number(const rb_value *v);
const char *rb_get_text(const rb_value *v);

/* The following are for arrays, and assert that `array` is one. */

size_t rb_count(const rb_value *array);

/* Appends an item.  Steals the reference: it belongs to the array from then on.
 * Returns 0.  On failure -1, and the reference stays the caller's: no memory,
 * the array is full, item is NULL or an array itself. */
int rb_push(rb_value *array, rb_value *item);

/* Item i, borrowed.  NULL if there are not so many. */
rb_value *rb_at(const rb_value *array, size_t i);

/* Takes the last item out of the array: new.  NULL if it is empty. */
rb_value *rb_pop(rb_value *array);

/* A new array with the same items, or NULL: no memory. */
rb_value *rb_copy(const rb_value *array);

#endif
