#ifndef MPNAT_H
#define MPNAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* mpnat: natural numbers of many decimal digits.

   Numbers are variables of type mpnat_t and must be initialised with
   mpnat_init() before use and cleared with mpnat_clear() after it.  A cleared
   number may be initialised again.

     mpnat_t n;
     mpnat_init(n);
     ...
     mpnat_clear(n);

   Operands and results may be the same variable in all functions. */

typedef struct {
    uint32_t *limbs; /* base 10^9, the lowest first */
    size_t used;
    size_t room;
} mpnat_struct;
typedef mpnat_struct mpnat_t[1];

#define MPNAT_MAX_LIMBS 500

/* Functions that return bool return false, and leave the result as it was,
   when a number would get more than MPNAT_MAX_LIMBS limbs or memory is out. */

void mpnat_init(mpnat_struct *n);
void mpnat_clear(mpnat_struct *n);

bool mpnat_set(mpnat_struct *n, const mpnat_struct *from);
bool mpnat_set_ui(mpnat_struct *n, uint64_t value);
/* A string of digits; also false when it is empty or has anything else. */
bool mpnat_set_str(mpnat_struct *n, const char *digits);

bool mpnat_add(mpnat_struct *sum, const mpnat_struct *a, const mpnat_struct *b);
bool mpnat_mul(mpnat_struct *product, const mpnat_struct *a, const mpnat_struct *b);
/* Divides by d, which must not be 0; returns the remainder. */
uint32_t mpnat_div_ui(mpnat_struct *n, uint32_t d);

/* <0, 0, >0 */
int mpnat_cmp(const mpnat_struct *a, const mpnat_struct *b);

/* How many digits the number has (1 for 0). */
size_t mpnat_digits(const mpnat_struct *n);
/* Writes the digits and a null character; buf must have room for
   mpnat_digits(n) + 1 characters.  Returns buf. */
char *mpnat_get_str(char *buf, const mpnat_struct *n);

#endif
