#include "datumx.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    dx_context *ctx = dx_context_create();
    double shift[3] = { 598.1, 73.7, 418.2 };
    dx_transform *t;
    if (ctx == NULL)
        return 0;
    t = dx_transform_create(ctx, "bessel", "WGS84", shift);
    if (t == NULL)
        return 0;
#ifdef LEGAL
    double c[9] = { 52.5, 13.4, 100, 90, 0, 0, -90, 721, -5 }, odd[6] = { 91, 0, 0, 0, NAN, INFINITY };
    double origin[3] = { 0, 0, -6378137 }, far[3] = { 10, 1e300, 1e300 };
    (void)argc, (void)argv;
    assert(dx_forward(t, c, 3) == 3 && dx_inverse(t, c, 3) == 3);
    assert(fabs(c[0] - 52.5) < 1e-9 && fabs(c[1] - 13.4) < 1e-9 && fabs(c[2] - 100) < 1e-3);
    assert(fabs(c[3] - 90) < 1e-7 && fabs(c[8] + 5) < 1e-3);
    assert(dx_forward(t, odd, 2) == 0 && isnan(odd[0]) && isnan(odd[5]) && dx_forward(t, NULL, 0) == 0);
    dx_forward(t, far, 1);
    assert(dx_count(ctx) == 4 && dx_find(ctx, "airy") == 3 && dx_find(ctx, "") == -1);
    assert(strcmp(dx_name(ctx, 0), "WGS84") == 0 && dx_name(ctx, -1) == NULL && dx_name(ctx, 4) == NULL);
    assert(dx_define(ctx, "", 1, 0) == -1 && dx_define(ctx, "x", NAN, 0) == -1 && dx_define(ctx, "x", 1, 1) == -1);
    assert(dx_define(ctx, "x", 1, INFINITY) == -1 && dx_define(ctx, "x", 0, 0) == -1);
    assert(dx_define(ctx, "ball", 6371000, 0) == 4 && dx_define(ctx, "ball", 6370000, 50) == 4);
    for (int i = 0; i < DX_MAX; i++) {
        char name[8];
        snprintf(name, sizeof name, "e%d", i);
        assert((dx_define(ctx, name, 1, 0) < 0) == (i + 5 >= DX_MAX));
    }
    assert(dx_transform_create(ctx, "none", "WGS84", NULL) == NULL);
    dx_transform_destroy(t);
    t = dx_transform_create(ctx, dx_name(ctx, 0), "ball", NULL);
    assert(t && dx_forward(t, origin, 1) == 1);
    assert(dx_define(ctx, "ball", 100, 0) == 4 && dx_forward(t, c, 1) == 1);
    dx_transform_destroy(t);
    dx_transform_destroy(NULL);
    dx_context_destroy(ctx);
    dx_context_destroy(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        double c[3] = { 52, 13, 0 };
        dx_context_destroy(ctx);
        dx_forward(t, c, 1);
        dx_transform_destroy(t);
    } else if (rule == 2) {
        double c[6] = { 52, 13, 0, 53, 14, 0 };
        dx_forward(t, c, sizeof c / sizeof c[0]);
    } else {
        const char *name = dx_name(ctx, 0);
        dx_transform_destroy(t);
        dx_context_destroy(ctx);
        printf("%s\n", name);
    }
    return 0;
#endif
}
