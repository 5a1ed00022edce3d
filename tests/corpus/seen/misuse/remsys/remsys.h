#ifndef REMSYS_H
#define REMSYS_H

/**
 * @file remsys.h
 * @brief Systems of congruences (Chinese remainders) in 64 bits.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Largest modulus: 2^62 - 1. */
#define RS_MAX INT64_C(0x3fffffffffffffff)

/**
 * @brief x = r (mod m), with 0 <= r < m <= RS_MAX.
 *
 * Best made by rs_make(); whoever fills it in by hand keeps to the above.
 */
typedef struct {
    int64_t r;
    int64_t m;
} rs_cong;

/** @brief Reduces any r.  @pre 1 <= m <= RS_MAX */
rs_cong rs_make(int64_t r, int64_t m);

/** @brief Whether x satisfies c. */
bool rs_holds(rs_cong c, int64_t x);

/** @brief Least x >= from that satisfies c.  @pre from <= RS_MAX */
int64_t rs_next(rs_cong c, int64_t from);

/** @brief Inverse of a modulo m, in 0 ... m-1.
 *  @pre a and m have no common factor; 1 <= m <= RS_MAX */
int64_t rs_inverse(int64_t a, int64_t m);

/** @brief Greatest common divisor; gcd(0, 0) = 0.
 *  @pre neither is INT64_MIN */
int64_t rs_gcd(int64_t a, int64_t b);

/** @brief Whether the two have a common solution. */
bool rs_agree(rs_cong a, rs_cong b);

/** @brief Whether lcm(a.m, b.m) <= RS_MAX. */
bool rs_fits(rs_cong a, rs_cong b);

/** @brief The one congruence that says what the two say.
 *  @pre rs_agree(a, b) and rs_fits(a, b) */
rs_cong rs_meet(rs_cong a, rs_cong b);

/**
 * @brief Solves x = r[i] (mod m[i]) for all i < n.
 * @pre The moduli are at least 1, pairwise coprime, and their product is at most
 *      RS_MAX.
 * @return 0 (mod 1) if n is 0.
 */
rs_cong rs_solve(const int64_t *r, const int64_t *m, size_t n);

#endif
