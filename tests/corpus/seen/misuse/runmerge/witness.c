#include "runmerge.h"

#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    runmerge *m = runmerge_new();
    int32_t v = 9;

    assert(m != NULL);
#ifdef LEGAL
    (void)argc;
    (void)argv;
    static const int32_t a[] = {INT32_MIN, -1, 3, 3, INT32_MAX}, b[] = {0, 3}, c[] = {7};
    int32_t out[20];
    size_t i;

    runmerge_free(NULL);
    assert(!runmerge_peek(m, &v) && v == 9 && runmerge_left(m) == 0);
    assert(runmerge_take(m, NULL, 0) == 0 && !runmerge_add(m, a, 5));
    assert(!runmerge_next(m, &v) && v == 9);
    runmerge_reset(m);
    assert(runmerge_add(m, NULL, 0) && runmerge_add(m, a, 5) && runmerge_add(m, b, 2));
    assert(runmerge_add(m, c, 1) && runmerge_add(m, b, 2));
    assert(runmerge_peek(m, &v) && v == INT32_MIN && runmerge_left(m) == 10);
    assert(runmerge_next(m, &v) && v == INT32_MIN);
    assert(!runmerge_add(m, c, 1));
    assert(runmerge_skip(m, INT32_MIN) == 0 && runmerge_skip(m, 0) == 1);
    assert(runmerge_take(m, out, 20) == 8 && runmerge_left(m) == 0);
    assert(out[0] == 0 && out[1] == 0 && out[2] == 3 && out[5] == 3 && out[6] == 7);
    assert(out[7] == INT32_MAX);
    assert(runmerge_take(m, out, 20) == 0 && runmerge_skip(m, INT32_MAX) == 0);
    runmerge_reset(m);
    for (i = 0; i < RUNMERGE_MAX_RUNS; i++)
        assert(runmerge_add(m, a, 1 + i % 5));
    assert(!runmerge_add(m, a, 0));
    for (i = 0; runmerge_next(m, &v); i++)
        if (i < 64)
            assert(v == INT32_MIN);
    assert(i == 12 * 15 + 10);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        const int32_t wild[] = {4, 9, 2};

        runmerge_add(m, wild, 3);
        while (runmerge_next(m, &v))
            ;
    } else if (rule == 2) {
        int32_t *run = calloc(3, sizeof *run);

        assert(run != NULL);
        runmerge_add(m, run, 3);
        free(run);
        runmerge_next(m, &v);
    } else {
        const int32_t run[] = {1, 2, 3, 4, 5, 6};
        int32_t *out = malloc(2 * sizeof *out);

        runmerge_add(m, run, 6);
        runmerge_take(m, out, 6);
        free(out);
    }
#endif
    runmerge_free(m);
    return 0;
}
