#include "bandlu.h"

#include <math.h>
#include <stddef.h>

static int min(int a, int b)
{
    return a < b ? a : b;
}

static int max(int a, int b)
{
    return a > b ? a : b;
}

/* The arguments that all functions have, at places 1, 2, 3 and 5. */
static int check(int n, int kl, int ku, int ld)
{
    if (n < 0 || n > BANDLU_MAX_N)
        return -1;
    if (kl < 0 || kl > BANDLU_MAX_BAND)
        return -2;
    if (ku < 0 || ku > BANDLU_MAX_BAND)
        return -3;
    if (ld < 2 * kl + ku + 1)
        return -5;
    return 0;
}

/* Where A(i,j) is; kv = kl + ku is where the diagonal is in a column. */
static size_t at(int kv, int ld, int i, int j)
{
    return (size_t)j * (size_t)ld + (size_t)(kv + i - j);
}

static int in_band(int kl, int ku, int i, int j)
{
    return i - j <= kl && j - i <= ku;
}

int bandlu_ld(int kl, int ku)
{
    if (kl < 0 || kl > BANDLU_MAX_BAND)
        return -1;
    if (ku < 0 || ku > BANDLU_MAX_BAND)
        return -2;
    return 2 * kl + ku + 1;
}

int bandlu_clear(int n, int kl, int ku, double *ab, int ld)
{
    int wrong = check(n, kl, ku, ld), j, i;

    if (wrong != 0)
        return wrong;
    for (j = 0; j < n; j++)
        for (i = 0; i < ld; i++)
            ab[(size_t)j * (size_t)ld + (size_t)i] = 0;
    return 0;
}

int bandlu_put(int n, int kl, int ku, double *ab, int ld, int i, int j, double value)
{
    int wrong = check(n, kl, ku, ld);

    if (wrong != 0)
        return wrong;
    if (i < 0 || i >= n)
        return -6;
    if (j < 0 || j >= n)
        return -7;
    if (!in_band(kl, ku, i, j))
        return -8;
    ab[at(kl + ku, ld, i, j)] = value;
    return 0;
}

double bandlu_get(int n, int kl, int ku, const double *ab, int ld, int i, int j)
{
    if (check(n, kl, ku, ld) != 0 || i < 0 || i >= n || j < 0 || j >= n || !in_band(kl, ku, i, j))
        return 0;
    return ab[at(kl + ku, ld, i, j)];
}

int bandlu_mul(int n, int kl, int ku, const double *ab, int ld, const double *x, double *y)
{
    int wrong = check(n, kl, ku, ld), i, j;

    if (wrong != 0)
        return wrong;
    for (i = 0; i < n; i++)
        y[i] = 0;
    for (j = 0; j < n; j++)
        for (i = max(0, j - ku); i <= min(n - 1, j + kl); i++)
            y[i] += ab[at(kl + ku, ld, i, j)] * x[j];
    return 0;
}

int bandlu_factor(int n, int kl, int ku, double *ab, int ld, int *piv)
{
    const int kv = kl >= 0 && ku >= 0 && kl <= BANDLU_MAX_BAND && ku <= BANDLU_MAX_BAND ? kl + ku : 0;
    int info = check(n, kl, ku, ld), last = 0, i, j, c;

    if (info != 0)
        return info;

    /* the superdiagonals that are to be filled in */
    for (j = 0; j < n; j++)
        for (i = max(0, j - kv); i < j - ku; i++)
            ab[at(kv, ld, i, j)] = 0;

    for (j = 0; j < n; j++) {
        const int below = min(n - 1, j + kl);
        int p = j;

        for (i = j + 1; i <= below; i++)
            if (fabs(ab[at(kv, ld, i, j)]) > fabs(ab[at(kv, ld, p, j)]))
                p = i;
        piv[j] = p;
        if (ab[at(kv, ld, p, j)] == 0) {
            if (info == 0)
                info = j + 1;
            continue;
        }
        /* the last column that the row which comes up reaches to */
        last = max(last, min(n - 1, p + ku));
        if (p != j) {
            for (c = j; c <= last; c++) {
                double t = ab[at(kv, ld, j, c)];

                ab[at(kv, ld, j, c)] = ab[at(kv, ld, p, c)];
                ab[at(kv, ld, p, c)] = t;
            }
        }
        for (i = j + 1; i <= below; i++) {
            double f = ab[at(kv, ld, i, j)] / ab[at(kv, ld, j, j)];

            ab[at(kv, ld, i, j)] = f;
            for (c = j + 1; c <= last; c++)
                ab[at(kv, ld, i, c)] -= f * ab[at(kv, ld, j, c)];
        }
    }
    return info;
}

static void solve_one(int n, int kl, int ku, const double *ab, int ld, const int *piv, double *b)
{
    const int kv = kl + ku;
    int i, j;

    for (j = 0; j < n; j++) {
        double t = b[piv[j]];

        b[piv[j]] = b[j];
        b[j] = t;
        for (i = j + 1; i <= min(n - 1, j + kl); i++)
            b[i] -= ab[at(kv, ld, i, j)] * t;
    }
    for (j = n - 1; j >= 0; j--) {
        b[j] /= ab[at(kv, ld, j, j)];
        for (i = max(0, j - kv); i < j; i++)
            b[i] -= ab[at(kv, ld, i, j)] * b[j];
    }
}

int bandlu_solve(int n, int kl, int ku, const double *ab, int ld, const int *piv,
                 double *b, int ldb, int nrhs)
{
    int wrong = check(n, kl, ku, ld), k;

    if (wrong != 0)
        return wrong;
    if (ldb < n)
        return -8;
    if (nrhs < 0)
        return -9;
    if (n == 0)
        return 0;
    for (k = 0; k < nrhs; k++)
        solve_one(n, kl, ku, ab, ld, piv, b + (size_t)k * (size_t)ldb);
    return 0;
}

double bandlu_det(int n, int kl, int ku, const double *ab, int ld, const int *piv)
{
    double det = 1;
    int j;

    if (check(n, kl, ku, ld) != 0)
        return NAN;
    for (j = 0; j < n; j++) {
        det *= ab[at(kl + ku, ld, j, j)];
        if (piv[j] != j)
            det = -det;
    }
    return det;
}
