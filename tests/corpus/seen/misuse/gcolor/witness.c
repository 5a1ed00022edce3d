#include "gcolor.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    /* a wheel: 0 in the middle, 1 to 5 around it */
    const int xadj[] = {0, 5, 8, 11, 14, 17, 20};
    const int adj[] = {1, 2, 3, 4, 5, 0, 2, 5, 0, 1, 3, 0, 2, 4, 0, 3, 5, 0, 4, 1};
    const int none[] = {0, 0, 0, 0}, falls[] = {0, 2, 1, 2}, edge[] = {0, 1, 2}, both[] = {1, 0}, away[] = {2, 0}, neg[] = {-1, 0}, self[] = {0, 0}, oneway[] = {0, 1, 1}, to[] = {1};
    const int multi[] = {0, 2, 4}, twice[] = {1, 1, 0, 0};
    int color[6], degree[6], order[6], members[6], start[7], n;

    (void)argc, (void)argv;
    assert(gc_check(6, xadj, adj, 20) == GC_OK && gc_check(0, none, NULL, 0) == GC_OK && gc_check(3, none, NULL, 0) == GC_OK);
    assert(gc_check(-1, none, NULL, 0) == GC_EARG && gc_check(INT_MAX, none, NULL, 0) == GC_EARG && gc_check(1, none, NULL, INT_MIN) == GC_EARG);
    assert(gc_check(3, falls, both, 2) == GC_EXADJ && gc_check(3, none, both, 2) == GC_EXADJ);
    assert(gc_check(2, edge, both, 2) == GC_OK && gc_check(2, edge, away, 2) == GC_ERANGE && gc_check(2, edge, neg, 2) == GC_ERANGE && gc_check(2, edge, self, 2) == GC_ELOOP);
    assert(gc_check(2, oneway, to, 1) == GC_EONEWAY);
    assert(gc_degrees(6, xadj, degree) == 5 && degree[0] == 5 && degree[5] == 3 && gc_degrees(0, none, NULL) == 0);
    assert(gc_order(6, xadj, order) == GC_OK && order[0] == 0 && order[5] == 5 && gc_order(0, none, NULL) == GC_OK && gc_order(-1, none, order) == GC_EARG);
    n = gc_greedy(6, xadj, adj, order, color);
    assert(n == 4 && gc_proper(6, xadj, adj, color) == 1);
    n = gc_greedy(6, xadj, adj, NULL, color);
    assert(n == 4 && gc_proper(6, xadj, adj, color) == 1);
    n = gc_dsatur(6, xadj, adj, color);
    assert(n == 4 && gc_proper(6, xadj, adj, color) == 1);
    assert(gc_classes(6, color, n, start, members) == GC_OK && start[0] == 0 && start[n] == 6 && color[members[0]] == 0 && color[members[5]] == n - 1);
    assert(gc_classes(6, color, -1, start, members) == GC_EARG && gc_classes(6, color, 7, start, members) == GC_EARG);
    color[1] = color[0];
    assert(gc_proper(6, xadj, adj, color) == 0);
    assert(gc_greedy(0, none, NULL, NULL, NULL) == 0 && gc_dsatur(0, none, NULL, NULL) == 0 && gc_proper(0, none, NULL, NULL) == 1);
    assert(gc_classes(0, NULL, 0, start, NULL) == GC_OK && start[0] == 0);
    assert(gc_greedy(3, none, NULL, NULL, color) == 1 && gc_dsatur(3, none, NULL, color) == 1);
    assert(gc_check(2, multi, twice, 4) == GC_OK && gc_dsatur(2, multi, twice, color) == 2 && gc_greedy(2, multi, twice, NULL, color) == 2);
    assert(gc_greedy(GC_MAX_VERTICES + 1, none, NULL, NULL, color) == GC_EARG && gc_dsatur(INT_MIN, none, NULL, color) == GC_EARG);
#else
    const int rule = argc > 1 ? atoi(argv[1]) : 1, n = 4;
    const int xadj[] = {0, 1, 3, 5, 6};
    const int path[] = {1, 0, 2, 1, 3, 2}, path_from_one[] = {2, 1, 3, 2, 4, 3};
    int *color = malloc((size_t)n * sizeof *color), *members = malloc((size_t)n * sizeof *members), *start;
    int count = gc_greedy(n, xadj, rule == 1 ? path_from_one : path, NULL, color);

    start = malloc((size_t)(rule == 2 ? count : count + 1) * sizeof *start);
    if (rule == 3)
        color[2] = -1;
    gc_classes(n, color, count, start, members);
    free(start);
    free(members);
    free(color);
#endif
    return 0;
}
