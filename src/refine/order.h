/* Order: which of two choice sequences is the simpler one, and the values of a
 * single choice from the simplest on.
 *
 * Every choice numbers its values by an ordinal: 0 is the origin, 1 the next
 * simplest …; for numbers that is 0, 1, -1, 2, -2 …, for characters 'a' to 'z',
 * 'A' to 'Z', digits, other printable ones, the rest.  Ordinals and indices are
 * one to one, but for floats that are no small whole number: these share
 * ORDINAL_FRACTION, and choice_compare knows more about them. */
#ifndef ASSAY_REFINE_ORDER_H
#define ASSAY_REFINE_ORDER_H

#include "refine/shrink.h"

#define ORDINAL_FRACTION (1ull << 55) /* above every whole number's */

uint64_t choice_ordinal(const struct trial_choice *choice);
/* The index of that ordinal, which must be one: see choice_last_ordinal. */
uint64_t choice_index(const struct trial_choice *choice, uint64_t ordinal);
uint64_t choice_last_ordinal(const struct trial_choice *choice);
int choice_compare(const struct trial_choice *a, const struct trial_choice *b);

/* A float of any value (then its index is an encoding, see trial_float). */
bool choice_is_any_float(const struct trial_choice *choice);
uint64_t float_index(double number); /* the simplest; the last bit of the number may be lost */

/* Only lengths and the user's own choices decide which choices follow. */
bool choice_shapes_input(const struct trial_choice *choice);

/* An input's size: the number of choices, and their lengths and sizes of structures. */
unsigned long long choices_size(const struct trial_choice *choices, size_t count,
                                const struct shrink_services *services);

#endif
