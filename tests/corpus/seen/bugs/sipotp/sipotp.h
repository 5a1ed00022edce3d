/**
 * @file sipotp.h
 * @brief One-time passcodes from a shared secret and a counter.
 *
 * Works like HOTP (RFC 4226): the counter is authenticated with the secret,
 * four bytes are picked from the result and printed as decimal digits.  The
 * authenticator is SipHash-2-4 with 128 bits of output.  Both ends must use the
 * same secret and number of digits.
 */
#ifndef SIPOTP_H
#define SIPOTP_H

#include <stddef.h>
#include <stdint.h>

#define SIPOTP_MIN_DIGITS 4
#define SIPOTP_MAX_DIGITS 9
#define SIPOTP_MAX_WINDOW 64

/** A generator or verifier.  Filled in by sipotp_init(); the members are
 *  private, copying the structure is fine. */
typedef struct {
    uint64_t k0, k1;
    uint64_t counter;
    uint32_t modulus;
    int digits;
} sipotp_t;

/**
 * Prepares @p otp; every other function needs this first.
 *
 * @param secret  @p len bytes
 * @param counter the first counter that sipotp_next() uses
 * @retval 0  done
 * @retval -1 no secret (@p len is 0), or an unsupported number of digits;
 *            @p otp is unchanged
 */
int sipotp_init(sipotp_t *otp, const uint8_t *secret, size_t len, int digits, uint64_t counter);

/** The code for any counter. */
uint32_t sipotp_at(const sipotp_t *otp, uint64_t counter);

/** The code for the current counter, which then advances by one (modulo 2^64). */
uint32_t sipotp_next(sipotp_t *otp);

/**
 * Compares @p code to those of the current counter and of up to @p window
 * counters behind it.  After a match the counter is the one behind it.
 *
 * @param window at most #SIPOTP_MAX_WINDOW; larger values count as that
 * @return how many counters were skipped, -1 when nothing matched
 */
int sipotp_verify(sipotp_t *otp, uint32_t code, unsigned window);

/** The counter to use at a time, as in TOTP: full periods since 1970.
 *  A period of 0 stands for 30 seconds. */
uint64_t sipotp_counter_at(uint64_t unix_time, uint32_t period);

/**
 * Writes a code with leading zeros, cut to fit and terminated.
 *
 * @param text @p size bytes; may be NULL when @p size is 0
 * @return the length of the whole text
 */
size_t sipotp_format(const sipotp_t *otp, uint32_t code, char *text, size_t size);

/** Reads what a person typed; blanks and hyphens are skipped.
 *  @return 0, or -1 when the number of digits is wrong or it is not a code */
int sipotp_read(const sipotp_t *otp, const char *text, uint32_t *code);

#endif
