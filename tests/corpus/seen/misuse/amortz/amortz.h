#ifndef AMORTZ_H
#define AMORTZ_H

/* Loans that are paid back in equal monthly instalments.
 *
 * All money is in cents and all rates are in basis points (1/100 %) a year.
 * There are no error codes: arguments outside of the stated ranges are
 * mistakes of the program, and most of them are caught by assert(). */

#include <stdint.h>

typedef int64_t amz_cents;

#define AMZ_MAX_PRINCIPAL INT64_C(1000000000000) /* ten thousand million */
#define AMZ_MAX_BP 5000
#define AMZ_MAX_MONTHS 480
#define AMZ_MAX_LOANS 1000

typedef struct {
    amz_cents principal;
    amz_cents payment; /* each month, but for the last */
    int bp;
    int months;
} amz_loan; /* made by amz_make only */

typedef struct {
    amz_cents interest;
    amz_cents repaid;
    amz_cents balance; /* afterwards */
} amz_row;

/* principal: 1..AMZ_MAX_PRINCIPAL, bp: 0..AMZ_MAX_BP, months:
 * 1..AMZ_MAX_MONTHS */
amz_loan amz_make(amz_cents principal, int bp, int months);

/* What is still to be paid back after k instalments, 0 <= k <= months. */
amz_cents amz_balance(amz_loan loan, int k);

/* Interest in the k-th instalment, 1 <= k <= months. */
amz_cents amz_interest(amz_loan loan, int k);

/* All interest that is paid. */
amz_cents amz_total_interest(amz_loan loan);

/* The whole plan, one row for every month of the loan. */
void amz_schedule(amz_loan loan, amz_row *rows);

/* amount * num / den, rounded to the nearest cent, halves away from zero.
 * den must not be zero, and the result has to fit. */
amz_cents amz_scale(amz_cents amount, int32_t num, int32_t den);

/* Splits an amount into n >= 1 parts that differ by a cent at most and are
 * the amount together; the first ones get the odd cents. */
void amz_split(amz_cents amount, int n, amz_cents *parts);

/* Mean rate of n loans, 1 <= n <= AMZ_MAX_LOANS, weighted by their principals. */
int amz_average_bp(const amz_loan *loans, int n);

#endif
