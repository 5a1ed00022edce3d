#ifndef ASGNMIN_H
#define ASGNMIN_H

/* asgnmin - the linear assignment problem, O(n^2 m)
 *
 * n workers, m jobs, n <= m <= ASGN_MAX.  cost is a matrix of n rows and m
 * columns, row by row: cost[w * m + j] is what worker w takes for job j, within
 * -ASGN_COST_MAX .. ASGN_COST_MAX.  job has n entries, the job of each worker.
 *
 * No allocation: asgn_solve works in memory that you bring along.
 *
 * Everything above is up to the caller.
 */

#include <stddef.h>
#include <stdint.h>

#define ASGN_MAX 128
#define ASGN_COST_MAX 1000000000

/* Bytes that asgn_solve needs; 0 if n and m are not allowed. */
size_t asgn_worksize(int n, int m);

/* Gives each worker a job of its own such that the total is minimal; returns
 * the total.  work: asgn_worksize(n, m) bytes, aligned for int64_t, apart from
 * cost and job. */
int64_t asgn_solve(const int32_t *cost, int n, int m, int *job, void *work);

/* What an assignment costs, one of asgn_solve or your own (of jobs 0 .. m-1,
 * none twice). */
int64_t asgn_total(const int32_t *cost, int n, int m, const int *job);

/* The worker who has job j, -1 if nobody does. */
int asgn_worker(const int *job, int n, int j);

/* Turns gains into costs and back, in place, for a maximum instead. */
void asgn_negate(int32_t *cost, int n, int m);

#endif
