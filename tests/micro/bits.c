/* Bit-fields: a read of one reads the whole unit that the compiler loads for it,
 * in the order of the bits. */
#include "micro.h"

/* one unit of one byte */
struct byte {
    unsigned a : 2, b : 3, c : 3;
    int key;
};
#define BYTE_UNIT(p) NOTE_BYTES((p), 1)

static void byte(int n)
{
    bits_range(struct byte, a, 0, 3);
    bits_range(struct byte, b, 0, n);
    bits_range(struct byte, c, 0, n);
    assay_range(struct byte, key, 0, n);
}

bool one_of_a_unit(const struct byte *p)
{
    return (BYTE_UNIT(p), p->a == 1) || p->c == 2;
}
CASE(one_of_a_unit, FRESH(struct byte));
ASSAY_SPACE(one_of_a_unit, n)
{
    byte(n);
}

bool after_another_field(const struct byte *p)
{
    return R(p->key) == 1 && (BYTE_UNIT(p), p->b == p->c);
}
CASE(after_another_field, FRESH(struct byte));
ASSAY_SPACE(after_another_field, n)
{
    byte(n);
}

/* a store to a bit-field keeps its neighbours: it accesses them */
bool stored_to(struct byte *p)
{
    BYTE_UNIT(p);
    p->a = 3;
    if (R(p->key) == 1)
        return p->b == 1;
    return p->a == 3 && p->c == 0;
}
CASE(stored_to, FRESH(struct byte));
ASSAY_SPACE(stored_to, n)
{
    byte(n);
}

/* only one bit-field of the unit is searched */
bool alone_in_its_unit(const struct byte *p)
{
    return (BYTE_UNIT(p), p->b) == 2 && R(p->key) == 0;
}
CASE(alone_in_its_unit, FRESH(struct byte));
ASSAY_SPACE(alone_in_its_unit, n)
{
    bits_range(struct byte, a, 0, 0);
    bits_range(struct byte, b, 1, n + 2);
    bits_range(struct byte, c, 0, 0);
    assay_range(struct byte, key, 0, n);
}

/* negative values, in four and three bits */
struct signs {
    signed int low : 4, high : 3;
};

bool negative_bits(const struct signs *p)
{
    NOTE_BYTES(p, 1);
    return p->low + p->high == 0;
}
CASE(negative_bits, FRESH(struct signs));
ASSAY_SPACE(negative_bits, n)
{
    bits_range(struct signs, low, -n - 1, n);
    bits_range(struct signs, high, -n, n);
}

struct truth {
    bool first : 1, second : 1, third : 1;
    bool plain;
};

bool truth_bits(const struct truth *p)
{
    NOTE_BYTES(p, 1);
    return (p->first ? p->second : p->third) && R(p->plain);
}
CASE(truth_bits, FRESH(struct truth));
ASSAY_SPACE(truth_bits, n)
{
    (void)n;
    bits_range(struct truth, first, 0, 1);
    bits_range(struct truth, second, 0, 1);
    bits_range(struct truth, third, 0, 1);
    truths(struct truth, plain);
}

/* crosses a byte: a unit of two */
struct crossing {
    unsigned a : 5, b : 6, c : 5;
    unsigned short key;
};

bool across_bytes(const struct crossing *p)
{
    NOTE_BYTES(p, 2);
    return p->b == 33 && p->a <= p->c && R(p->key) == 1;
}
CASE(across_bytes, FRESH(struct crossing));
ASSAY_SPACE(across_bytes, n)
{
    bits_range(struct crossing, a, 30, 31);
    bits_range(struct crossing, b, 31, 34);
    bits_range(struct crossing, c, 30, 30 + 1);
    assay_range(struct crossing, key, 0, n);
}

/* the second does not fit behind the first; a zero width separates the third */
struct apart {
    unsigned a : 20;
    unsigned b : 20;
    unsigned : 0;
    unsigned c : 3;
    int key;
};

bool units_apart(const struct apart *p)
{
    return R(p->key) == 1 && (NOTE_BYTES((const char *)p + 8, 1), p->c == 1);
}
CASE(units_apart, FRESH(struct apart));
ASSAY_SPACE(units_apart, n)
{
    bits_range(struct apart, a, (1 << 20) - 2, (1 << 20) - 1);
    bits_range(struct apart, b, 0, n);
    bits_range(struct apart, c, 0, 7);
    assay_range(struct apart, key, 0, n);
}

struct __attribute__((packed)) packed {
    unsigned a : 7;
    unsigned b : 10;
    unsigned c : 7;
    char key;
};

bool packed_bits(const struct packed *p)
{
    NOTE_BYTES(p, 3);
    return p->b == 1023 && p->c > p->a && R(p->key) == 1;
}
CASE(packed_bits, FRESH(struct packed));
ASSAY_SPACE(packed_bits, n)
{
    bits_range(struct packed, a, 126, 127);
    bits_range(struct packed, b, 1022, 1023);
    bits_range(struct packed, c, 125, 127);
    assay_range(struct packed, key, 0, n);
}

struct large {
    unsigned long long a : 40, b : 24;
    long key;
};

bool large_bits(const struct large *p)
{
    NOTE_BYTES(p, 8);
    return p->a == (1ULL << 39) + 1 && R(p->key) == (long)p->b;
}
CASE(large_bits, FRESH(struct large));
ASSAY_SPACE(large_bits, n)
{
    bits_range(struct large, a, 1LL << 39, (1LL << 39) + 2);
    bits_range(struct large, b, 0, n);
    assay_range(struct large, key, 0, n);
}

/* copied as a whole: the unit in order, then what follows */
bool copied_bits(const struct byte *p)
{
    struct byte copy = R(*p);
    return copy.b == copy.c && copy.a == 0;
}
CASE(copied_bits, FRESH(struct byte));
ASSAY_SPACE(copied_bits, n)
{
    byte(n);
}
