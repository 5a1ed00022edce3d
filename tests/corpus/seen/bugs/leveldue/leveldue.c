#include "leveldue.h"

#include <stdlib.h>
#include <string.h>

#define MONTHLY 120000 /* 1/100 percent a year to a fraction a month */

struct ld_loan {
    int64_t cents;
    int64_t instalment;
    int rate;
    int term;   /* as agreed; rows has room for it */
    int months; /* rows in use */
    ld_row *rows;
};

static int64_t interest_on(int64_t balance, int rate)
{
    return (balance * rate + MONTHLY / 2) / MONTHLY;
}

static int64_t level(int64_t cents, int rate, int months)
{
    if (rate == 0)
        return (cents + months / 2) / months;
    double monthly = (double)rate / MONTHLY;
    double discount = 1.0;
    for (int i = 0; i < months; i++)
        discount /= 1.0 + monthly;
    return (int64_t)((double)cents * monthly / (1.0 - discount) + 0.5);
}

/* Fills the rows anew; the extra payments in them are kept. */
static void rebuild(ld_loan *loan)
{
    int64_t balance = loan->cents;
    int n = 0;
    while (balance > 0) {
        ld_row *row = &loan->rows[n];
        row->interest = interest_on(balance, loan->rate);
        row->principal = loan->instalment - row->interest;
        if (row->principal > balance)
            row->principal = balance;
        balance -= row->principal;
        if (row->extra > balance)
            row->extra = balance;
        balance -= row->extra;
        row->balance = balance;
        n++;
    }
    loan->months = n;
    for (; n < loan->term; n++)
        memset(&loan->rows[n], 0, sizeof loan->rows[n]);
}

ld_loan *ld_create(int64_t cents, int rate, int months)
{
    if (cents < 1 || cents > LD_MAX_CENTS || rate < 0 || rate > LD_MAX_RATE || months < 1 || months > LD_MAX_MONTHS)
        return NULL;
    ld_loan *loan = malloc(sizeof *loan);
    if (loan == NULL)
        return NULL;
    loan->rows = calloc((size_t)months, sizeof *loan->rows);
    if (loan->rows == NULL) {
        free(loan);
        return NULL;
    }
    loan->cents = cents;
    loan->rate = rate;
    loan->term = months;
    loan->instalment = level(cents, rate, months);
    rebuild(loan);
    return loan;
}

void ld_destroy(ld_loan *loan)
{
    if (loan == NULL)
        return;
    free(loan->rows);
    free(loan);
}

int64_t ld_instalment(const ld_loan *loan)
{
    return loan->instalment;
}

int ld_months(const ld_loan *loan)
{
    return loan->months;
}

bool ld_month(const ld_loan *loan, int month, ld_row *row)
{
    if (month < 1 || month > loan->months)
        return false;
    *row = loan->rows[month - 1];
    return true;
}

int64_t ld_balance(const ld_loan *loan, int month)
{
    if (month < 1)
        return loan->cents;
    return month > loan->months ? 0 : loan->rows[month - 1].balance;
}

int64_t ld_total_interest(const ld_loan *loan)
{
    int64_t sum = 0;
    for (int i = 0; i < loan->months; i++)
        sum += loan->rows[i].interest;
    return sum;
}

bool ld_prepay(ld_loan *loan, int month, int64_t cents)
{
    if (month < 1 || month > loan->months)
        return false;
    ld_row *row = &loan->rows[month - 1];
    if (cents < 1 || cents > row->balance)
        return false;
    row->extra += cents;
    rebuild(loan);
    return true;
}
