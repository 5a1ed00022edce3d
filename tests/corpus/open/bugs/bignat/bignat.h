#ifndef BIGNAT_H
#define BIGNAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Natural numbers of up to BIGNAT_DIGITS digits of 32 bits.

   A result may go to the same number that is an operand, and both operands
   may be one number.  Functions that return bool leave the result as it was
   and return false when it would have too many digits or memory is out.  A
   product needs room for the digits of both operands. */
#define BIGNAT_DIGITS 64

struct bignat {
    uint32_t *digits; /* the lowest first; the highest is not 0 */
    size_t count;     /* 0 is the number without digits */
};

void bignat_init(struct bignat *n); /* 0 */
void bignat_release(struct bignat *n);

bool bignat_set(struct bignat *n, uint64_t value);
bool bignat_assign(struct bignat *n, const struct bignat *from);
/* False when the number does not fit. */
bool bignat_get(const struct bignat *n, uint64_t *value);

bool bignat_add(struct bignat *result, const struct bignat *a, const struct bignat *b);
bool bignat_multiply(struct bignat *result, const struct bignat *a, const struct bignat *b);

/* Less than, equal to or greater than 0. */
int bignat_compare(const struct bignat *a, const struct bignat *b);

#endif
