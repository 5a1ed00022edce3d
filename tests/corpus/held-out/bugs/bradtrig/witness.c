#include "bradtrig.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
static int near(double a, double b, double by)
{
    return fabs(a - b) <= by;
}

int main(void)
{
    const double turn = 2 * acos(-1.0);
    q16_t x, y;
    int i;

    for (i = 0; i < 65536; i++) {
        assert(near(bt_sin((brad_t)i) / 65536.0, sin(i * turn / 65536), 1e-4));
        assert(near(bt_cos((brad_t)i) / 65536.0, cos(i * turn / 65536), 1e-4));
        bt_tan((brad_t)i);
    }
    assert(bt_sin(BT_DEG90) == BT_ONE && bt_cos(BT_DEG180) == -BT_ONE && bt_sin(0) == 0);
    assert(bt_tan(BT_DEG90) == BT_MAX && bt_tan(BT_DEG270) == BT_MIN && bt_tan(0) == 0);
    for (i = -65536; i <= 65536; i++) {
        int want = (int)lround(asin(i / 65536.0) * 65536 / turn);

        assert(abs(bt_turn(bt_asin(i), (brad_t)want)) <= 3);
        assert(abs(bt_turn(bt_acos(i), (brad_t)(16384 - want))) <= 3);
    }
    assert(bt_asin(BT_MAX) == BT_DEG90 && bt_asin(BT_MIN) == BT_DEG270 && bt_acos(BT_MIN) == BT_DEG180);

    assert(bt_atan2(0, 0) == 0 && bt_atan2(0, 1) == 0 && bt_atan2(1, 0) == BT_DEG90);
    assert(bt_atan2(0, -1) == BT_DEG180 && bt_atan2(-1, 0) == BT_DEG270);
    assert(bt_atan2(BT_MIN, BT_MAX) == 0x10000 - 0x2000 && bt_atan2(BT_MIN, 0) == BT_DEG270);
    for (i = -1000; i <= 1000; i++) {
        int want;

        if (abs(i) == 700)
            continue;
        want = (int)lround(atan2(i, -700) * 65536 / turn);
        assert(abs(bt_turn(bt_atan2(i, -700), (brad_t)want)) <= 2);
        want = (int)lround(atan2(700, i) * 65536 / turn);
        assert(abs(bt_turn(bt_atan2(700, i), (brad_t)want)) <= 2);
    }

    assert(bt_hypot(3 * BT_ONE, -4 * BT_ONE) == 5 * BT_ONE && bt_hypot(0, 0) == 0);
    assert(bt_hypot(BT_MIN, BT_MIN) == BT_MAX && bt_hypot(BT_MIN, 0) == BT_MAX);
    assert(bt_mul(BT_MIN, BT_MIN) == BT_MAX && bt_mul(BT_MIN, BT_MAX) == BT_MIN && bt_mul(-3, BT_ONE / 2) == -1);
    assert(bt_div(BT_MIN, -1) == BT_MAX && bt_div(0, 0) == 0 && bt_div(-1, 0) == BT_MIN && bt_div(1, 2) == 32768);
    x = BT_ONE, y = 0;
    bt_rotate(&x, &y, BT_DEG90);
    assert(x == 0 && y == BT_ONE);
    x = y = BT_MIN;
    bt_rotate(&x, &y, 0x2000);
    assert(y == BT_MIN);
    assert(bt_turn(0, 0x8000) == -32768 && bt_turn(0x8000, 0) == -32768);
    assert(bt_turn(65535, 0) == 1 && bt_turn(0, 65535) == -1);
    for (i = 0; i < 360; i++)
        assert(bt_to_degrees(bt_from_degrees(i)) == i);
    assert(bt_from_degrees(-90) == BT_DEG270 && bt_from_degrees(INT32_MIN) == bt_from_degrees(INT32_MIN % 360));
    assert(bt_to_degrees(65535) == 0);
    return 0;
}
#else
int main(void)
{
    printf("%u\n", (unsigned)bt_atan2(BT_ONE, BT_ONE));
    return 0;
}
#endif
