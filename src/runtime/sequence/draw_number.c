/* Numbers for a call: mostly small ones, those that were met before, and those at
 * which code goes wrong; within the range that is known to be legal. */
#include <math.h>
#include <string.h>
#include "runtime/sequence/generating.h"

#define MODEST_MOST 4096

#define TRIES 4
#define LARGE_USUALLY 4096

static bool is_signed(const struct sequence_node *node)
{
    return node->flags & ARGUMENT_SIGNED;
}

/* Both ends 0: nobody has said one, and its size is the range. */
static int64_t lowest(const struct sequence_node *node)
{
    if (node->lo || node->hi || !is_signed(node))
        return node->lo;
    return node->size < 8 ? -((int64_t)1 << (node->size * 8 - 1)) : INT64_MIN;
}

static uint64_t highest(const struct sequence_node *node)
{
    if (node->lo || node->hi)
        return node->hi;
    uint64_t all = node->size < 8 ? ((uint64_t)1 << node->size * 8) - 1 : UINT64_MAX;
    return is_signed(node) ? all >> 1 : all;
}

bool number_fits(const struct sequence_node *node, uint64_t number)
{
    int64_t lo = lowest(node);
    uint64_t hi = highest(node);
    if (node->flags & ARGUMENT_NONZERO && number == 0)
        return false;
    if (is_signed(node))
        return (int64_t)number >= lo && (int64_t)number <= (int64_t)hi;
    return number >= (uint64_t)lo && number <= hi;
}

static bool is_large(uint64_t number)
{
    uint64_t size = (int64_t)number < 0 ? -number : number;
    return size > (sequences->large_number ? sequences->large_number : LARGE_USUALLY);
}

/* ---- where numbers come from ---- */

static uint64_t one_of(uint32_t offset, uint32_t count)
{
    const int64_t *listed = in_block(offset);
    return (uint64_t)listed[below(count)];
}

static uint64_t mined(const struct sequence_node *node)
{
    if (node->value_count && below(3))
        return one_of(node->values, node->value_count);
    if (sequences->number_count)
        return one_of(sequences->numbers, sequences->number_count);
    return below(16);
}

/* One more or one less is where a comparison is got wrong. */
static uint64_t neighbour(uint64_t number)
{
    uint32_t turn = below(8);
    return turn == 0 ? number + 1 : turn == 1 ? number - 1 : number;
}

/* What is compared with a number is often an upper limit. */
static uint64_t below_mined(const struct sequence_node *node)
{
    uint64_t limit = mined(node);
    return limit && limit < UINT32_MAX ? below((uint32_t)limit) : limit;
}

static uint64_t edge(const struct sequence_node *node)
{
    switch (below(8)) {
    case 0:
        return (uint64_t)lowest(node);
    case 1:
        return highest(node);
    case 2:
        return (uint64_t)-1;
    case 3:
    case 4:
        return ((uint64_t)1 << below(64)) - below(3) + 1;
    default:
        return (uint64_t)lowest(node) + below(3);
    }
}

static uint64_t any_size(void)
{
    uint64_t number = any64() >> below(64);
    return one_in(4) ? -number : number;
}

static uint64_t candidate(const struct sequence_node *node)
{
    uint64_t number;
    uint32_t turn = below(64);
    if (extent.seeks_edges && turn < 40)
        return edge(node);
    if (turn < 16 && values_number(&number))
        return neighbour(number);
    if (turn < 40)
        return is_signed(node) && one_in(8) ? -(uint64_t)below(4) : below(extent.is_small ? 3 : 10);
    if (turn < 48)
        return neighbour(mined(node));
    if (turn < 50)
        return below_mined(node);
    if (turn < 57)
        return below(100);
    if (turn < 60)
        return below(2000);
    return turn < 63 ? edge(node) : any_size();
}

static uint64_t somewhere(const struct sequence_node *node)
{
    uint64_t lo = (uint64_t)lowest(node), span = highest(node) - lo, near = below(16);
    if (!one_in(4))
        return lo + (near <= span ? near : span);
    return lo + (span == UINT64_MAX ? any64() : any64() % (span + 1));
}

/* Of a conversion, every size is as good as the other. */
static uint64_t draw_wide(const struct sequence_node *node)
{
    for (unsigned tries = 0; tries < 4 * TRIES; tries++) {
        uint64_t number = one_in(4) ? below_mined(node) : one_in(16) ? edge(node) : any_size();
        if (number_fits(node, number))
            return number;
    }
    return somewhere(node);
}

/* Large numbers rarely say more than the first of them did, and take long. */
static uint64_t draw_plain(const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_WIDE && one_in(2))
        return draw_wide(node);
    for (unsigned tries = 0; tries < TRIES; tries++) {
        uint64_t number = candidate(node);
        if (number_fits(node, number) && (extent.passes_large || !is_large(number)))
            return number;
    }
    return somewhere(node);
}

/* ---- kinds ---- */

static uint64_t draw_flags(const struct sequence_node *node)
{
    uint64_t any = 0;
    if (node->value_count)
        for (uint32_t left = below(4); left; left--)
            any |= one_of(node->values, node->value_count);
    return any;
}

static uint64_t draw_letter(const struct sequence_node *node)
{
    static const char frequent[] = "aabbcxyzAZ0019 _-+./\\\"'%\n\t{}[](),:;=&#";
    uint64_t number;
    uint32_t turn = below(16);
    if (turn < 3 && values_number(&number) && number < 128)
        return number;
    if (turn < 5)
        number = mined(node);
    else if (turn < 11)
        number = (unsigned char)frequent[below(sizeof frequent - 1)];
    else if (turn < 15)
        number = ' ' + below('~' - ' ' + 1);
    else
        number = below(256);
    return is_signed(node) ? (uint64_t)(int8_t)number : number;
}

static uint64_t draw_any_kind(const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_BOOL)
        return below(2);
    if (node->flags & ARGUMENT_ENUM)
        return node->value_count ? one_of(node->values, node->value_count) : 0;
    if (node->flags & ARGUMENT_FLAGS)
        return draw_flags(node);
    if (node->flags & ARGUMENT_LETTERS) {
        uint64_t letter = draw_letter(node);
        return number_fits(node, letter) ? letter : somewhere(node);
    }
    return draw_plain(node);
}

/* The sign stays. */
static uint64_t modest(const struct sequence_node *node, uint64_t number)
{
    if (!(node->flags & ARGUMENT_MODEST))
        return number;
    bool is_negative = is_signed(node) && (int64_t)number < 0;
    uint64_t amount = is_negative ? -number : number;
    amount = amount > MODEST_MOST ? amount % (MODEST_MOST + 1) : amount;
    uint64_t other = is_negative ? -amount : amount;
    return number_fits(node, other) ? other : number;
}

uint64_t draw_number(const struct sequence_node *node)
{
    uint64_t number = modest(node, draw_any_kind(node));
    if (node->flags & ARGUMENT_NONZERO && number == 0)
        number = (int64_t)highest(node) > 0 ? 1 : UINT64_MAX;
    if (!(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS)))
        values_meet_number(number);
    return number;
}

uint64_t draw_number_near(const struct sequence_node *node, uint64_t number)
{
    if (node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS) || one_in(3))
        return draw_number(node);
    uint32_t turn = below(6);
    uint64_t other = turn == 0   ? number + 1
                     : turn == 1 ? number - 1
                     : turn == 2 ? number * 2
                     : turn == 3 ? number / 2
                     : turn == 4 ? number ^ (uint64_t)1 << below(node->size ? node->size * 8 : 8)
                                 : -number;
    return number_fits(node, other) ? modest(node, other) : draw_number(node);
}

/* ---- floating point ---- */

static double any_float(void)
{
    static const double edges[] = {0.0,  -0.0,   1.0,          -1.0,         0.5,  0.1,   1e-300, 5e-324, 1e-20,
                                   1e30, -1e-10, 2147483648.0, 4294967296.0, 1e18, 1e300, 3.4e38, 1.7e308};
    uint64_t met;
    switch (below(12)) {
    case 0:
        return (one_in(3) ? -1 : 1) * edges[below(sizeof edges / sizeof *edges)];
    case 1:
        return below(8) ? edges[below(5)] : one_in(2) ? (double)NAN : one_in(2) ? (double)INFINITY : -(double)INFINITY;
    case 2:
    case 3:
        return values_number(&met) ? (double)(int64_t)met : 2.0;
    case 4:
    case 5:
        return ((double)below(20001) - 10000) / (double)(1 + below(100));
    case 6:
        return (double)below(2001) - 1000;
    default:
        return (double)below(21) - (one_in(3) ? 10 : 0);
    }
}

static bool has_range(const struct sequence_node *node)
{
    return (node->lo || node->hi) && !(node->lo == INT64_MIN && (int64_t)node->hi == INT64_MAX);
}

uint64_t draw_float(const struct sequence_node *node)
{
    double number = any_float();
    uint64_t bits;
    double lo = (double)node->lo, hi = (double)(int64_t)node->hi;
    if (has_range(node) && !(number >= lo && number <= hi))
        number = lo + (hi - lo) * ((double)(any64() >> 11) * 0x1p-53);
    memcpy(&bits, &number, sizeof bits);
    return bits;
}
