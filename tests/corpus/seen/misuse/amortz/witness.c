#include "amortz.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    amz_loan loan = amz_make(100000, 1200, 12), free_loan = amz_make(1200, 0, 12);
    amz_row *rows = malloc(12 * sizeof *rows);
    amz_schedule(loan, rows);
    if (loan.payment != 8885 || rows[0].interest != 1000 || rows[11].balance != 0 || free_loan.payment != 100)
        return 2;
    if (amz_balance(loan, 0) != 100000 || amz_balance(loan, 5) != rows[4].balance || amz_balance(loan, 12) != 0)
        return 2;
    if (amz_interest(loan, 1) != 1000 || amz_interest(loan, 12) != rows[11].interest)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    amz_cents sum = 0, parts[3];
    for (int i = 0; i < 12; i++)
        sum += rows[i].interest;
    if (amz_total_interest(loan) != sum || amz_total_interest(free_loan) != 0)
        return 2;
    amz_loan most = amz_make(AMZ_MAX_PRINCIPAL, AMZ_MAX_BP, AMZ_MAX_MONTHS), least = amz_make(1, 5000, 480);
    if (amz_balance(most, 480) != 0 || amz_balance(least, 1) != 0 || amz_balance(amz_make(7, 1, 1), 1) != 0)
        return 2;
    if (amz_scale(5, 1, 2) != 3 || amz_scale(-5, 1, 2) != -3 || amz_scale(INT64_MAX, -1, 1) != -INT64_MAX ||
        amz_scale(7, INT32_MIN, INT32_MIN) != 7 || amz_scale(INT64_MIN, 0, 5) != 0 || amz_scale(INT64_MIN, 1, 1) != INT64_MIN || amz_scale(1, 0, 3) != 0)
        return 2;
    amz_split(-8, 3, parts);
    if (parts[0] != -3 || parts[1] != -3 || parts[2] != -2)
        return 2;
    amz_split(INT64_MIN, 1, parts);
    amz_loan both[2] = {loan, loan};
    if (parts[0] != INT64_MIN || amz_average_bp(both, 2) != 1200 || amz_average_bp(&free_loan, 1) != 0)
        return 2;
#else
    amz_cents part[1];
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        amz_scale(1, 1, 0);
        break;
    case 2:
        amz_make(100000, 100, 0);
        break;
    case 3:
        amz_interest(loan, 0);
        break;
    case 4:
        amz_schedule(amz_make(100000, 100, 13), rows);
        break;
    case 5:
        amz_split(5, 0, part);
        break;
    case 6:
        amz_scale(INT64_MAX, 2, 1);
        break;
    case 7:
        amz_average_bp(&loan, 0);
        break;
    case 8:
        loan = (amz_loan){0};
        amz_interest(loan, 1);
        break;
    }
#endif
    free(rows);
    return 0;
}
