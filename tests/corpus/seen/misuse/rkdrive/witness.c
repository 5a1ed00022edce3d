#include "rkdrive.h"

#include <math.h>
#include <stdlib.h>

static void decay(double t, const double *y, double *dy, void *ctx)
{
    (void)t;
    (void)ctx;
    dy[0] = -y[0];
    dy[1] = y[1] * y[1];
}

#ifdef LEGAL
static int seen;
static void look(double t, const double *y, void *ctx)
{
    if (t == rkdrive_time(*(rkdrive **)ctx) && y == rkdrive_y(*(rkdrive **)ctx))
        seen++;
}

int main(void)
{
    double y0[2] = {1, 0};
    rkdrive *d;
    if (rkdrive_new(0, decay, NULL, 0, y0, 1) || rkdrive_new((size_t)-1, decay, NULL, 0, y0, 1))
        return 1;
    d = rkdrive_new(2, decay, &d, 0, y0, 0.01);
    if (!d || rkdrive_step(d) != RKDRIVE_OK || rkdrive_run(d, 1, 1000, look) != RKDRIVE_OK)
        return 1;
    if (seen < 98 || rkdrive_time(d) != 1 || fabs(rkdrive_at(d, 0) - exp(-1)) > 1e-6)
        return 1;
    if (rkdrive_run(d, 0.5, 0, NULL) != RKDRIVE_OK || rkdrive_run(d, INFINITY, 5, NULL) != RKDRIVE_LIMIT || rkdrive_run(d, NAN, 5, NULL) != RKDRIVE_OK)
        return 1;
    y0[1] = 1;
    rkdrive_restart(d, 0, y0);
    if (rkdrive_run(d, 2, 1000, NULL) != RKDRIVE_BLOWUP || !isfinite(rkdrive_at(d, 1)))
        return 1;
    rkdrive_restart(d, 1, rkdrive_y(d));
    rkdrive_free(d);
    rkdrive_free(NULL);
    return 0;
}
#else
static void half(double t, const double *y, double *dy, void *ctx)
{
    (void)t;
    (void)ctx;
    dy[0] = -y[0];
}

static void stop(double t, const double *y, void *ctx)
{
    (void)t;
    (void)y;
    rkdrive_free(*(rkdrive **)ctx);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    double *y0 = malloc(2 * sizeof *y0);
    y0[0] = 1;
    if (rule != 2)
        y0[1] = 0;
    rkdrive *d;
    d = rkdrive_new(2, rule == 1 ? half : decay, &d, rule == 4 ? 1e20 : 0, y0, rule == 3 ? -0.1 : 0.1);
    if (rule == 5)
        rkdrive_run(d, 1, 100, stop);
    else
        rkdrive_step(d);
    if (rule == 6)
        return rkdrive_at(d, 2) == 17;
    if (rule == 7) {
        const double *y = rkdrive_y(d);
        rkdrive_free(d);
        if (y[0] < 0.5)
            return 0;
    }
    return 0;
}
#endif
