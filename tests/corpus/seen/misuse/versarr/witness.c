#include "versarr.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    va_array *a = va_new(40);
    va_snap *s;

    assert(a);
#ifdef LEGAL
    va_snap *t;
    va_array *e = va_new(0), *max = va_new(VA_MAX_LENGTH);

    (void)rule;
    assert(e && max && !va_new(VA_MAX_LENGTH + 1) && !va_new(SIZE_MAX));
    assert(va_set(max, VA_MAX_LENGTH - 1, 1) == 0 && va_set(e, 0, 1) == -1 && va_get(e, 0) == 0);
    s = va_snapshot(e);
    assert(s && va_snap_get(s, 0) == 0 && va_changed(e, s) == 0);
    va_restore(e, s);
    va_free(e);
    va_free(max);
    assert(va_length(a) == 40 && va_set(a, 39, LONG_MIN) == 0 && va_set(a, 40, 1) == -1 && va_get(a, SIZE_MAX) == 0);
    s = va_snapshot(a);
    assert(s && va_set(a, 0, 1) == 0 && va_set(a, 39, LONG_MAX) == 0 && va_changed(a, s) == 2);
    t = va_snapshot(a);
    assert(t && va_set(a, 0, 2) == 0);
    assert(va_snap_get(s, 0) == 0 && va_snap_get(t, 0) == 1 && va_get(a, 0) == 2 && va_snap_get(s, 39) == LONG_MIN);
    va_restore(a, s);
    va_restore(a, s);
    assert(va_changed(a, s) == 0 && va_get(a, 39) == LONG_MIN && va_changed(a, t) == 2 && va_snapshots(a) == 2);
    va_snap_release(s);
    assert(va_snap_get(t, 39) == LONG_MAX && va_snap_get(t, 40) == 0 && va_snapshots(a) == 1);
    va_restore(a, t);
    while (va_snapshots(a) < VA_MAX_SNAPSHOTS)
        assert(va_snapshot(a));
    assert(!va_snapshot(a));
    va_snap_release(t);
    va_snap_release(NULL);
    va_free(a);
    va_free(NULL);
#else
    s = va_snapshot(a);
    assert(s);
    if (rule == 1) {
        va_snap_release(s);
        va_snap_release(s);
    } else if (rule == 2) {
        va_free(a);
        va_snap_get(s, 0);
    } else {
        va_array *longer = va_new(100);

        assert(longer);
        va_restore(longer, s);
    }
#endif
    return 0;
}
