#include "histobin.h"

#include <math.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    double *edges = malloc(4 * sizeof *edges);
    const double same[] = {0, 1, 10, 100}, flat[] = {1, 1};
    for (int i = 0; i < 4; i++)
        edges[i] = same[i];
    HB_Histogram *h = HB_Create(edges, 4), *g = HB_Create(edges, 4), *s = HB_Create(same, 4);
#ifdef LEGAL
    (void)count, (void)arguments, (void)flat;
    const double values[] = {0, 0.5, 1, 99.9, 100, -1, 50, NAN, INFINITY};
    unsigned long counts[3];
    HB_FillN(h, values, 9);
    HB_FillN(h, NULL, 0);
    HB_Fill(g, 5);
    HB_Merge(h, g);
    HB_Export(h, counts);
    if (counts[0] != 2 || counts[1] != 2 || HB_Count(h, 2) != 2 || HB_Outside(h) != 4 || HB_Total(h) != 10)
        return 2;
    HB_Merge(g, g);
    if (HB_Total(g) != 2 || HB_Find(g, -1) != -1 || HB_Find(g, 100) != 3 || HB_Center(g, 1) != 5.5 || HB_Bins(g) != 3)
        return 2;
    if (HB_Create(edges, (size_t)-1) != NULL)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        HB_Create(flat, 2);
        break;
    case 2:
        free(edges);
        HB_Fill(h, 3);
        return 0;
    case 3:
        HB_Count(h, 3);
        break;
    case 4:
        HB_Merge(h, s);
        break;
    case 5: {
        unsigned long *little = malloc(2 * sizeof *little);
        HB_Export(h, little);
        break;
    }
    }
#endif
    HB_Destroy(h), HB_Destroy(g), HB_Destroy(s);
    free(edges);
    return 0;
}
