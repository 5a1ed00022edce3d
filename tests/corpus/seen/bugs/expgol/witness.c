#include "expgol.h"

#include <stdlib.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

int main(void)
{
    uint8_t buffer[64] = {0};
    eg_writer w;
    eg_reader r;
    uint32_t u = 7;
#ifdef LEGAL
    static const uint32_t us[] = {0, 1, 2, 3, 254, 255, 65535, INT32_MAX, UINT32_MAX - 1};
    static const int32_t ss[] = {0, 1, -1, 2, -2, 1000, INT32_MAX, -INT32_MAX, INT32_MIN + 2};
    int32_t s = 7;

    eg_write_init(&w, NULL, 0);
    CHECK(eg_put_ue(&w, 0) == EG_END && eg_put_bits(&w, 1, 0) == EG_OK && eg_bytes(&w) == 0);
    eg_align(&w);
    eg_read_init(&r, NULL, 0);
    CHECK(eg_get_ue(&r, &u) == EG_END && eg_get_se(&r, &s) == EG_END && u == 7 && s == 7);
    CHECK(eg_get_bits(&r, 0, &u) == EG_OK && u == 0 && eg_get_bits(&r, 33, &u) == EG_RANGE);
    for (size_t i = 0; i < sizeof us / sizeof *us; i++) {
        eg_write_init(&w, buffer, sizeof buffer);
        CHECK(eg_put_bits(&w, 5, 3) == EG_OK && eg_put_ue(&w, us[i]) == EG_OK);
        CHECK(w.place == 3 + eg_ue_length(us[i]));
        CHECK(eg_put_se(&w, ss[i]) == EG_OK);
        CHECK(eg_put_bits(&w, UINT32_MAX, 32) == EG_OK && eg_put_bits(&w, 0, UINT32_MAX) == EG_RANGE);
        eg_align(&w);
        eg_read_init(&r, buffer, eg_bytes(&w));
        CHECK(eg_get_bits(&r, 3, &u) == EG_OK && u == 5);
        CHECK(eg_get_ue(&r, &u) == EG_OK && u == us[i]);
        CHECK(eg_get_se(&r, &s) == EG_OK && s == ss[i]);
        CHECK(eg_get_bits(&r, 32, &u) == EG_OK && u == UINT32_MAX && eg_left(&r) < 8);
    }
    CHECK(eg_ue_length(UINT32_MAX) == 65 && eg_ue_length(0) == 1);
    eg_write_init(&w, buffer, 8);
    CHECK(eg_put_ue(&w, UINT32_MAX) == EG_END && w.place == 0);
    eg_write_init(&w, buffer, SIZE_MAX);
    CHECK(w.size == EG_MAX_BYTES && eg_put_ue(&w, UINT32_MAX) == EG_OK && eg_put_se(&w, INT32_MIN) == EG_OK);
    for (size_t i = 0; i < sizeof buffer; i++)
        buffer[i] = 0;
    eg_read_init(&r, buffer, 4);
    CHECK(eg_get_ue(&r, &u) == EG_END && eg_left(&r) == 32);
    eg_read_init(&r, buffer, 64);
    CHECK(eg_get_ue(&r, &u) == EG_CODE && eg_get_se(&r, &s) == EG_CODE && eg_left(&r) == 512);
    return 0;
#else
    eg_write_init(&w, buffer, sizeof buffer);
    CHECK(eg_put_ue(&w, UINT32_MAX) == EG_OK);
    eg_read_init(&r, buffer, eg_bytes(&w));
    return eg_get_ue(&r, &u) != EG_OK || u != UINT32_MAX;
#endif
}
