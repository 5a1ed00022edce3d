#include "logring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
/* All records are their serial number, repeated; they end with the latest. */
static void verify(const struct logring *log, uint32_t latest)
{
    struct logring_cursor c;
    const unsigned char *r;
    size_t n, seen = 0;
    uint32_t serial = 0, before = 0;
    logring_first(log, &c);
    while ((r = logring_next(&c, &n, &serial))) {
        assert((uintptr_t)r % 8 == 0 && (!seen || serial == before + 1));
        for (size_t i = 0; i < n; i++)
            assert(r[i] == (unsigned char)serial);
        before = serial;
        seen++;
    }
    assert(seen == logring_count(log) && (!seen || serial == latest));
    assert(!logring_next(&c, NULL, NULL));
}

int main(void)
{
    struct logring log;
    unsigned char data[300];
    size_t sizes[] = {32, 39, 40, 48, 64, 100, 256};
    uint64_t tiny[3];
    assert(logring_init(&log, tiny, 0) == -1 && logring_init(&log, tiny, 31) == -1);
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        void *mem = malloc(sizes[k]);
        assert(logring_init(&log, mem, sizes[k]) == 0 && logring_count(&log) == 0 && logring_drop(&log) == -1);
        verify(&log, 0);
        unsigned long x = 7 + k;
        uint32_t serial = 0;
        for (int i = 0; i < 3000; i++) {
            x = x * 1103515245 + 12345;
            size_t n = (x >> 16) % (sizes[k] / 2 + 9);
            memset(data, (int)(serial & 255), sizeof data);
            int fits = LOGRING_COST(n) <= (sizes[k] & ~(size_t)7);
            int what = (int)((x >> 8) % 8);
            if (what < 4) {
                assert(logring_append(&log, data, n) == (fits ? 0 : -1));
                serial += (uint32_t)fits;
            } else if (what < 7) {
                unsigned char *room = logring_reserve(&log, n);
                assert(!room == !fits);
                if (room) {
                    memset(room, (int)(serial & 255), n);
                    if (what == 5)
                        logring_drop(&log);
                    if (what == 6 && (x >> 12) % 4 == 0) {
                        logring_drop(&log);
                        verify(&log, serial - 1);
                        continue;
                    }
                    logring_commit(&log, n / (1 + (x >> 20) % 2));
                    serial++;
                }
            } else {
                assert(logring_drop(&log) == 0 || logring_count(&log) == 0);
            }
            verify(&log, serial - 1);
        }
        assert(!logring_reserve(&log, SIZE_MAX) && logring_append(&log, NULL, 0) == 0);
        logring_clear(&log);
        assert(logring_count(&log) == 0 && logring_append(&log, data, 3) == 0);
        free(mem);
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct logring log;
    unsigned char *mem = malloc(128);
    logring_init(&log, rule == 1 ? mem + 1 : mem, 120);
    if (rule == 1) {
        logring_append(&log, "abc", 3);
    } else if (rule == 2) {
        logring_commit(&log, 4);
    } else {
        logring_append(&log, "abc", 3);
        free(mem);
        logring_append(&log, "def", 3);
        return 0;
    }
    free(mem);
    return 0;
}
#endif
