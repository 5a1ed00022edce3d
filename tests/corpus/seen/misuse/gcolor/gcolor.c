#include "gcolor.h"

#include <stddef.h>
#include <stdlib.h>

static int bad_count(int n)
{
    return n < 0 || n > GC_MAX_VERTICES;
}

/* n ints, all of them value; at least one, so that NULL is always an error. */
static int *ints(int n, int value)
{
    int *a = malloc(((size_t)n + 1) * sizeof *a), i;

    if (a != NULL)
        for (i = 0; i <= n; i++)
            a[i] = value;
    return a;
}

static int is_neighbour(const int *xadj, const int *adjncy, int v, int w)
{
    int k;

    for (k = xadj[v]; k < xadj[v + 1]; k++)
        if (adjncy[k] == w)
            return 1;
    return 0;
}

int gc_check(int n, const int *xadj, const int *adjncy, int nadj)
{
    int v, k;

    if (bad_count(n) || nadj < 0)
        return GC_EARG;
    if (xadj[0] != 0 || xadj[n] != nadj)
        return GC_EXADJ;
    for (v = 0; v < n; v++)
        if (xadj[v] > xadj[v + 1])
            return GC_EXADJ;
    for (k = 0; k < nadj; k++)
        if (adjncy[k] < 0 || adjncy[k] >= n)
            return GC_ERANGE;
    for (v = 0; v < n; v++) {
        for (k = xadj[v]; k < xadj[v + 1]; k++) {
            if (adjncy[k] == v)
                return GC_ELOOP;
            if (!is_neighbour(xadj, adjncy, adjncy[k], v))
                return GC_EONEWAY;
        }
    }
    return GC_OK;
}

int gc_degrees(int n, const int *xadj, int *degree)
{
    int v, largest = 0;

    if (bad_count(n))
        return GC_EARG;
    for (v = 0; v < n; v++) {
        degree[v] = xadj[v + 1] - xadj[v];
        if (degree[v] > largest)
            largest = degree[v];
    }
    return largest;
}

struct ranked {
    int vertex, degree;
};

static int by_rank(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;

    if (x->degree != y->degree)
        return x->degree > y->degree ? -1 : 1;
    return (x->vertex > y->vertex) - (x->vertex < y->vertex);
}

int gc_order(int n, const int *xadj, int *order)
{
    struct ranked *rank;
    int v;

    if (bad_count(n))
        return GC_EARG;
    if (n == 0)
        return GC_OK;
    rank = malloc((size_t)n * sizeof *rank);
    if (rank == NULL)
        return GC_EMEM;
    for (v = 0; v < n; v++) {
        rank[v].vertex = v;
        rank[v].degree = xadj[v + 1] - xadj[v];
    }
    qsort(rank, (size_t)n, sizeof *rank, by_rank);
    for (v = 0; v < n; v++)
        order[v] = rank[v].vertex;
    free(rank);
    return GC_OK;
}

/*
 * The lowest colour that no neighbour of v has. taken[c] == v says that one has
 * colour c, so that taken need not be cleared in between.
 */
static int lowest(const int *xadj, const int *adjncy, const int *color, int v, int *taken)
{
    int k, c = 0;

    for (k = xadj[v]; k < xadj[v + 1]; k++)
        if (color[adjncy[k]] >= 0)
            taken[color[adjncy[k]]] = v;
    while (taken[c] == v)
        c++;
    return c;
}

int gc_greedy(int n, const int *xadj, const int *adjncy, const int *order, int *color)
{
    int *taken, i, count = 0;

    if (bad_count(n))
        return GC_EARG;
    taken = ints(n, -1);
    if (taken == NULL)
        return GC_EMEM;
    for (i = 0; i < n; i++)
        color[i] = -1;
    for (i = 0; i < n; i++) {
        int v = order != NULL ? order[i] : i;

        color[v] = lowest(xadj, adjncy, color, v, taken);
        if (color[v] >= count)
            count = color[v] + 1;
    }
    free(taken);
    return count;
}

/* Whether a neighbour of v has colour c. */
static int sees(const int *xadj, const int *adjncy, const int *color, int v, int c)
{
    int k;

    for (k = xadj[v]; k < xadj[v + 1]; k++)
        if (color[adjncy[k]] == c)
            return 1;
    return 0;
}

int gc_dsatur(int n, const int *xadj, const int *adjncy, int *color)
{
    int *taken, *seen, *told, i, k, count = 0;

    if (bad_count(n))
        return GC_EARG;
    taken = ints(n, -1);
    seen = ints(n, 0);  /* different colours among the neighbours */
    told = ints(n, -1); /* the last neighbour that was counted: edges may be double */
    if (taken == NULL || seen == NULL || told == NULL) {
        free(taken);
        free(seen);
        free(told);
        return GC_EMEM;
    }
    for (i = 0; i < n; i++)
        color[i] = -1;
    for (i = 0; i < n; i++) {
        int best = -1, v, c;

        for (v = 0; v < n; v++)
            if (color[v] < 0 && (best < 0 || seen[v] > seen[best]))
                best = v;
        c = lowest(xadj, adjncy, color, best, taken);
        /* the neighbours see a new colour, unless they saw it before */
        for (k = xadj[best]; k < xadj[best + 1]; k++) {
            if (told[adjncy[k]] != best && !sees(xadj, adjncy, color, adjncy[k], c))
                seen[adjncy[k]]++;
            told[adjncy[k]] = best;
        }
        color[best] = c;
        if (c >= count)
            count = c + 1;
    }
    free(taken);
    free(seen);
    free(told);
    return count;
}

int gc_proper(int n, const int *xadj, const int *adjncy, const int *color)
{
    int v, k;

    if (bad_count(n))
        return GC_EARG;
    for (v = 0; v < n; v++)
        for (k = xadj[v]; k < xadj[v + 1]; k++)
            if (color[adjncy[k]] == color[v])
                return 0;
    return 1;
}

int gc_classes(int n, const int *color, int ncolors, int *start, int *members)
{
    int v, c;

    if (bad_count(n) || ncolors < 0 || ncolors > n)
        return GC_EARG;
    for (c = 0; c <= ncolors; c++)
        start[c] = 0;
    for (v = 0; v < n; v++)
        start[color[v]]++;
    /* to where each colour ends; filling from behind leaves where it begins */
    for (c = 1; c <= ncolors; c++)
        start[c] += start[c - 1];
    for (v = n - 1; v >= 0; v--)
        members[--start[color[v]]] = v;
    return GC_OK;
}
