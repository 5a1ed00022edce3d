#ifndef BIGU256_H
#define BIGU256_H

#include <stdbool.h>
#include <stdint.h>

/* Unsigned integers of 256 bits. Arithmetic is modulo 2^256.
 * Results may be stored to one of the operands. */

typedef struct {
    uint32_t limb[8]; /* least significant first */
} U256;

#define U256_DEC_SIZE 79 /* largest decimal text, with the terminator */
#define U256_HEX_SIZE 65

void U256_FromU64(U256 *r, uint64_t value);

void U256_Add(U256 *r, const U256 *a, const U256 *b);
void U256_Sub(U256 *r, const U256 *a, const U256 *b);
void U256_Mul(U256 *r, const U256 *a, const U256 *b);

/* Quotient to q, remainder to r; two different variables. Precondition: b is not zero. */
void U256_DivMod(U256 *q, U256 *r, const U256 *a, const U256 *b);

/* Precondition: n < 256, as of the bit below. */
void U256_ShiftLeft(U256 *r, const U256 *a, unsigned n);
bool U256_Bit(const U256 *a, unsigned n);

bool U256_IsZero(const U256 *a);
int U256_Compare(const U256 *a, const U256 *b);

/* The buffers have U256_DEC_SIZE and U256_HEX_SIZE characters. */
void U256_ToDec(const U256 *a, char *buffer);
void U256_ToHex(const U256 *a, char *buffer); /* always 64 digits */

#endif
