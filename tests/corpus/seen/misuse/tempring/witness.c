#include "tempring.h"

#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    struct tring_sample mem[4], out[4];
    struct tring log;
    struct tring_stats st;
    unsigned bins[3];
    (void)argc, (void)argv;
    tring_init(&log, mem, 4);
    assert(tring_count(&log) == 0 && tring_at(&log, 0) == NULL && tring_since(&log, 0) == 0);
    assert(tring_stats(&log, &st) == -1 && tring_export(&log, NULL) == 0);
    assert(tring_histogram(&log, 0, 1, NULL, 0) == 0);
    assert(tring_add(&log, INT64_MIN, INT16_MIN) == 0 && tring_add(&log, 0, 0) == 0);
    assert(tring_add(&log, -1, 0) == -1 && tring_add(&log, INT64_MAX, INT16_MAX) == 0);
    assert(tring_histogram(&log, INT16_MIN, INT16_MAX, bins, 3) == 0 && bins[0] == 1 && bins[1] == 1 && bins[2] == 1);
    assert(tring_histogram(&log, INT16_MAX, 1, bins, 1) == 2 && tring_histogram(&log, 0, 1, NULL, 0) == 3);
    assert(tring_stats(&log, &st) == 0 && st.min == INT16_MIN && st.max == INT16_MAX);
    assert(tring_since(&log, 1) == 2 && tring_since(&log, INT64_MIN) == 0 && tring_since(&log, INT64_MAX) == 2);
    tring_init(&log, mem, 4);
    for (int i = 0; i < 10; i++) {
        assert(tring_add(&log, i, (int16_t)(i * 10)) == 0);
        assert(tring_at(&log, tring_count(&log) - 1)->time == i);
    }
    assert(tring_count(&log) == 4 && tring_at(&log, 0)->time == 6 && tring_at(&log, SIZE_MAX) == NULL);
    assert(tring_export(&log, out) == 4 && out[0].time == 6 && out[3].centi == 90);
    assert(tring_since(&log, 8) == 2 && tring_since(&log, 10) == 4);
    tring_init(&log, mem, 1);
    assert(tring_add(&log, 1, 1) == 0 && tring_add(&log, 2, 2) == 0 && tring_count(&log) == 1 && tring_at(&log, 0)->time == 2);
#else
    struct tring_sample *mem = malloc(4 * sizeof *mem), *out;
    struct tring *log = malloc(sizeof *log);
    assert(mem && log);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        tring_init(log, mem, 4 * sizeof *mem);
        for (int i = 0; i < 5; i++)
            tring_add(log, i, 2000);
        break;
    case 2:
        tring_add(log, 1, 2000);
        break;
    case 3:
        tring_init(log, mem, 4);
        for (int i = 0; i < 3; i++)
            tring_add(log, i, 2000);
        out = malloc(2 * sizeof *out);
        assert(out);
        tring_export(log, out);
        free(out);
        break;
    }
    free(log);
    free(mem);
#endif
    return 0;
}
