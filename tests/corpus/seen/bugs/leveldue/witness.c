#include "leveldue.h"

int main(void)
{
    ld_row row;
    ld_loan *loan = ld_create(120000, 0, 12);
    if (loan == NULL || ld_instalment(loan) != 10000 || ld_months(loan) != 12 || ld_total_interest(loan) != 0)
        return 2;
    if (!ld_prepay(loan, 2, 15000) || ld_months(loan) != 11 || ld_prepay(loan, 11, 1) || ld_prepay(loan, 12, 1))
        return 2;
    if (!ld_month(loan, 11, &row) || row.balance != 0 || row.principal != 5000 || ld_month(loan, 0, &row))
        return 2;
    if (!ld_prepay(loan, 1, 110000) || ld_months(loan) != 1 || ld_balance(loan, 0) != 120000 || ld_balance(loan, 1) != 0)
        return 2;
    ld_destroy(loan);
    loan = ld_create(200, 0, 3); /* 67, 67, 66 */
    if (loan == NULL || !ld_month(loan, 3, &row) || row.principal != 66)
        return 2;
    ld_destroy(loan);
    loan = ld_create(LD_MAX_CENTS, LD_MAX_RATE, 1);
    if (loan != NULL && ld_months(loan) != 1)
        return 2;
    ld_destroy(loan);
    if (ld_create(0, 1, 1) || ld_create(1, -1, 1) || ld_create(1, 1, 481) || ld_create(INT64_MAX, 1, 1))
        return 2;
    ld_destroy(NULL);
#ifndef LEGAL
    ld_destroy(ld_create(100, 0, 3));
#endif
    return 0;
}
