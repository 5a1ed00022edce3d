#ifndef LEVELDUE_H
#define LEVELDUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file leveldue.h
 * Repayment plans of loans with level monthly instalments.
 *
 * All amounts are whole cents. Interest is charged monthly on the balance and
 * rounded to the nearest cent.
 */

#define LD_MAX_CENTS 100000000000000 /**< largest loan */
#define LD_MAX_RATE 10000            /**< largest yearly rate, in 1/100 percent */
#define LD_MAX_MONTHS 480            /**< longest term */

/** A loan and its plan. */
typedef struct ld_loan ld_loan;

/** One month of the plan. */
typedef struct ld_row {
    int64_t interest;  /**< interest paid */
    int64_t principal; /**< part of the instalment that reduces the balance */
    int64_t extra;     /**< prepaid in addition, see ld_prepay() */
    int64_t balance;   /**< what is still owed afterwards */
} ld_row;

/**
 * Draws up the plan of a loan.
 *
 * The plan has at most @p months rows and always repays the loan in full. It
 * may be shorter when the loan is very small.
 *
 * @param cents  amount, 1 to LD_MAX_CENTS
 * @param rate   yearly rate in 1/100 percent, 0 to LD_MAX_RATE
 * @param months term, 1 to LD_MAX_MONTHS
 * @return the loan, to be released with ld_destroy(), or NULL when an
 *         argument is out of range or memory is exhausted
 */
ld_loan *ld_create(int64_t cents, int rate, int months);

/** Releases a loan. NULL is ignored. */
void ld_destroy(ld_loan *loan);

/** The level instalment, rounded to the nearest cent. The last one may differ. */
int64_t ld_instalment(const ld_loan *loan);

/** Number of months until the loan is repaid. */
int ld_months(const ld_loan *loan);

/**
 * Reads a row of the plan.
 * @param month 1 is the first
 * @param row   receives the row
 * @return false, with @p row untouched, when the plan has no such month
 */
bool ld_month(const ld_loan *loan, int month, ld_row *row);

/** Balance after a month; the full amount for months before the first, 0 after the last. */
int64_t ld_balance(const ld_loan *loan, int month);

/** Interest of the whole plan. */
int64_t ld_total_interest(const ld_loan *loan);

/**
 * Prepays a part of the loan together with the instalment of a month. The
 * instalments stay the same and the plan becomes shorter. Later prepayments
 * that are no longer needed are reduced or dropped.
 *
 * @return false when the plan has no such month, or @p cents is not positive
 *         or more than the balance after that month
 */
bool ld_prepay(ld_loan *loan, int month, int64_t cents);

#endif
