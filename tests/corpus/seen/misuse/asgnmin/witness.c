#include "asgnmin.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    int32_t *cost = malloc(12 * sizeof *cost);
    int *job = malloc(3 * sizeof *job);
    char *work = malloc(asgn_worksize(3, 4) + 1);
    const int32_t numbers[12] = {9, 2, 7, 8, 6, 4, 3, 7, 5, 8, 1, 8};
    if (cost == NULL || job == NULL || work == NULL)
        return 0;
    for (int i = 0; i < 12; i++)
        cost[i] = numbers[i];
#ifdef LEGAL
    (void)count, (void)arguments;
    if (asgn_solve(cost, 3, 4, job, work) != 9 || asgn_total(cost, 3, 4, job) != 9 || asgn_worker(job, 3, 3) != -1)
        return 2;
    if (job[0] != 1 || job[1] != 0 || job[2] != 2 || asgn_worker(job, 3, 2) != 2 || asgn_worker(job, 0, INT_MIN) != -1)
        return 2;
    asgn_negate(cost, 3, 4);
    if (asgn_solve(cost, 3, 4, job, work) != -(9 + 7 + 8))
        return 2;
    asgn_negate(cost, 0, 4);
    if (asgn_solve(cost, 0, 0, job, work) != 0 || asgn_worksize(4, 3) != 0 || asgn_worksize(1, ASGN_MAX + 1) != 0)
        return 2;
    if (asgn_worksize(INT_MIN, INT_MAX) != 0 || asgn_worksize(0, 0) == 0 || asgn_solve(cost, 0, 4, job, work) != 0)
        return 2;
    static int32_t large[ASGN_MAX * ASGN_MAX];
    static int jobs[ASGN_MAX];
    static int64_t space[4096];
    if (asgn_worksize(ASGN_MAX, ASGN_MAX) > sizeof space)
        return 2;
    for (int i = 0; i < ASGN_MAX * ASGN_MAX; i++)
        large[i] = i % 129 == 0 ? -ASGN_COST_MAX : ASGN_COST_MAX;
    if (asgn_solve(large, ASGN_MAX, ASGN_MAX, jobs, space) != -(int64_t)ASGN_COST_MAX * ASGN_MAX)
        return 2;
    for (int i = 0; i < ASGN_MAX * ASGN_MAX; i++)
        large[i] = (int32_t)((unsigned)i * 2654435761u >> 16);
    asgn_solve(large, ASGN_MAX, ASGN_MAX, jobs, space);
    /* against all assignments of 3 x 3 */
    static const int all[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int start = 0; start < 1000; start++) {
        int64_t least = INT64_MAX;
        for (int i = 0; i < 6; i++) {
            int64_t total = asgn_total(large + start, 3, 3, all[i]);
            least = total < least ? total : least;
        }
        if (asgn_solve(large + start, 3, 3, jobs, space) != least)
            return 2;
    }
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cost = realloc(cost, 8 * sizeof *cost);
        asgn_solve(cost, 3, 4, job, work);
        break;
    case 2:
        work = realloc(work, asgn_worksize(2, 2));
        asgn_solve(cost, 3, 4, job, work);
        break;
    case 3:
        asgn_solve(cost, 3, 4, job, work + 1);
        break;
    case 4:
        asgn_solve(cost, 4, 3, job, work);
        break;
    case 5:
        cost[3] = INT32_MIN;
        asgn_negate(cost, 3, 4);
        break;
    case 6:
        job = realloc(job, sizeof *job);
        asgn_solve(cost, 3, 4, job, work);
        break;
    case 7:
        job[0] = job[1] = job[2] = 4;
        asgn_total(cost, 3, 4, job);
        break;
    }
#endif
    free(cost);
    free(job);
    free(work);
    return 0;
}
