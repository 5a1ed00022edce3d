#include "flakeid.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    flakegen g;
    flakeid a, b, c[3];
    char text[FLAKEID_TEXT];

    flakeid_start(&g, 7);
    assert(flakeid_next(&g, 100, &a) == 0 && flakeid_next(&g, 50, &b) == 0);
    assert(b.stamp == 100 && b.serial == 1 && flakeid_compare(&a, &b) < 0 && flakeid_compare(&b, &a) > 0);
    for (int i = 2; i < 65536; i++)
        assert(flakeid_next(&g, 100, &b) == 0);
    assert(flakeid_next(&g, 100, &b) == -1 && flakeid_next(&g, UINT32_MAX, &b) == 0 && b.serial == 0);
    assert(flakeid_compare(&a, &a) == 0 && flakeid_equal(&a, &a) && !flakeid_equal(&a, &b));
    flakeid_format(&b, text);
    assert(strcmp(text, "ffffffff00070000") == 0 && flakeid_parse(text, &a) == 0 && flakeid_equal(&a, &b));
    assert(flakeid_hash(&a) == flakeid_hash(&b) && flakeid_compare(&a, &b) == 0);
    assert(flakeid_parse("", &a) == -1 && flakeid_parse("ffffffff000700000", &a) == -1 && flakeid_parse("FFFFFFFF00070000", &a) == 0);
    assert(flakeid_equal(&a, &b) && flakeid_parse("fffffffg00070000", &a) == -1);
    a = flakeid_unpack(UINT64_MAX);
    assert(flakeid_pack(&a) == UINT64_MAX);
    c[0] = flakeid_unpack(5);
    c[1] = flakeid_unpack(0xffff0000);
    c[2] = flakeid_unpack(0x7fffffff00000000);
    assert(flakeid_first(c, 3) == c && flakeid_last(c, 3) == c + 2 && flakeid_first(c, 0) == NULL && flakeid_last(NULL, 0) == NULL);
    return 0;
#else
    flakeid a = {2, 0, 0}, b = {0x80000001, 0, 0}, c = {0xffffffff, 0, 0};

    if (flakeid_compare(&a, &b) < 0 && flakeid_compare(&b, &c) < 0)
        return !(flakeid_compare(&a, &c) < 0);
    return 0;
#endif
}
