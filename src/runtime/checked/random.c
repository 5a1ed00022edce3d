/* Random numbers, and how indices are drawn by them: values at which code goes
 * wrong are likelier than others. */
#include <math.h>
#include <string.h>
#include "runtime/checked/checked.h"

static uint64_t state;

/* splitmix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) */
static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static uint64_t next(void)
{
    return mix(state += 0x9e3779b97f4a7c15u);
}

void random_seed(uint64_t seed, uint64_t run)
{
    state = mix(mix(seed + 0x9e3779b97f4a7c15u) ^ (run * 0xd1342543de82ef95u + 1));
}

/* 0..most, each as likely (Lemire: Fast random integer generation in an interval, 2019). */
static uint64_t below(uint64_t most)
{
    if (most == UINT64_MAX)
        return next();
    uint64_t count = most + 1;
    unsigned __int128 product = (unsigned __int128)next() * count;
    if ((uint64_t)product < count)
        for (uint64_t least = -count % count; (uint64_t)product < least;)
            product = (unsigned __int128)next() * count;
    return (uint64_t)(product >> 64);
}

uint64_t pick_uniform(uint64_t most, uint64_t origin, const void *detail)
{
    (void)origin, (void)detail;
    return below(most);
}

/* Edges are where a range is got wrong. */
uint64_t pick_range(uint64_t most, uint64_t origin, const void *detail)
{
    (void)detail;
    switch (below(15)) {
    case 0:
        return 0;
    case 1:
        return most;
    case 2:
        return origin;
    default:
        return below(most);
    }
}

/* ---- integers of the full width ---- */

static uint64_t power_of_two(void)
{
    return (uint64_t)1 << below(63);
}

/* What structures of this scope have in them is likeliest to meet them. */
static uint64_t as_in_structures(void)
{
    return below(trials->scope > 0 ? (uint64_t)trials->scope : 1);
}

static uint64_t magnitude(void)
{
    switch (below(9)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return as_in_structures();
    case 4:
        return below(16);
    case 5:
        return below(255);
    case 6:
        return power_of_two() - 1 + below(2);
    default:
        return next() >> below(63);
    }
}

/* So far from the origin, upwards or downwards. */
uint64_t pick_integer(uint64_t most, uint64_t origin, const void *detail)
{
    (void)detail;
    if (below(15) == 0)
        return below(1) ? most : 0;
    for (unsigned tries = 0; tries < 64; tries++) {
        uint64_t far = magnitude();
        bool down = origin > 0 && below(far <= 16 ? 3 : 1) == 0;
        if (down ? far <= origin : far <= most - origin)
            return down ? origin - far : origin + far;
    }
    return below(most);
}

/* ---- floating point ---- */

static uint64_t index_of(double number)
{
    uint64_t bits;
    double whole = fabs(number);
    memcpy(&bits, &number, sizeof bits);
    if (whole < 9007199254740992.0 && whole == (double)(uint64_t)whole)
        return (uint64_t)whole | (uint64_t)!!signbit(number) << 62;
    return (uint64_t)1 << 63 | bits >> 1;
}

static double any_number(void)
{
    static const double edges[] = {0.0,
                                   -0.0,
                                   1.0,
                                   -1.0,
                                   0.5,
                                   0.1,
                                   1e-300,
                                   5e-324 * 2,
                                   1.7976931348623157e308,
                                   -1.7976931348623157e308,
                                   3.4028234663852886e38,
                                   2147483648.0,
                                   9007199254740992.0,
                                   1e300,
                                   -1e-10,
                                   2.2250738585072014e-308};
    switch (below(7)) {
    case 0:
        return edges[below(sizeof edges / sizeof *edges - 1)];
    case 1:
        return below(7) ? edges[below(3)] : below(1) ? (double)NAN : below(1) ? (double)INFINITY : -(double)INFINITY;
    case 2:
    case 3:
        return (double)below(200) - 100;
    case 4:
    case 5:
        return ((double)below(20000) - 10000) / (double)(1 + below(99));
    default:
        return ldexp((double)below(1u << 20) - (1 << 19), (int)below(200) - 100);
    }
}

uint64_t pick_float(uint64_t most, uint64_t origin, const void *detail)
{
    (void)origin, (void)detail;
    uint64_t index = index_of(any_number());
    return index <= most ? index : below(most);
}

/* ---- the rest ---- */

/* Mostly short. */
uint64_t pick_length(uint64_t most, uint64_t origin, const void *detail)
{
    static const uint64_t usual[] = {3, 3, 8, 8, 8, 16, 32};
    (void)origin, (void)detail;
    uint64_t turn = below(7), limit = turn < 7 ? usual[turn] : most;
    if (turn == 7 && below(7) == 0)
        return most;
    return below(limit < most ? limit : most);
}

/* detail: uint32_t, the character of index 0. */
uint64_t pick_character(uint64_t most, uint64_t origin, const void *detail)
{
    static const char frequent[] = "aaabbcz019 _-+./\\\"'%\n\t{}[](),:;=";
    uint32_t lo = *(const uint32_t *)detail;
    uint64_t turn = below(15), character;
    (void)origin;
    if (turn < 8)
        character = ' ' + below('~' - ' ');
    else if (turn < 15)
        character = (unsigned char)frequent[below(sizeof frequent - 2)];
    else
        return below(most);
    return character >= lo && character - lo <= most ? character - lo : below(most);
}

/* detail: struct trial_list.  A segment, then one of it: small structures are
 * few, and would drown among the large ones. */
uint64_t pick_structure(uint64_t most, uint64_t origin, const void *detail)
{
    const struct trial_list *list = detail;
    const uint32_t *ends = in_block(list->segments);
    (void)origin;
    if (!list->segment_count)
        return below(most);
    uint64_t segment = below(list->segment_count - 1);
    uint32_t first = segment ? ends[segment - 1] : 0;
    return first + (ends[segment] > first ? below(ends[segment] - first - 1) : 0);
}

uint64_t pick_weighted(uint64_t most, uint64_t origin, const void *detail)
{
    const struct weights *weights = detail;
    double at = (double)(next() >> 11) * 0x1p-53 * weights->total;
    (void)origin;
    for (uint64_t i = 0; i < most; i++) {
        if (at < weights->of[i])
            return i;
        at -= weights->of[i];
    }
    return most;
}
