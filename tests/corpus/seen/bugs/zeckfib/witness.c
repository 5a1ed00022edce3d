#include "zeckfib.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const uint32_t some[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 54, 100, 1000000, 2147483647u, 2971215072u};
    zeck z, y;
    uint32_t n, t[4];
    char buf[65];
    size_t i;

    for (i = 0; i < sizeof some / sizeof *some; i++) {
        z = zeck_from(some[i]);
        assert(zeck_valid(z) && zeck_value(z, &n) == 0 && n == some[i]);
        assert(zeck_format(z, buf, sizeof buf) == strlen(buf));
        assert(zeck_parse(buf, &y) == 0 && zeck_cmp(y, z) == 0);
        assert(zeck_floor(n) <= n);
        assert(zeck_up(z, &y) == 0 && zeck_down(y, &y) == 0 && zeck_cmp(y, z) == 0);
    }
    assert(zeck_from(0).bits == 0 && zeck_floor(0) == 0 && zeck_floor(20) == 13);
    assert(zeck_terms(zeck_from(100), t, 4) == 3 && t[0] == 89 && t[1] == 8 && t[2] == 3);
    assert(zeck_terms(zeck_from(100), t, 1) == 3 && zeck_terms(zeck_from(0), NULL, 0) == 0);
    assert(zeck_add(zeck_from(40), zeck_from(60), &z) == 0 && zeck_value(z, &n) == 0 && n == 100);
    z.bits = UINT64_C(1) << 45;
    assert(zeck_add(z, z, &y) == -1 && zeck_up(z, &y) == -1 && zeck_value(z, &n) == 0 && n == 2971215073u);
    z.bits = UINT64_C(0x2AAAAAAAAAAA);
    assert(zeck_valid(z) && zeck_value(z, &n) == -1);
    z.bits = UINT64_MAX;
    assert(!zeck_valid(z) && zeck_value(z, &n) == -1 && zeck_terms(z, t, 4) == -1 && zeck_down(z, &y) == -1);
    assert(zeck_format(z, buf, sizeof buf) == 64 && zeck_format(z, NULL, 0) == 64);
    assert(zeck_format(z, buf, 1) == 64 && buf[0] == '\0');
    assert(zeck_parse("", &z) == -1 && zeck_parse("11", &z) == -1 && zeck_parse("12", &z) == -1);
    assert(zeck_parse("00000000000000000000000000000000000000000000000000000000000000000000000101", &z) == 0 && z.bits == 5);
    assert(zeck_parse("10000000000000000000000000000000000000000000000", &z) == -1);
#else
    zeck z = zeck_from(UINT32_MAX);
    printf("%llx\n", (unsigned long long)z.bits);
#endif
    return 0;
}
