#include "centrd.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>

int main(void)
{
    cd_set *set = cd_create(0);
    cd_point c;
    if (set == NULL || cd_fit(set, 1, 5) != -1 || cd_nearest(set, (cd_point){0, 0}) != -1 || cd_spread(set) != 0)
        return 2;
    if (cd_add(set, (cd_point){NAN, 0}) != -1 || cd_add(set, (cd_point){0, -INFINITY}) != -1)
        return 2;
    const cd_point points[] = {{0, 0}, {0, 1}, {1, 0}, {100, 100}, {101, 100}, {100, 101}, {0, 0}};
    for (int i = 0; i < 7; i++)
        if (cd_add(set, points[i]) != i)
            return 2;
    if (cd_fit(set, 2, INT_MAX) < 1 || cd_clusters(set) != 2 || cd_cluster_of(set, 0) == cd_cluster_of(set, 3))
        return 2;
    if (cd_cluster_of(set, 0) != cd_cluster_of(set, 6) || cd_cluster_of(set, 7) != -1 || cd_cluster_of(set, -1) != -1)
        return 2;
    if (!cd_center(set, cd_cluster_of(set, 0), &c) || c.x != 0.25 || cd_center(set, 2, &c) || cd_spread(set) > 1)
        return 2;
    if (cd_nearest(set, (cd_point){90, 1e300}) < 0 || cd_nearest(set, (cd_point){NAN, 1}) != 0)
        return 2;
    if (cd_fit(set, 6, INT_MIN) != 1 || cd_fit(set, 8, 1) != -1 || cd_fit(set, 0, 1) != -1)
        return 2;
    if (cd_add(set, (cd_point){1e9, -1e9}) != 7 || cd_cluster_of(set, 7) != -1 || cd_fit(set, 3, 100) < 1)
        return 2;
    cd_clear(set);
    for (int i = 0; i < CD_MAX_POINTS; i++)
        cd_add(set, (cd_point){i % 37, i % 11});
    if (cd_add(set, points[0]) != -1 || cd_fit(set, CD_MAX_CLUSTERS, 100) < 1)
        return 2;
    cd_clear(set);
    if (cd_count(set) != 0 || cd_clusters(set) != 0)
        return 2;
#ifndef LEGAL
    cd_add(set, (cd_point){1, 2});
    cd_add(set, (cd_point){1, 2});
    cd_fit(set, 2, 10);
#endif
    cd_free(set);
    cd_free(NULL);
    return 0;
}
