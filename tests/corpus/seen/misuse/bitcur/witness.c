#include "bitcur.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    uint8_t *buf = calloc(1, 64 + BITCUR_PADDING);
    struct bitput p;
    struct bitcur c;
    bitput_init(&p, buf);
    assert(bitput_flush(&p) == 0);
    for (unsigned n = 1; n <= 25; n++)
        bitput_put(&p, n, UINT32_MAX - n);
    bitput_put(&p, 32, 0xdeadbeef);
    size_t size = bitput_flush(&p);
    assert(size == (25 * 26 / 2 + 32 + 7) / 8 && bitput_flush(&p) == size);
    assert(bitcur_init(&c, buf, size) && bitcur_left(&c) == size * 8);
    for (unsigned n = 1; n <= 25; n++) {
        uint32_t want = (UINT32_MAX - n) & (UINT32_MAX >> (32 - n));
        assert(bitcur_peek(&c, n) == want && bitcur_get(&c, n) == want);
    }
    assert(bitcur_get32(&c) == 0xdeadbeef && bitcur_ok(&c));
    bitcur_align(&c);
    assert(bitcur_left(&c) == 0 && bitcur_ok(&c) && bitcur_peek(&c, 25) == 0);
    bitcur_align(&c);
    bitcur_skip(&c, 0);
    assert(bitcur_ok(&c) && bitcur_get(&c, 1) == 0 && !bitcur_ok(&c));
    assert(bitcur_get32(&c) == 0 && bitcur_left(&c) == 0);

    uint32_t values[] = {0, 1, 2, 3, 254, 255, 256, 0x7fffffff, 0x80000000, UINT32_MAX - 1, UINT32_MAX};
    enum { N = sizeof values / sizeof values[0] };
    free(buf);
    buf = calloc(1, 65 * N / 8 + 1 + BITCUR_PADDING);
    bitput_init(&p, buf);
    for (int i = 0; i < N; i++)
        bitput_ue(&p, values[i]);
    size = bitput_flush(&p);
    memset(buf + size, 0, BITCUR_PADDING);
    assert(bitcur_init(&c, buf, size));
    uint32_t v = 5;
    for (int i = 0; i < N; i++)
        assert(bitcur_ue(&c, &v) && v == values[i] && bitcur_ok(&c));
    v = 5;
    assert(!bitcur_ue(&c, &v) && v == 5);
    memset(buf, 0, 20);
    assert(bitcur_init(&c, buf, 16) && !bitcur_ue(&c, &v) && v == 5);
    buf[0] = 1;
    assert(bitcur_init(&c, buf, 1) && !bitcur_ue(&c, &v) && !bitcur_ok(&c));
    buf[3] = 0x01; buf[0] = 0;
    assert(bitcur_init(&c, buf, 12) && bitcur_ue(&c, &v) && v == 0x7fffffff);
    assert(bitcur_init(&c, buf, 4));
    bitcur_skip(&c, 3);
    bitcur_align(&c);
    assert(bitcur_left(&c) == 24);
    bitcur_skip(&c, SIZE_MAX);
    assert(bitcur_left(&c) == 0 && !bitcur_ok(&c));
    assert(bitcur_init(&c, buf, 0) && bitcur_left(&c) == 0 && !bitcur_ue(&c, &v));
    assert(!bitcur_init(&c, buf, SIZE_MAX) && !bitcur_init(&c, buf, BITCUR_SIZE_MAX + 1));
    free(buf);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct bitcur c;
    struct bitput p;
    if (rule == 1) {
        uint8_t *data = calloc(1, 4);
        bitcur_init(&c, data, 4);
        bitcur_get(&c, 12);
        bitcur_get(&c, 12);
        free(data);
    } else if (rule == 2) {
        uint8_t data[4 + BITCUR_PADDING] = {1, 2, 3, 4};
        bitcur_init(&c, data, 4);
        return (int)bitcur_get(&c, 0);
    } else {
        uint8_t *data = malloc(4);
        bitput_init(&p, data);
        for (unsigned i = 0; i < 5; i++)
            bitput_put(&p, 8, i);
        free(data);
    }
    return 0;
}
#endif
