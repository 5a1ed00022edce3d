#include "wavhdr.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    wh_header *h, *c, *d;
    struct wh_info info;
    unsigned char buf[WH_MAX_SIZE];
    int map[WH_MAX_CHANNELS], out[WH_MAX_CHANNELS];
    size_t n;

    assert(!wh_new(0, 44100, 16) && !wh_new(19, 44100, 16) && !wh_new(1, 0, 16) && !wh_new(1, WH_MAX_RATE + 1, 16));
    assert(!wh_new(1, 44100, 12) && !wh_new(UINT_MAX, UINT_MAX, UINT_MAX));
    for (int i = 0; i < WH_MAX_CHANNELS; i++)
        map[i] = i;
    h = wh_new(18, WH_MAX_RATE, 32);
    assert(h && wh_get_map(h, out, 18) == 0 && wh_size(h) == 44);
    assert(wh_set_map(h, map, 17) == WH_EINVAL && wh_set_map(h, NULL, 18) == WH_EINVAL);
    assert(wh_set_map(h, map, 18) == WH_OK && wh_set_map(h, map, 18) == WH_OK);
    assert(wh_get_map(h, NULL, 0) == 18 && wh_get_map(h, out, 100) == 18 && !memcmp(map, out, sizeof map));
    assert(wh_set_frames(h, UINT32_MAX) == WH_EINVAL && wh_set_frames(h, 59652322) == WH_OK);
    n = wh_encode(h, buf, sizeof buf);
    assert(n == WH_MAX_SIZE && wh_encode(h, buf, n - 1) == 0);
    d = wh_decode(buf, n);
    assert(d && wh_equal(d, h) && wh_equal(h, d) && wh_equal(h, h));
    for (size_t i = 0; i < n; i++)
        assert(!wh_decode(buf, i));
    c = wh_copy(h);
    assert(c && wh_equal(c, h));
    assert(wh_set_format(h, 2, 48000, 24) == WH_OK && wh_get_map(h, out, 18) == 0 && !wh_equal(c, h));
    assert(wh_set_map(h, map + 3, 2) == WH_OK && wh_get_map(h, out, 1) == 2 && out[0] == 3);
    assert(wh_set_format(h, 2, 8000, 8) == WH_OK && wh_get_map(h, out, 18) == 2);
    map[0] = 5;
    assert(wh_set_map(h, map, 2) == WH_EINVAL && wh_get_map(h, out, 18) == 2);
    map[0] = INT_MIN, map[1] = INT_MAX;
    assert(wh_set_map(h, map, 2) == WH_EINVAL);
    assert(wh_set_map(h, NULL, 0) == WH_OK && wh_size(h) == 44);
    assert(wh_set_frames(h, 7) == WH_OK && wh_encode(h, buf, sizeof buf) == 44);
    wh_free(d);
    d = wh_decode(buf, sizeof buf);
    wh_get_info(d, &info);
    assert(d && wh_equal(d, h) && info.channels == 2 && info.rate == 8000 && info.bits == 8 && info.frames == 7);
    assert(!wh_decode(NULL, 0));
    wh_free(h), wh_free(c), wh_free(d), wh_free(NULL);
    return 0;
}
#else
int main(void)
{
    wh_header *h = wh_new(1, 44100, 16);
    int mono[] = {2}, stereo[] = {0, 1};

    if (!h)
        return 0;
    wh_set_map(h, mono, 1);
    wh_set_format(h, 2, 44100, 16);
    wh_set_map(h, stereo, 2);
    wh_free(h);
    return 0;
}
#endif
