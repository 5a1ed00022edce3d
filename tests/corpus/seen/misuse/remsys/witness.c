#include "remsys.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    (void)rule;
    int64_t r[] = { 2, 3, 2 }, m[] = { 3, 5, 7 };
    rs_cong c = rs_solve(r, m, 3);
    int bad = c.r != 23 || c.m != 105 || !rs_holds(c, 128) || !rs_holds(c, -82);
    bad |= rs_next(c, 24) != 128 || rs_next(c, 23) != 23 || rs_next(c, INT64_MIN) < INT64_MIN + 0;
    bad |= !rs_holds(c, rs_next(c, INT64_MIN)) || !rs_holds(c, rs_next(c, RS_MAX));
    c = rs_solve(NULL, NULL, 0);
    bad |= c.r != 0 || c.m != 1;
    bad |= rs_inverse(3, 7) != 5 || rs_inverse(-3, 7) != 2 || rs_inverse(0, 1) != 0 || rs_inverse(1, RS_MAX) != 1;
    bad |= rs_inverse(RS_MAX - 1, RS_MAX) != RS_MAX - 1;
    rs_cong a = rs_make(INT64_MIN, 12), b = rs_make(4, 18);
    bad |= rs_make(-1, 12).r != 11 || a.r != 4 || !rs_agree(a, b) || !rs_fits(a, b);
    c = rs_meet(a, b);
    bad |= c.m != 36 || c.r != 4;
    bad |= rs_agree(rs_make(1, 4), rs_make(2, 6));
    rs_cong big = rs_make(-1, RS_MAX);
    bad |= !rs_fits(big, big) || !rs_agree(big, big) || rs_fits(big, rs_make(0, 2));
    c = rs_meet(big, big);
    bad |= c.r != big.r || c.m != big.m;
    rs_cong p = rs_make(5, INT64_C(2147483647)), q = rs_make(-9, INT64_C(2147483629));
    c = rs_meet(p, q);
    bad |= !rs_fits(p, q) || !rs_holds(p, c.r) || !rs_holds(q, c.r) || c.m != p.m * q.m;
    bad |= rs_gcd(0, 0) != 0 || rs_gcd(-12, 18) != 6;
    return bad;
#else
    volatile int64_t sink = 0;
    int64_t r[] = { 1, 3 }, m[] = { 4, 6 };
    switch (rule) {
    case 1: sink = rs_make(3, sink).r; break;
    case 2: sink = rs_inverse(6, 9); break;
    case 3: sink = rs_meet(rs_make(1, 4), rs_make(2, 6)).r; break;
    case 4: sink = rs_meet(rs_make(1, RS_MAX), rs_make(0, RS_MAX - 1)).r; break;
    case 5: sink = rs_solve(r, m, 2).r; break;
    case 6: sink = rs_next(rs_make(5, RS_MAX), INT64_MAX - 1); break;
    }
    return 0;
#endif
}
