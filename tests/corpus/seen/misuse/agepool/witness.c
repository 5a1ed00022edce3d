#include "agepool.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    age_pool *p = ap_open();

    if (p == NULL)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    char *a = ap_strdup(p, "alpha"), *e = ap_strdup(p, "");
    void *z = ap_alloc(p, 0);
    if (a == NULL || e == NULL || z == NULL || ap_size(z) != 0 || ap_size(a) != 6 || ap_size(e) != 1)
        abort();
    if (ap_step(p) != 2 || ap_now(p) != 2 || ap_age(a) != 1)
        abort();
    long double *d = ap_alloc(p, sizeof *d);
    *d = 1;
    a = ap_keep(p, a);
    z = ap_keep(p, z);
    if (a == NULL || z == NULL || ap_age(a) != 2 || strcmp(a, "alpha") != 0)
        abort();
    if (ap_drop(p, 0) != 0 || ap_drop(p, 1) != 1 || ap_live(p) != 3 || *d != 1)
        abort();
    a = ap_keep(p, a);
    if (strcmp(a, "alpha") != 0 || ap_drop(p, ULONG_MAX) != 3 || ap_live(p) != 0)
        abort();
    if (ap_alloc(p, SIZE_MAX) != NULL || ap_alloc(p, AP_MAX_OBJECT + 1) != NULL)
        abort();
    for (int i = 0; i < AP_MAX_LIVE; i++) {
        a = ap_alloc(p, 3);
        if (a == NULL)
            abort();
    }
    if (ap_alloc(p, 1) != NULL || ap_keep(p, a) == NULL || ap_live(p) != AP_MAX_LIVE)
        abort();
    ap_close(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *s = ap_strdup(p, "x");

    if (s == NULL)
        return 0;
    if (rule == 1) {
        ap_drop(p, 1);
        puts(s);
    } else if (rule == 2) {
        ap_step(p);
        ap_keep(p, s);
        s[0] = 'y';
    } else {
        char *mine = malloc(8);
        printf("%zu\n", ap_size(mine));
        free(mine);
    }
#endif
    ap_close(p);
    return 0;
}
