#include "sparkdesk.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    Spark *desk = SparkOpen(4, 3);
    char *text = malloc(100);
    const double ramp[4] = {0, 1, 2, 2};
    SparkList *list = SparkListAppend(NULL, "* ramp");
    if (SparkAddSeries(desk, '*', ramp, 4) != 0)
        return 2;
    SparkSetLegend(desk, list);
    if (SparkDraw(desk, text, 100) != 22 || strcmp(text, "  **\n *  \n*   \n* ramp\n") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (SparkOpen(0, 3) != NULL || SparkOpen(3, 51) != NULL || SparkListAppend(list, "") != list)
        return 2;
    const double wild[6] = {-DBL_MAX, DBL_MAX, NAN, INFINITY, -INFINITY, DBL_TRUE_MIN};
    if (SparkAddSeries(desk, '#', wild, 6) != 1 || SparkAddSeries(desk, '0', NULL, 0) != 2)
        return 2;
    SparkSetTitle(desk, "title");
    SparkSetTitle(desk, SparkTitle(desk));
    if (SparkDraw(desk, text, 100) != 29 || SparkDraw(desk, text, 3) != 29 || strcmp(text, "ti") != 0)
        return 2;
    if (SparkDraw(desk, NULL, 0) != 29 || SparkSetRange(desk, 1, 1) || SparkSetRange(desk, NAN, 1))
        return 2;
    if (!SparkSetRange(desk, 0, DBL_TRUE_MIN) || SparkDraw(desk, text, 100) != 29 || !SparkSetRange(desk, -DBL_MAX, DBL_MAX))
        return 2;
    SparkDraw(desk, text, 100);
    SparkAutoRange(desk);
    if (!SparkRemoveSeries(desk, 1) || SparkRemoveSeries(desk, 1) || SparkRemoveSeries(desk, -1))
        return 2;
    SparkSetTitle(desk, NULL);
    SparkSetLegend(desk, NULL);
    SparkListFree(list);
    SparkListFree(NULL);
    if (SparkDraw(desk, text, 100) != 15)
        return 2;
    free(text);
    SparkClose(desk);
#else
    double *values;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        values = calloc(4, sizeof *values);
        SparkAddSeries(desk, '+', values, 4);
        free(values);
        SparkDraw(desk, text, 100);
        break;
    case 2:
        values = calloc(4, sizeof *values);
        SparkAddSeries(desk, '+', values, 5);
        SparkDraw(desk, text, 100);
        break;
    case 3:
        SparkListFree(list);
        SparkDraw(desk, text, 100);
        break;
    case 4:
        SparkListFree(list);
        SparkListFree(list);
        break;
    case 5:
        text = malloc(10);
        SparkDraw(desk, text, 100);
        break;
    case 6:
        SparkClose(desk);
        SparkDraw(desk, text, 100);
        break;
    }
#endif
    return 0;
}
