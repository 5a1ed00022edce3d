#include "intround.h"
#undef NDEBUG
#include <assert.h>
#include <stddef.h>

int main(void)
{
    int64_t v = 0;
#ifdef LEGAL
    uint64_t u;
    static const int64_t edge[] = {INT64_MIN, INT64_MIN + 1, -7, -5, -4, -3, -2, -1, 0,
                                   1, 2, 3, 4, 5, 6, 7, INT64_MAX - 1, INT64_MAX};
    int n = sizeof edge / sizeof *edge;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int64_t a = edge[i], b = edge[j];
            for (int m = IR_TRUNC; m <= IR_HALF_EVEN; m++) {
                int64_t q = 0, r = 0, w = 0;
                enum ir_status s = ir_div(a, b, (enum ir_mode)m, &q);
                assert(ir_muldiv(a, 1, b, (enum ir_mode)m, &w) == s && w == q);
                if (!(a == INT64_MIN && b == -1)) {
                    assert(ir_rem(a, b, (enum ir_mode)m, &r) == s);
                    if (s == IR_OK)
                        assert((__int128)q * b + r == a);
                    if (s == IR_OK && m == IR_EUCLID)
                        assert(r >= 0);
                }
                ir_multiple(a, b, (enum ir_mode)m, &w);
                for (int k = 0; k < n; k++)
                    ir_muldiv(a, b, edge[k], (enum ir_mode)m, &w);
            }
            ir_gcd(a, b);
            ir_lcm(a, b, &u);
            ir_pow(a, (unsigned)b, &v);
        }
    assert(ir_div(7, 2, IR_HALF_EVEN, &v) == IR_OK && v == 4);
    assert(ir_div(5, 2, IR_HALF_EVEN, &v) == IR_OK && v == 2);
    assert(ir_div(-5, 2, IR_HALF_AWAY, &v) == IR_OK && v == -3);
    assert(ir_rem(5, INT64_MIN, IR_FLOOR, &v) == IR_OK && v == INT64_MIN + 5);
    assert(ir_div(1, 1, (enum ir_mode)17, NULL) == IR_BADMODE);
    assert(ir_muldiv(INT64_MAX, INT64_MAX, INT64_MAX, IR_TRUNC, &v) == IR_OK && v == INT64_MAX);
    assert(ir_muldiv(INT64_MIN, INT64_MIN, INT64_MIN, IR_TRUNC, &v) == IR_OK && v == INT64_MIN);
    assert(ir_pow(-2, 63, &v) == IR_OK && v == INT64_MIN && ir_pow(2, 63, &v) == IR_RANGE);
    assert(ir_multiple(14, 5, IR_HALF_AWAY, &v) == IR_OK && v == 15);
    assert(ir_multiple(INT64_MAX, 2, IR_CEIL, NULL) == IR_RANGE);
    assert(ir_lcm(4, 6, &u) == IR_OK && u == 12);
    assert(ir_gcd(INT64_MIN, 0) == UINT64_C(1) << 63);
    assert(ir_isqrt(UINT64_MAX) == UINT32_MAX && ir_isqrt(0) == 0 && ir_isqrt(15) == 3);
    return 0;
#else
    return ir_rem(INT64_MIN, -1, IR_FLOOR, &v) != IR_OK || v != 0;
#endif
}
