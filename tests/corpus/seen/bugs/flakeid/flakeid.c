#include "flakeid.h"

#define PER_STAMP 65536u

void flakeid_start(flakegen *gen, uint16_t node)
{
    gen->stamp = 0;
    gen->node = node;
    gen->used = 0;
}

int flakeid_next(flakegen *gen, uint32_t now, flakeid *id)
{
    if (now > gen->stamp) {
        gen->stamp = now;
        gen->used = 0;
    }
    if (gen->used >= PER_STAMP)
        return -1;
    id->stamp = gen->stamp;
    id->node = gen->node;
    id->serial = (uint16_t)gen->used;
    gen->used++;
    return 0;
}

int flakeid_compare(const flakeid *a, const flakeid *b)
{
    int order = (int)(a->stamp - b->stamp);

    if (order == 0)
        order = (int)a->node - (int)b->node;
    if (order == 0)
        order = (int)a->serial - (int)b->serial;
    return order;
}

int flakeid_equal(const flakeid *a, const flakeid *b)
{
    return a->stamp == b->stamp && a->node == b->node && a->serial == b->serial;
}

uint32_t flakeid_hash(const flakeid *id)
{
    uint64_t n = flakeid_pack(id);

    n ^= n >> 33;
    n *= 0xff51afd7ed558ccdu;
    n ^= n >> 33;
    n *= 0xc4ceb9fe1a85ec53u;
    n ^= n >> 33;
    return (uint32_t)n;
}

uint64_t flakeid_pack(const flakeid *id)
{
    return (uint64_t)id->stamp << 32 | (uint64_t)id->node << 16 | id->serial;
}

flakeid flakeid_unpack(uint64_t number)
{
    flakeid id;

    id.stamp = (uint32_t)(number >> 32);
    id.node = (uint16_t)(number >> 16 & 0xffff);
    id.serial = (uint16_t)(number & 0xffff);
    return id;
}

void flakeid_format(const flakeid *id, char text[FLAKEID_TEXT])
{
    static const char digits[] = "0123456789abcdef";
    uint64_t n = flakeid_pack(id);

    for (int i = FLAKEID_TEXT - 2; i >= 0; i--) {
        text[i] = digits[n & 15];
        n >>= 4;
    }
    text[FLAKEID_TEXT - 1] = '\0';
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int flakeid_parse(const char *text, flakeid *id)
{
    uint64_t n = 0;

    for (int i = 0; i < FLAKEID_TEXT - 1; i++) {
        int v = digit_value(text[i]);

        if (v < 0)
            return -1;
        n = n << 4 | (uint64_t)v;
    }
    if (text[FLAKEID_TEXT - 1] != '\0')
        return -1;
    *id = flakeid_unpack(n);
    return 0;
}

/* The outermost id in the direction of sign. */
static const flakeid *outermost(const flakeid *ids, size_t n, int sign)
{
    const flakeid *best = ids;

    if (n == 0)
        return NULL;
    for (size_t i = 1; i < n; i++) {
        int order = flakeid_compare(&ids[i], best);

        if ((sign < 0 && order < 0) || (sign > 0 && order > 0))
            best = &ids[i];
    }
    return best;
}

const flakeid *flakeid_first(const flakeid *ids, size_t n)
{
    return outermost(ids, n, -1);
}

const flakeid *flakeid_last(const flakeid *ids, size_t n)
{
    return outermost(ids, n, 1);
}
