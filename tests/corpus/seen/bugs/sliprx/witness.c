#include "sliprx.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static size_t last;
static void got(void *arg, const uint8_t *data, size_t len)
{
    uint8_t *to = arg;
    assert(len <= 8);
    memcpy(to, data, len);
    last = len;
}

int main(void)
{
    struct sliprx rx;
    uint8_t *buf = malloc(8);
    uint8_t out[16], frame[16];
    const uint8_t packet[] = {1, 0xC0, 2, 0xDB, 3};

    sliprx_init(&rx, buf, 8);
    size_t n = sliprx_encode(frame, sizeof frame, packet, sizeof packet);
    assert(n == 9);
    assert(sliprx_encode(frame, 8, packet, sizeof packet) == 0);
    assert(sliprx_encode(frame, 0, NULL, 0) == 0);
    assert(sliprx_encode(frame, 2, NULL, 0) == 2);
    assert(sliprx_encode(frame, sizeof frame, packet, sizeof packet) == 9);
    assert(sliprx_feed(&rx, frame, n, got, out) == 1);
    assert(last == sizeof packet && memcmp(out, packet, last) == 0);
    assert(sliprx_feed(&rx, NULL, 0, NULL, NULL) == 0);
    for (int i = 0; i < 9; i++)
        assert(sliprx_put(&rx, 'x') == SLIPRX_MORE);
    assert(sliprx_put(&rx, 0xC0) == SLIPRX_TOOLONG);
    assert(sliprx_put(&rx, 0xDB) == SLIPRX_MORE);
    assert(sliprx_put(&rx, 'x') == SLIPRX_MORE);
    assert(sliprx_put(&rx, 0xC0) == SLIPRX_GARBLED);
    assert(sliprx_put(&rx, 0xC0) == SLIPRX_MORE);
    assert(sliprx_put(&rx, 'x') == SLIPRX_MORE);
    sliprx_reset(&rx);
    assert(sliprx_put(&rx, 0xC0) == SLIPRX_MORE);
    assert(rx.frames == 1 && rx.dropped == 2);
    sliprx_init(&rx, NULL, 0);
    assert(sliprx_put(&rx, 'x') == SLIPRX_MORE);
    assert(sliprx_put(&rx, 0xC0) == SLIPRX_TOOLONG);
    assert(sliprx_bound(0) == 2 && sliprx_bound(SIZE_MAX) == 0);
    free(buf);
    return 0;
}
#else
int main(void)
{
    static const uint8_t line[] = {'a', 'b', 0xDB, 0xDC, 0xC0};
    struct sliprx rx;
    uint8_t *buf = malloc(2);

    if (buf == NULL)
        return 0;
    sliprx_init(&rx, buf, 2);
    sliprx_feed(&rx, line, sizeof line, NULL, NULL);
    free(buf);
    return 0;
}
#endif
