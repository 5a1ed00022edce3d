#include "ranksum.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* row[m][n], with m <= n, is the array of the m*n + 1 counts, or NULL. */
struct rs_table {
    double ***row;
    int rows;
    int cols;
};

rs_table *rs_new(void)
{
    return calloc(1, sizeof(rs_table));
}

void rs_forget(rs_table *table)
{
    for (int i = 0; i < table->rows; i++) {
        for (int j = 0; j < table->cols; j++)
            free(table->row[i][j]);
        free(table->row[i]);
    }
    free(table->row);
    memset(table, 0, sizeof *table);
}

void rs_free(rs_table *table)
{
    if (table == NULL)
        return;
    rs_forget(table);
    free(table);
}

/* Makes room for row[m][n]. */
static int reserve(rs_table *table, int m, int n)
{
    int rows = m + 1 > table->rows ? m + 1 : table->rows;
    int cols = n + 1 > table->cols ? n + 1 : table->cols;

    if (rows > table->rows) {
        double ***row = realloc(table->row, (size_t)rows * sizeof *row);
        if (row == NULL)
            return -1;
        table->row = row;
        for (int i = table->rows; i < rows; i++) {
            row[i] = calloc((size_t)cols, sizeof *row[i]);
            if (row[i] == NULL) {
                while (i-- > table->rows)
                    free(row[i]);
                return -1;
            }
        }
        table->rows = rows;
    }
    table->cols = cols;
    return 0;
}

/* The counts of m <= n, or of the pair the other way round. */
static double at(const rs_table *table, int m, int n, int u)
{
    if (u < 0 || u > m * n)
        return 0;
    return m <= n ? table->row[m][n][u] : table->row[n][m][u];
}

/* Fills row[i][j] for all i <= j that row[m][n] depends on. */
static int fill(rs_table *table, int m, int n)
{
    for (int j = 0; j <= n; j++)
        for (int i = 0; i <= m && i <= j; i++) {
            double *count;

            if (table->row[i][j] != NULL)
                continue;
            count = malloc(((size_t)i * (size_t)j + 1) * sizeof *count);
            if (count == NULL)
                return -1;
            if (i == 0)
                count[0] = 1;
            else
                /* the largest value is of the first or of the second sample */
                for (int u = 0; u <= i * j; u++)
                    count[u] = at(table, i - 1, j, u - j) + at(table, i, j - 1, u);
            table->row[i][j] = count;
        }
    return 0;
}

/* The counts of U = 0 ... m*n, or NULL. */
static const double *counts(rs_table *table, int m, int n)
{
    if (m < 0 || n < 0 || m > RS_MAX || n > RS_MAX)
        return NULL;
    if (m > n) {
        int swap = m;
        m = n;
        n = swap;
    }
    if (reserve(table, m, n) != 0 || fill(table, m, n) != 0)
        return NULL;
    return table->row[m][n];
}

static double total(const double *count, int m, int n)
{
    double sum = 0;

    for (int u = 0; u <= m * n; u++)
        sum += count[u];
    return sum;
}

double rs_count(rs_table *table, int m, int n, int u)
{
    const double *count = counts(table, m, n);

    if (count == NULL)
        return NAN;
    return u < 0 || u > m * n ? 0 : count[u];
}

double rs_pmf(rs_table *table, int m, int n, int u)
{
    const double *count = counts(table, m, n);

    if (count == NULL)
        return NAN;
    return u < 0 || u > m * n ? 0 : count[u] / total(count, m, n);
}

double rs_cdf(rs_table *table, int m, int n, int u)
{
    const double *count = counts(table, m, n);
    double sum = 0;

    if (count == NULL)
        return NAN;
    if (u < 0)
        return 0;
    if (u >= m * n)
        return 1;
    for (int i = 0; i <= u; i++)
        sum += count[i];
    return sum / total(count, m, n);
}

int rs_quantile(rs_table *table, int m, int n, double p)
{
    const double *count = counts(table, m, n);
    double sum = 0, all;
    int u = 0;

    if (count == NULL || !(p >= 0 && p <= 1))
        return -1;
    all = total(count, m, n);
    for (;;) {
        sum += count[u];
        if (u == m * n || sum / all >= p)
            return u;
        u++;
    }
}

double rs_pvalue(rs_table *table, int m, int n, double u)
{
    double most, p;

    if (isnan(u) || counts(table, m, n) == NULL)
        return NAN;
    most = (double)m * n;
    if (u < 0 || u > most)
        return 0;
    if (u > most - u)
        u = most - u;
    p = 2 * rs_cdf(table, m, n, (int)ceil(u));
    return p < 1 ? p : 1;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double rs_statistic(const double *x, size_t m, const double *y, size_t n)
{
    double *sorted = NULL;
    double u = 0;

    for (size_t i = 0; i < m; i++)
        if (isnan(x[i]))
            return NAN;
    for (size_t j = 0; j < n; j++)
        if (isnan(y[j]))
            return NAN;
    if (m == 0 || n == 0)
        return 0;
    if (n <= (size_t)-1 / sizeof *sorted)
        sorted = malloc(n * sizeof *sorted);
    if (sorted == NULL) {
        for (size_t i = 0; i < m; i++)
            for (size_t j = 0; j < n; j++)
                u += x[i] > y[j] ? 1 : x[i] == y[j] ? 0.5 : 0;
        return u;
    }
    memcpy(sorted, y, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, ascending);
    for (size_t i = 0; i < m; i++) {
        size_t low = 0, high = n, same;

        while (low < high) {
            size_t mid = low + (high - low) / 2;
            if (sorted[mid] < x[i])
                low = mid + 1;
            else
                high = mid;
        }
        for (same = low; same < n && sorted[same] == x[i]; same++)
            ;
        u += (double)low + (double)(same - low) / 2;
    }
    free(sorted);
    return u;
}
