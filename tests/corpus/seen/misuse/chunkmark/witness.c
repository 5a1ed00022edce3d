#include "chunkmark.h"

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    cm_arena *a = cm_new(64);
    if (!a)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    cm_free(NULL);
    cm_arena *odd = cm_new(0), *huge = cm_new(SIZE_MAX);
    assert(odd && huge && cm_alloc(huge, 1, 4096));
    cm_free(odd);
    cm_free(huge);
    cm_mark start = cm_get_mark(a);
    cm_rewind(a, start);
    cm_reset(a);
    start = cm_get_mark(a);
    for (size_t align = 1; align <= 4096; align *= 2)
        for (size_t size = 0; size < 200; size += 33) {
            char *p = cm_alloc(a, size, align);
            assert(p && (uintptr_t)p % align == 0);
            memset(p, 1, size);
        }
    assert(!cm_alloc(a, SIZE_MAX, 1) && !cm_alloc(a, CM_MAX_PIECE + 1, 1) && !cm_zeros(a, SIZE_MAX, SIZE_MAX));
    assert(cm_zeros(a, 0, 8) && cm_zeros(a, 8, 0) && cm_zeros(a, SIZE_MAX, 0));
    long *z = cm_zeros(a, 10, sizeof *z);
    assert(z && z[9] == 0);
    char *s = cm_string(a, "kept");
    cm_mark m = cm_get_mark(a);
    size_t total = cm_total(a);
    for (int i = 0; i < 3; i++) {
        assert(cm_string(a, "") && cm_alloc(a, CM_MAX_PIECE, 16));
        cm_mark inner = cm_get_mark(a);
        assert(cm_alloc(a, 100, 8));
        cm_rewind(a, inner);
        cm_rewind(a, m);
        assert(cm_total(a) == total);
    }
    assert(!strcmp(s, "kept"));
    cm_rewind(a, start);
    assert(cm_total(a) == 0);
    size_t pieces = 0;
    while (cm_alloc(a, CM_MAX_PIECE, 1))
        pieces++;
    assert(pieces <= CM_MAX_TOTAL / CM_MAX_PIECE && cm_alloc(a, 0, 1));
    cm_reset(a);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char *s = cm_string(a, "gone");
        cm_reset(a);
        puts(s);
    } else if (rule == 2) {
        cm_mark outer = cm_get_mark(a);
        cm_string(a, "one");
        cm_mark inner = cm_get_mark(a);
        cm_rewind(a, outer);
        cm_rewind(a, inner);
    } else {
        cm_alloc(a, 8, 12);
    }
#endif
    cm_free(a);
    return 0;
}
