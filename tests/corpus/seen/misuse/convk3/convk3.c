#include "convk3.h"

/* The two values for a bit that enters a state (the two bits before it). */
static unsigned output(unsigned state, unsigned bit)
{
    unsigned reg = bit << 2 | state;
    unsigned first = (reg >> 2 ^ reg >> 1 ^ reg) & 1;
    unsigned second = (reg >> 2 ^ reg) & 1;
    return first << 1 | second;
}

static unsigned advance(unsigned state, unsigned bit)
{
    return bit << 1 | state >> 1;
}

void convk3_encode(const uint8_t *bits, size_t n, uint8_t *coded)
{
    unsigned state = 0;
    for (size_t i = 0; i < n + 2; i++) {
        unsigned bit = i < n ? bits[i] & 1u : 0;
        unsigned values = output(state, bit);
        *coded++ = (uint8_t)(values >> 1);
        *coded++ = (uint8_t)(values & 1);
        state = advance(state, bit);
    }
}

size_t convk3_decode(const uint8_t *coded, uint8_t *bits, size_t n, uint8_t *work)
{
    const size_t never = SIZE_MAX / 2;
    size_t cost[4] = {0, never, never, never};
    for (size_t i = 0; i < n + 2; i++) {
        size_t next[4] = {never, never, never, never};
        unsigned got = (coded[2 * i] & 1u) << 1 | (coded[2 * i + 1] & 1u);
        uint8_t *from = work + 4 * i;
        for (int s = 0; s < 4; s++)
            from[s] = 0;
        for (unsigned state = 0; state < 4; state++) {
            if (cost[state] >= never)
                continue;
            for (unsigned bit = 0; bit < 2; bit++) {
                unsigned wrong = output(state, bit) ^ got;
                size_t sum = cost[state] + (wrong >> 1) + (wrong & 1);
                unsigned to = advance(state, bit);
                if (sum < next[to]) {
                    next[to] = sum;
                    from[to] = (uint8_t)state;
                }
            }
        }
        for (int s = 0; s < 4; s++)
            cost[s] = next[s];
    }
    unsigned state = 0; /* where the tail leads to */
    for (size_t i = n + 2; i > 0; i--) {
        if (i <= n)
            bits[i - 1] = (uint8_t)(state >> 1);
        state = work[4 * (i - 1) + state];
    }
    return cost[0];
}

void convk3_unpack(const uint8_t *bytes, size_t n, uint8_t *bits)
{
    for (size_t i = 0; i < n; i++)
        for (int bit = 7; bit >= 0; bit--)
            *bits++ = bytes[i] >> bit & 1;
}

void convk3_pack(const uint8_t *bits, uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        unsigned byte = 0;
        for (int bit = 0; bit < 8; bit++)
            byte = byte << 1 | (*bits++ & 1u);
        bytes[i] = (uint8_t)byte;
    }
}

size_t convk3_puncture(const uint8_t *coded, size_t n, uint8_t *sent)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if (i % 3 != 2)
            sent[count++] = coded[i];
    return count;
}

size_t convk3_distance(const uint8_t *a, const uint8_t *b, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i])
            count++;
    return count;
}
