#include "chromrun.h"

#include <math.h>
#include <stdlib.h>

static const double signal[] = {0, 3, 5, 3, 0, 0, 2, 2, 0};

#ifdef LEGAL
static void add(const cr_peak *peak, void *arg)
{
    *(double *)arg += peak->area;
}
#else
static void feeds(const cr_peak *peak, void *arg)
{
    cr_feed(arg, &peak->height, 1);
}
#endif

int main(int count, char **arguments)
{
    chromrun *r = cr_new(2.0, 1.0);
#ifdef LEGAL
    (void)count, (void)arguments;
    double area = 0.0;
    cr_notify(r, add, &area);
    cr_begin(r);
    cr_feed(r, signal, 4);
    cr_feed(r, NULL, 0);
    cr_feed(r, signal + 4, 4);
    cr_end(r);
    const cr_peak *p = cr_peaks(r);
    if (cr_count(r) != 2 || p[0].start != 0.5 || p[0].apex != 1.0 || p[0].end != 1.5 || p[0].area != 4.0 || area != 5.0)
        return 2;
    if (cr_get(r, 1).height != 1.0 || fabs(cr_resolution(p[0], p[1]) - 2.0 * 2.0 / 1.5) > 1e-12)
        return 2;
    cr_notify(r, NULL, NULL);
    cr_begin(r);
    for (int i = 0; i < 300; i++)
        cr_feed(r, signal + 3, 2);
    cr_end(r);
    if (cr_count(r) != CR_PEAKS || cr_lost(r) != 44 || cr_resolution(cr_get(r, 0), cr_get(r, 1)) != 0.0)
        return 2;
    cr_begin(r);
    cr_end(r);
    if (cr_count(r) != 0 || cr_peaks(r) != NULL)
        return 2;
    cr_begin(r);
    cr_feed(r, signal, 9);
    cr_delete(r);
    cr_delete(NULL);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 4)
        cr_notify(r, feeds, r);
    if (rule != 1)
        cr_begin(r);
    if (rule == 2)
        cr_begin(r);
    cr_feed(r, signal, 9);
    if (rule == 3)
        cr_count(r);
    cr_end(r);
    const cr_peak *p = cr_peaks(r);
    if (rule == 5)
        cr_get(r, 2);
    if (rule == 6) {
        cr_begin(r);
        cr_resolution(p[0], p[1]);
    }
    if (rule == 7)
        cr_new(0.0, 1.0);
    if (rule == 8) {
        cr_delete(r);
        cr_begin(r);
    }
#endif
    return 0;
}
