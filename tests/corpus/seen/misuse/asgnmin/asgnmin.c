#include "asgnmin.h"

#include <assert.h>
#include <stdbool.h>

static bool allowed(int n, int m)
{
    return n >= 0 && n <= m && m <= ASGN_MAX;
}

/* u and v are potentials of rows and columns, least the smallest reduced cost
 * of each column; row the row a column is matched with, from the column before
 * it on the alternating path.  Rows and columns count from 1. */
size_t asgn_worksize(int n, int m)
{
    if (!allowed(n, m))
        return 0;
    size_t rows = (size_t)n + 1, columns = (size_t)m + 1;
    return (rows + 2 * columns) * sizeof(int64_t) + 3 * columns * sizeof(int);
}

static int64_t at(const int32_t *cost, int m, int row, int column)
{
    int32_t value = cost[(size_t)(row - 1) * (size_t)m + (size_t)(column - 1)];
    assert(value >= -ASGN_COST_MAX && value <= ASGN_COST_MAX);
    return value;
}

int64_t asgn_solve(const int32_t *cost, int n, int m, int *job, void *work)
{
    assert(allowed(n, m));
    int64_t *u = work, *v = u + n + 1, *least = v + m + 1;
    int *row = (int *)(least + m + 1), *from = row + m + 1, *used = from + m + 1;
    for (int i = 0; i <= n; i++)
        u[i] = 0;
    for (int j = 0; j <= m; j++) {
        v[j] = 0;
        row[j] = 0;
        from[j] = 0;
    }
    for (int i = 1; i <= n; i++) {
        int column = 0;
        row[0] = i;
        for (int j = 0; j <= m; j++) {
            least[j] = INT64_MAX;
            used[j] = 0;
        }
        do {
            used[column] = 1;
            int current = row[column], next = 0;
            int64_t delta = INT64_MAX;
            for (int j = 1; j <= m; j++) {
                if (used[j])
                    continue;
                int64_t reduced = at(cost, m, current, j) - u[current] - v[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    from[j] = column;
                }
                if (least[j] < delta) {
                    delta = least[j];
                    next = j;
                }
            }
            for (int j = 0; j <= m; j++) {
                if (used[j]) {
                    u[row[j]] += delta;
                    v[j] -= delta;
                } else if (j > 0) {
                    least[j] -= delta;
                }
            }
            column = next;
        } while (row[column] != 0);
        while (column != 0) {
            row[column] = row[from[column]];
            column = from[column];
        }
    }
    for (int j = 1; j <= m; j++)
        if (row[j] != 0)
            job[row[j] - 1] = j - 1;
    return asgn_total(cost, n, m, job);
}

int64_t asgn_total(const int32_t *cost, int n, int m, const int *job)
{
    int64_t total = 0;
    assert(allowed(n, m));
    for (int i = 0; i < n; i++) {
        assert(job[i] >= 0 && job[i] < m);
        total += at(cost, m, i + 1, job[i] + 1);
    }
    return total;
}

int asgn_worker(const int *job, int n, int j)
{
    for (int i = 0; i < n; i++)
        if (job[i] == j)
            return i;
    return -1;
}

void asgn_negate(int32_t *cost, int n, int m)
{
    assert(allowed(n, m));
    for (int i = 0; i < n * m; i++)
        cost[i] = -(int32_t)at(cost, 1, i + 1, 1);
}
