#include "zpoly.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint32_t a[] = { 7, 1, 3 }, b[] = { 1, 0, 1 };
#ifdef LEGAL
    uint32_t r[8], q[8], big[] = { UINT32_MAX, UINT32_MAX };
    char buf[40];
    (void)argc;
    (void)argv;
    assert(zp_text(buf, sizeof buf, a, 3, 101) == 8 && strcmp(buf, "3x^2+x+7") == 0);
    assert(zp_text(NULL, 0, NULL, 0, 2) == 1 && zp_text(buf, 3, a, 3, 101) == 8 && strcmp(buf, "3x") == 0);
    assert(zp_text(buf, 1, a, 3, 101) == 8 && buf[0] == 0);
    assert(zp_trim(NULL, 0, 7) == 0 && zp_trim(a, 1, 7) == 0 && zp_trim(a, 3, 3) == 2);
    assert(zp_eval(a, 3, 2, 101) == 21 && zp_eval(NULL, 0, 2, 101) == 0 && zp_eval(big, 2, UINT32_MAX, 2147483647) == 2);
    assert(zp_mul(NULL, NULL, 0, a, 3, 7) == 0 && zp_mul(r, a, 3, b, 3, 101) == 5);
    assert(zp_divrem(q, r, r, 5, b, 3, 101) == 3 && zp_equal(q, 3, a, 3, 101) && zp_trim(r, 5, 101) == 0);
    assert(zp_divrem(NULL, r, a, 2, b, 3, 101) == 0 && zp_equal(r, 2, a, 2, 101));
    assert(zp_divrem(NULL, NULL, NULL, 0, b, 1, 101) == 0 && zp_divrem(q, r, a, 3, b, 1, 2) == 3);
    assert(zp_add(r, big, 2, a, 3, 2147483647) == 3 && r[0] == 8 && r[1] == 2 && r[2] == 3);
    assert(zp_sub(r, r, 3, r, 3, 5) == 3 && zp_trim(r, 3, 5) == 0 && zp_equal(r, 3, NULL, 0, 5));
    assert(zp_add(NULL, NULL, 0, NULL, 0, 5) == 0);
    assert(zp_derive(r, a, 3, 5) == 2 && r[0] == 1 && r[1] == 1 && zp_derive(NULL, NULL, 0, 5) == 0);
    assert(zp_derive(NULL, a, 1, 5) == 0);
    assert(zp_inverse(1, 2) == 1 && zp_inverse(3, 7) == 5 && zp_inverse(UINT32_MAX, 2147483647) == 1);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint32_t r[3], q[3];
    uint32_t d[] = { 1, 1, 0 };
    if (rule == 1)
        zp_mul(r, a, 3, b, 3, 101);
    else if (rule == 2)
        zp_divrem(q, r, a, 3, d, 3, 101);
    else
        zp_add(r, a, 3, b, 3, 0);
#endif
    return 0;
}
