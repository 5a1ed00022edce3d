#ifndef HURDLE_H
#define HURDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Hurdle answers the questions that are asked of every investment: what is it
 * worth at a given rate, when has it paid for itself, and what does it yield?
 *
 * You describe an investment by its cash flow, period by period (years or
 * months, that is up to you).  Money that goes out is negative, money that
 * comes in is positive.  The first amount is due now, the second at the end of
 * the first period, and so on.  Units are yours as well: cents, euros.
 *
 * Rates are fractions per period: 0.05 is five percent.
 *
 * A Hurdle is a plain struct, so put it wherever you like and copy it by
 * assignment.  There is nothing to release.  Call HurdleInit before anything
 * else, and leave the members alone, please.
 */

#define HURDLE_PERIODS 120
#define HURDLE_AMOUNT 1000000000000000 /* amounts are between -this and this */

typedef struct Hurdle {
    int count;
    int64_t flow[HURDLE_PERIODS];
} Hurdle;

typedef enum HurdleVerdict {
    HURDLE_RATE,      /* there is a rate, and you have got it */
    HURDLE_NO_CHANGE, /* no money first out and then in: no rate exists */
    HURDLE_AMBIGUOUS, /* the sign changes more than once: perhaps several rates */
    HURDLE_RUIN       /* nearly all is lost, the rate is below -99 percent */
} HurdleVerdict;

void HurdleInit(Hurdle *h);

/* Appends an amount, which may be 0.  False when there are HURDLE_PERIODS
   already or it is too large; then nothing has happened. */
bool HurdleAdd(Hurdle *h, int64_t amount);

/* Postpones everything by a number of periods.  False when that is negative or
   there is not enough room; then nothing has happened. */
bool HurdleDelay(Hurdle *h, int periods);

/* Adds the amounts of another investment to those of this one.  You may add
   one to itself.  False when an amount would become too large; then nothing
   has happened. */
bool HurdleMerge(Hurdle *h, const Hurdle *other);

/* Net present value at a rate.  False when the rate is not above -1 (or not a
   number).  The value may be infinite for rates close to -1. */
bool HurdleValue(const Hurdle *h, double rate, double *value);

/* The first period after which the sum of all amounts so far is not negative;
   -1 when there is none. */
int HurdlePayback(const Hurdle *h);

/* Internal rate of return: the rate at which the net present value is 0.
   *rate is only set along with HURDLE_RATE. */
HurdleVerdict HurdleRate(const Hurdle *h, double *rate);

#endif
