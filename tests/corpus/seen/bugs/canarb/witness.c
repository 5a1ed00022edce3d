#include "canarb.h"
#include <assert.h>
#include <string.h>

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void)
{
    struct canarb_frame a, b;
#ifdef LEGAL
    char text[CANARB_TEXT];
    static const char *const good[] = {"000#", "7FF#0102030405060708", "1FFFFFFF#FFFFFFFFFFFFFFFF", "123#R", "123#R8",
                                       "00000123#R1"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert(canarb_parse(&a, good[i]) && canarb_valid(&a));
        assert(canarb_print(&a, text) == strlen(text) && !strcmp(text, good[i]));
        b = a;
        b.data[7] ^= a.len < 8 || a.rtr;
        assert(canarb_equal(&a, &b) && canarb_hash(&a) == canarb_hash(&b) && canarb_cmp(&a, &b) == 0);
    }
    static const char *const bad[] = {"", "#", "12#", "800#", "20000000#", "1234#", "123", "123#1", "123#R9", "123#R11",
                                      "123#010203040506070809", "123#zz"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!canarb_parse(&a, bad[i]));
    assert(!canarb_data(&a, 0x800, false, NULL, 0) && !canarb_data(&a, 1, true, "x", SIZE_MAX));
    assert(!canarb_remote(&a, UINT32_MAX, true, 0) && canarb_remote(&a, CANARB_EXT_MAX, true, 8));
    assert(canarb_data(&b, CANARB_STD_MAX, false, "x", 1));
    assert(canarb_cmp(&b, &a) < 0 && canarb_cmp(&a, &b) > 0);
    struct canarb_frame f[3];
    canarb_parse(&f[0], "124#");
    canarb_parse(&f[1], "123#R");
    canarb_parse(&f[2], "123#");
    canarb_sort(f, 3);
    assert(f[0].id == 0x123 && !f[0].rtr && f[1].rtr && f[2].id == 0x124);
    canarb_sort(NULL, 0);
#else
    canarb_data(&a, 0, false, NULL, 0);
    canarb_data(&b, 0, true, NULL, 0);
    if (sign(canarb_cmp(&a, &b)) != -sign(canarb_cmp(&b, &a)))
        return 1;
#endif
    return sign(0);
}
