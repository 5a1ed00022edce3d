/* Struct copies, structs by value, bit-fields and odd sizes. */
#include "trace.h"

struct small { int a; short b; };
struct large { long numbers[5]; };
struct bits { unsigned low : 3, high : 20; unsigned char tail : 2; };
struct three { char c[3]; };

struct object {
    struct small small;
    struct large large;
    struct bits bits;
    struct three three;
    _Alignas(16) long double precise;
};

static long third(struct large copy)
{
    copy.numbers[0] = 1; /* its own copy: no hook */
    return copy.numbers[2];
}

int entry(void *object)
{
    struct object *o = object;
    struct large local = o->large;
    struct three three = o->three;
    o->large = local;
    o->bits.high = 5;
    int sum = (int)third(o->large) + (int)o->bits.high + three.c[1];
    return sum + (o->precise > 0) + (int)third(local);
}
