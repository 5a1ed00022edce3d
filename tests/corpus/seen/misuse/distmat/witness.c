#include "distmat.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    place_t p[3] = {{0, 0}, {0, 90}, {0, 1}};
    double *table = malloc(9 * sizeof *table);
    size_t *order = malloc(3 * sizeof *order);
    distmat_fill(table, p, 3);
    if (distmat_get(table, 3, 0, 1) < 10007 || distmat_get(table, 3, 0, 1) > 10008 || !distmat_symmetric(table, 3))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    distmat_greedy(table, 3, 0, order);
    if (order[1] != 2 || order[2] != 1 || distmat_nearest(table, 3, 1) != 2 || distmat_nearest(table, 1, 0) != 1)
        return 2;
    if (distmat_route(table, 3, order, 3) > place_line(p, 3) || place_line(p, 0) != 0)
        return 2;
    if (place_thin(p, 3, 1e6, p) != 1 || place_thin(p, 0, 0, NULL) != 0)
        return 2;
    distmat_fill(NULL, NULL, 0);
    distmat_greedy(NULL, 0, 0, NULL);
    free(table);
    free(order);
    return 0;
#else
    double sum = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        double *small = malloc(3 * sizeof *small);
        distmat_fill(small, p, 2);
        break;
    }
    case 2:
        sum = distmat_get(table, 3, 3, 0);
        break;
    case 3:
        order[0] = 0;
        order[1] = 9;
        sum = distmat_route(table, 3, order, 2);
        break;
    case 4:
        order = malloc(2 * sizeof *order);
        distmat_greedy(table, 3, 0, order);
        break;
    case 5:
        sum = place_line(p, 4);
        break;
    case 6: {
        place_t *small = malloc(sizeof *small);
        place_thin(p, 3, 0, small);
        break;
    }
    }
    return sum == 1;
#endif
}
