#include "midiwalk.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct mw w;
    struct mw_event e;
#ifdef LEGAL
    const uint8_t good[] = { 0, 0xFF, 3, 2, 'h', 'i', 0, 0x90, 60, 64, 0x81, 0, 60, 0, 5, 0xC1, 7,
                             0, 0xF0, 1, 0xF7, 0, 0xF7, 0, 0, 0xE0, 1, 2, 0, 0xFF, 0x2F, 0, 9, 9 };
    const uint8_t bad[][5] = { { 0x80 }, { 0, 60, 60 }, { 0, 0xF1 }, { 0, 0x90, 0x90, 1 },
                               { 0xFF, 0xFF, 0xFF, 0xFF, 0 }, { 0, 0xFF, 1, 9 }, { 0, 0xFF }, { 0, 0xF0, 0x81 } };
    const size_t sizes[] = { 1, 3, 2, 4, 5, 4, 2, 3 };
    uint8_t out[4];
    uint32_t v = 1;

    mw_start(&w, NULL, 0);
    assert(mw_next(&w, &e) == MW_END && mw_left(&w) == 0 && mw_count(NULL, 0, 0) == 0);
    mw_start(&w, good, sizeof good);
    assert(mw_next(&w, &e) == MW_EVENT && e.type == 3 && e.length == 2 && e.payload[1] == 'i');
    assert(mw_next(&w, &e) == MW_EVENT && e.status == 0x90 && e.data[1] == 64);
    assert(mw_next(&w, &e) == MW_EVENT && e.status == 0x90 && e.data[1] == 0 && e.tick == 128);
    assert(mw_next(&w, &e) == MW_EVENT && e.status == 0xC1 && e.data[0] == 7 && e.data[1] == 0);
    assert(mw_next(&w, &e) == MW_EVENT && e.length == 1);
    assert(mw_next(&w, &e) == MW_EVENT && e.length == 0 && !e.payload);
    assert(mw_next(&w, &e) == MW_EVENT && e.status == 0xE0);
    assert(mw_next(&w, &e) == MW_EVENT && e.type == 0x2F);
    assert(mw_next(&w, &e) == MW_END && mw_next(&w, &e) == MW_END && mw_left(&w) == 2);
    assert(mw_count(good, sizeof good, 0) == 8 && mw_count(good, sizeof good, 0x95) == 2);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        mw_start(&w, bad[i], sizes[i]);
        assert(mw_next(&w, &e) == MW_BAD && mw_next(&w, &e) == MW_BAD);
        assert(mw_count(bad[i], sizes[i], 0) == -1);
    }
    assert(mw_put_varlen(0, out) == 1 && mw_put_varlen(0x0FFFFFFF, out) == 4);
    assert(mw_get_varlen(out, 4, &v) == 4 && v == 0x0FFFFFFF && mw_get_varlen(out, 3, &v) == 0);
    assert(mw_put_varlen(UINT32_MAX, out) == 0 && mw_get_varlen(NULL, 0, &v) == 0);
    assert(mw_put_varlen(128, out) == 2 && out[0] == 0x81 && out[1] == 0);
    for (int i = 0; i < 256; i++)
        assert(strlen(mw_name((uint8_t)i)) > 0);
#else
    const uint8_t track[] = { 0, 0xFF, 1, 0, 0, 0x40, 0x40 };
    mw_start(&w, track, sizeof track);
    while (mw_next(&w, &e) == MW_EVENT)
        ;
#endif
    return 0;
}
