#include "regionar.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    Region *r = region_create();
    if (!r)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    RegionMark start = region_mark(r);
    region_rollback(r, start);
    void *a = region_alloc(r, 0), *b = region_alloc(r, 0);
    if (!a || !b || a == b || region_alloc(r, SIZE_MAX) || region_calloc(r, SIZE_MAX, 2) || !region_calloc(r, SIZE_MAX, 0) || region_alloc(r, REGION_LIMIT))
        return 2;
    for (size_t align = 1; align <= 4096; align *= 2)
        for (size_t size = 0; size < 5000; size += 613) {
            char *p = region_alloc_aligned(r, size, align);
            if (!p || (uintptr_t)p % align)
                return 3;
            memset(p, 1, size);
        }
    RegionMark m = region_mark(r);
    size_t used = region_used(r);
    char *s = region_strdup(r, "hello"), *e = region_strdup(r, "");
    if (!s || !e || strcmp(s, "hello") || *e || !region_alloc(r, 100000))
        return 4;
    region_rollback(r, m);
    region_rollback(r, m);
    if (region_used(r) != used)
        return 5;
    int *z = region_calloc(r, 10, sizeof *z);
    if (!z || z[9])
        return 6;
    region_rollback(r, start);
    if (region_used(r))
        return 7;
    region_reset(r);
    region_reset(r);
    region_destroy(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char *s = region_strdup(r, "x");
        region_reset(r);
        if (s && *s == 'y')
            return 0;
    } else if (rule == 2) {
        Region *other = region_create();
        if (!other || !region_alloc(other, 8) || !region_alloc(r, 8))
            return 0;
        region_rollback(r, region_mark(other));
        region_destroy(other);
    } else {
        region_alloc_aligned(r, 8, 3);
    }
#endif
    region_destroy(r);
    return 0;
}
