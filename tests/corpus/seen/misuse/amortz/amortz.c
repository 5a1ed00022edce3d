#include "amortz.h"

#include <assert.h>

/* A twelfth of the rate of a year, rounded. */
static amz_cents monthly(amz_cents balance, int bp)
{
    return (balance * bp + 60000) / 120000;
}

static amz_row step(const amz_loan *loan, amz_cents balance, int last)
{
    amz_row row;
    row.interest = monthly(balance, loan->bp);
    row.repaid = loan->payment - row.interest;
    if (last || row.repaid > balance)
        row.repaid = balance;
    row.balance = balance - row.repaid;
    return row;
}

static int enough(amz_cents payment, amz_cents balance, int bp, int months)
{
    for (int k = 0; k < months && balance > 0; k++) {
        amz_cents interest = monthly(balance, bp);
        if (payment <= interest)
            return 0;
        balance -= payment - interest;
    }
    return balance <= 0;
}

amz_loan amz_make(amz_cents principal, int bp, int months)
{
    assert(principal >= 1 && principal <= AMZ_MAX_PRINCIPAL);
    assert(bp >= 0 && bp <= AMZ_MAX_BP);
    assert(months >= 1 && months <= AMZ_MAX_MONTHS);

    /* The least payment that does. */
    amz_cents low = 1, high = principal + monthly(principal, bp);
    while (low < high) {
        amz_cents middle = low + (high - low) / 2;
        if (enough(middle, principal, bp, months))
            high = middle;
        else
            low = middle + 1;
    }
    return (amz_loan){.principal = principal, .payment = low, .bp = bp, .months = months};
}

amz_cents amz_balance(amz_loan loan, int k)
{
    assert(k >= 0 && k <= loan.months);
    amz_cents balance = loan.principal;
    for (int i = 1; i <= k; i++)
        balance = step(&loan, balance, i == loan.months).balance;
    return balance;
}

amz_cents amz_interest(amz_loan loan, int k)
{
    assert(k >= 1 && k <= loan.months);
    return monthly(amz_balance(loan, k - 1), loan.bp);
}

amz_cents amz_total_interest(amz_loan loan)
{
    amz_cents balance = loan.principal, sum = 0;
    for (int i = 1; i <= loan.months; i++) {
        amz_row row = step(&loan, balance, i == loan.months);
        sum += row.interest;
        balance = row.balance;
    }
    return sum;
}

void amz_schedule(amz_loan loan, amz_row *rows)
{
    amz_cents balance = loan.principal;
    for (int i = 1; i <= loan.months; i++) {
        rows[i - 1] = step(&loan, balance, i == loan.months);
        balance = rows[i - 1].balance;
    }
}

amz_cents amz_scale(amz_cents amount, int32_t num, int32_t den)
{
    int negative = (amount < 0) ^ (num < 0) ^ (den < 0);
    uint64_t a = amount < 0 ? 0 - (uint64_t)amount : (uint64_t)amount;
    uint64_t n = (uint64_t)(num < 0 ? -(int64_t)num : num);
    uint64_t d = (uint64_t)(den < 0 ? -(int64_t)den : den);

    uint64_t whole = a / d, rest = a % d;
    uint64_t rounded = (rest * n + d / 2) / d;
    if (n == 0)
        return 0;
    uint64_t limit = negative ? (uint64_t)INT64_MAX + 1 : INT64_MAX;
    assert(whole <= (limit - rounded) / n);
    uint64_t result = whole * n + rounded;
    if (result > INT64_MAX)
        return INT64_MIN;
    return negative ? -(amz_cents)result : (amz_cents)result;
}

void amz_split(amz_cents amount, int n, amz_cents *parts)
{
    amz_cents part = amount / n, odd = amount % n;
    for (int i = 0; i < n; i++) {
        parts[i] = part;
        if (i < odd)
            parts[i]++;
        else if (i < -odd)
            parts[i]--;
    }
}

int amz_average_bp(const amz_loan *loans, int n)
{
    assert(n <= AMZ_MAX_LOANS);
    amz_cents sum = 0, weights = 0;
    for (int i = 0; i < n; i++) {
        sum += loans[i].principal * loans[i].bp;
        weights += loans[i].principal;
    }
    return (int)((sum + weights / 2) / weights);
}
