#include "tidepool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    tidepool_free(NULL);
    tidepool *p = tidepool_new(64);
    assert(p && tidepool_total(p) == 0);
    tidepool_mark empty = tidepool_save(p);
    char *s = tidepool_strdup(p, "hello");
    assert(s && !strcmp(s, "hello") && tidepool_strdup(p, ""));
    tidepool_mark m = tidepool_save(p);
    size_t before = tidepool_total(p);
    for (size_t align = 1; align <= 4096; align *= 2) {
        char *q = tidepool_aligned(p, 3, align);
        assert(q && (uintptr_t)q % align == 0);
        memset(q, 1, 3);
    }
    assert(!tidepool_aligned(p, 1, 8192) && !tidepool_alloc(p, SIZE_MAX) && !tidepool_calloc(p, SIZE_MAX, 2));
    assert(!tidepool_calloc(p, SIZE_MAX / 2 + 1, 2));
    assert(tidepool_calloc(p, 0, 5) && tidepool_calloc(p, 5, 0) && tidepool_calloc(p, SIZE_MAX, 0) && tidepool_alloc(p, 0));
    int *z = tidepool_calloc(p, 100, sizeof *z);
    assert(z && z[0] == 0 && z[99] == 0);
    tidepool_restore(p, m);
    assert(tidepool_total(p) == before && !strcmp(s, "hello"));
    assert(tidepool_alloc(p, 1000));
    tidepool_restore(p, m);
    tidepool_restore(p, m);
    tidepool_restore(p, empty);
    assert(tidepool_total(p) == 0 && tidepool_alloc(p, TIDEPOOL_MAX) && !tidepool_alloc(p, 0));
    tidepool_reset(p);
    assert(tidepool_total(p) == 0 && tidepool_alloc(p, 1));
    tidepool_free(p);
    p = tidepool_new(0);
    tidepool_free(p);
    p = tidepool_new(SIZE_MAX);
    assert(p && tidepool_alloc(p, 10));
    tidepool_free(p);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tidepool *p = tidepool_new(64);
    if (!p)
        return 0;
    tidepool_mark outer = tidepool_save(p);
    if (rule == 1) {
        char *s = tidepool_strdup(p, "abc");
        tidepool_restore(p, outer);
        tidepool_strdup(p, s);
    } else if (rule == 2) {
        tidepool_alloc(p, 10);
        tidepool_mark inner = tidepool_save(p);
        tidepool_restore(p, outer);
        tidepool_restore(p, inner);
    } else {
        tidepool_aligned(p, 10, 3);
    }
    tidepool_free(p);
#endif
    return 0;
}
