#include "bradtrig.h"

/* sin of 0 .. 90 degrees in 64 steps, and once more the last one */
static const int32_t sine_table[66] = {
    0, 1608, 3216, 4821, 6424, 8022, 9616, 11204, 12785, 14359,
    15924, 17479, 19024, 20557, 22078, 23586, 25080, 26558, 28020, 29466,
    30893, 32303, 33692, 35062, 36410, 37736, 39040, 40320, 41576, 42806,
    44011, 45190, 46341, 47464, 48559, 49624, 50660, 51665, 52639, 53581,
    54491, 55368, 56212, 57022, 57798, 58538, 59244, 59914, 60547, 61145,
    61705, 62228, 62714, 63162, 63572, 63944, 64277, 64571, 64827, 65043,
    65220, 65358, 65457, 65516, 65536, 65536,
};

/* atan of 0 .. 1 in 64 steps, in 1/16 brads */
static const int32_t atan_table[65] = {
    0, 2607, 5213, 7817, 10417, 13012, 15600, 18181, 20753, 23315,
    25867, 28406, 30932, 33444, 35940, 38420, 40884, 43329, 45755, 48161,
    50547, 52912, 55255, 57576, 59874, 62148, 64398, 66624, 68826, 71002,
    73152, 75277, 77376, 79449, 81496, 83517, 85511, 87478, 89419, 91334,
    93222, 95084, 96920, 98730, 100513, 102271, 104003, 105710, 107391, 109048,
    110679, 112286, 113869, 115428, 116963, 118474, 119963, 121428, 122871, 124292,
    125690, 127068, 128423, 129758, 131072,
};

/* The value of a table at `at`, in which the lower `bits` bits are the
 * fraction of a step. */
static int32_t interpolate(const int32_t *table, uint32_t at, unsigned bits)
{
    const int32_t *p = table + (at >> bits);
    uint32_t part = at & ((1u << bits) - 1);
    int32_t low = p[0], high = p[1];

    return low + (int32_t)((int64_t)(high - low) * part / (1 << bits));
}

static q16_t saturate(int64_t value)
{
    if (value > BT_MAX)
        return BT_MAX;
    if (value < BT_MIN)
        return BT_MIN;
    return (q16_t)value;
}

static uint32_t magnitude(q16_t value)
{
    return value < 0 ? 0u - (uint32_t)value : (uint32_t)value;
}

static uint64_t square_root(uint64_t value)
{
    uint64_t root = 0, bit = (uint64_t)1 << 62;

    while (bit > value)
        bit >>= 2;
    while (bit != 0) {
        if (value >= root + bit) {
            value -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    return root;
}

q16_t bt_sin(brad_t angle)
{
    uint32_t at = angle & 0x3FFFu;
    q16_t value;

    if (angle & 0x4000u)
        at = 0x4000u - at;
    value = interpolate(sine_table, at, 8);
    return angle & 0x8000u ? -value : value;
}

q16_t bt_cos(brad_t angle)
{
    return bt_sin((brad_t)(angle + BT_DEG90));
}

q16_t bt_tan(brad_t angle)
{
    return bt_div(bt_sin(angle), bt_cos(angle));
}

brad_t bt_atan2(q16_t y, q16_t x)
{
    uint32_t across = magnitude(x), up = magnitude(y);
    uint32_t angle;

    if (across == 0 && up == 0)
        return 0;
    if (up <= across) {
        uint32_t slope = (uint32_t)(((uint64_t)up << 16) / across);

        angle = ((uint32_t)interpolate(atan_table, slope, 10) + 8) / 16;
    } else {
        uint32_t slope = (uint32_t)(((uint64_t)across << 16) / up);

        angle = BT_DEG90 - ((uint32_t)interpolate(atan_table, slope, 10) + 8) / 16;
    }
    if (x < 0)
        angle = BT_DEG180 - angle;
    if (y < 0)
        angle = 0x10000u - angle;
    return (brad_t)angle;
}

brad_t bt_asin(q16_t value)
{
    uint64_t rest;

    if (value > BT_ONE)
        value = BT_ONE;
    if (value < -BT_ONE)
        value = -BT_ONE;
    rest = ((uint64_t)1 << 32) - (uint64_t)((int64_t)value * value);
    return bt_atan2(value, (q16_t)square_root(rest));
}

brad_t bt_acos(q16_t value)
{
    return (brad_t)(BT_DEG90 - bt_asin(value));
}

q16_t bt_hypot(q16_t x, q16_t y)
{
    uint64_t a = magnitude(x), b = magnitude(y);

    return saturate((int64_t)square_root(a * a + b * b));
}

q16_t bt_mul(q16_t a, q16_t b)
{
    return saturate((int64_t)a * b / BT_ONE);
}

q16_t bt_div(q16_t a, q16_t b)
{
    if (b == 0)
        return a > 0 ? BT_MAX : a < 0 ? BT_MIN : 0;
    return saturate((int64_t)a * BT_ONE / b);
}

void bt_rotate(q16_t *x, q16_t *y, brad_t angle)
{
    int64_t s = bt_sin(angle), c = bt_cos(angle);
    int64_t oldx = *x, oldy = *y;

    *x = saturate((oldx * c - oldy * s) / BT_ONE);
    *y = saturate((oldx * s + oldy * c) / BT_ONE);
}

int bt_turn(brad_t from, brad_t to)
{
    int turn = (int)to - (int)from;

    if (turn > 32767)
        turn -= 65536;
    if (turn < -32768)
        turn += 65536;
    return turn;
}

brad_t bt_from_degrees(int32_t degrees)
{
    int32_t rest = degrees % 360;

    if (rest < 0)
        rest += 360;
    return (brad_t)((rest * 65536 + 180) / 360);
}

int bt_to_degrees(brad_t angle)
{
    return (int)(((uint32_t)angle * 360 + 32768) / 65536 % 360);
}
