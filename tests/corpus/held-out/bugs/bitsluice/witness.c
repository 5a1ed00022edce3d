#include "bitsluice.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const uint32_t ue[] = {0, 1, 2, 3, 254, 255, 65535, 0x7fffffff, 0x80000000u, UINT32_MAX - 1};
    static const int32_t se[] = {0, 1, -1, 2, -2, 1000, -1000, INT32_MAX, -INT32_MAX};
    uint8_t buf[200];
    struct bsl_writer w;
    struct bsl_reader r;
    uint32_t v = 7;
    int32_t s = 7;

    bsl_write_init(&w, NULL, 0);
    assert(bsl_put(&w, 1, 1) == -1 && bsl_put(&w, 1, 0) == 0 && bsl_put_ue(&w, 0) == -1 && bsl_put_se(&w, 5) == -1);
    bsl_write_align(&w);
    assert(bsl_written(&w) == 0);
    bsl_read_init(&r, NULL, 0);
    assert(bsl_get(&r, 1, &v) == -1 && bsl_get_ue(&r, &v) == -1 && bsl_get_se(&r, &s) == -1 && bsl_left(&r) == 0);
    assert(bsl_get(&r, 0, &v) == 0 && v == 0);
    bsl_read_align(&r);

    memset(buf, 0xff, sizeof buf);
    bsl_write_init(&w, buf, sizeof buf);
    assert(bsl_put(&w, UINT32_MAX, 3) == 0 && bsl_put(&w, 0x89abcdef, 32) == 0 && bsl_put(&w, 0, 33) == -1);
    assert(bsl_written(&w) == 5 && (buf[4] & 31) == 0);
    for (size_t i = 0; i < sizeof ue / sizeof *ue; i++)
        assert(bsl_put_ue(&w, ue[i]) == 0);
    bsl_write_align(&w);
    for (size_t i = 0; i < sizeof se / sizeof *se; i++)
        assert(bsl_put_se(&w, se[i]) == 0);
    bsl_read_init(&r, buf, bsl_written(&w));
    assert(bsl_get(&r, 3, &v) == 0 && v == 7 && bsl_get(&r, 32, &v) == 0 && v == 0x89abcdef && bsl_get(&r, 33, &v) == -1);
    for (size_t i = 0; i < sizeof ue / sizeof *ue; i++)
        assert(bsl_get_ue(&r, &v) == 0 && v == ue[i]);
    bsl_read_align(&r);
    for (size_t i = 0; i < sizeof se / sizeof *se; i++)
        assert(bsl_get_se(&r, &s) == 0 && s == se[i]);
    assert(bsl_left(&r) < 8);

    bsl_write_init(&w, buf, 1);
    assert(bsl_put_ue(&w, 15) == -1 && bsl_put_ue(&w, 14) == 0 && bsl_put(&w, 1, 2) == -1 && bsl_put(&w, 1, 1) == 0);
    assert(bsl_put(&w, 0, 1) == -1 && bsl_written(&w) == 1);
    assert(bsl_put_ue(&w, UINT32_MAX) == -1 && bsl_put_se(&w, INT32_MIN) == -1);
    memset(buf, 0, sizeof buf);
    bsl_read_init(&r, buf, 3);
    assert(bsl_get_ue(&r, &v) == -1 && bsl_left(&r) == 24);
    bsl_read_init(&r, buf, sizeof buf);
    assert(bsl_get_ue(&r, &v) == -1 && bsl_get_se(&r, &s) == -1 && bsl_left(&r) == 8 * sizeof buf);
    return 0;
}
#else
int main(void)
{
    uint8_t buf[16];
    struct bsl_writer w;
    struct bsl_reader r;
    uint32_t v = 0;

    bsl_write_init(&w, buf, sizeof buf);
    if (bsl_put_ue(&w, UINT32_MAX) != 0)
        return 0;
    bsl_read_init(&r, buf, bsl_written(&w));
    bsl_get_ue(&r, &v);
    return v != UINT32_MAX;
}
#endif
