/* Structs as values: copied, passed, returned. */
#include "micro.h"

#include <stdarg.h>

struct two {
    int a, b;
};

struct four {
    int a, b, c, d;
};

struct six {
    int a, b, c, d, e, f;
};

struct wide {
    struct two two;
    long far;
    char tail;
};

struct box {
    struct two x;
    struct four y;
    struct six z, spare;
    struct wide wide;
    int key, other;
};

static void two(int n)
{
    embeds(struct box, x, struct two);
    embeds(struct box, wide.two, struct two);
    assay_range(struct two, a, 0, n);
    assay_range(struct two, b, 0, n);
    assay_range(struct box, key, 0, n);
    assay_range(struct box, other, 0, n);
}

static void four(int n)
{
    embeds(struct box, y, struct four);
    assay_range(struct four, a, 0, n);
    assay_range(struct four, b, 0, n);
    assay_range(struct four, c, 0, n);
    assay_range(struct four, d, 0, n);
    assay_range(struct box, key, 0, n);
}

static void six_fields(int n)
{
    assay_range(struct six, a, 0, n);
    assay_range(struct six, b, 0, n);
    assay_range(struct six, d, 0, n);
    assay_range(struct six, f, 0, n);
    assay_range(struct box, key, 0, n);
    assay_range(struct box, other, 0, n);
}

/* fields by path: z alone is searched; c and e have one value each */
static void six(int n)
{
    assay_range(struct box, z.a, 0, n);
    assay_range(struct box, z.b, 0, n);
    assay_range(struct box, z.c, 0, 0);
    assay_range(struct box, z.d, 0, n);
    assay_range(struct box, z.e, 0, 0);
    assay_range(struct box, z.f, 0, n);
    assay_range(struct box, key, 0, n);
    assay_range(struct box, other, 0, n);
}

static void sixes(int n)
{
    embeds(struct box, z, struct six);
    embeds(struct box, spare, struct six);
    six_fields(n);
    assay_range(struct six, c, 0, 0);
    assay_range(struct six, e, 0, 0);
}

static void wide(int n)
{
    assay_range(struct box, wide.two.a, 0, n);
    assay_range(struct box, wide.two.b, 0, n);
    assay_range(struct box, wide.far, -n, n);
    assay_range(struct box, wide.tail, 0, n);
    assay_range(struct box, key, 0, n);
}

#define BOX_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct box)); \
    ASSAY_SPACE(predicate, n)           \
    {                                   \
        space(n);                       \
    }                                   \
    _Static_assert(1, "")

bool copied_to_local(const struct box *box)
{
    struct six copy = R(box->z);
    return copy.a == copy.f;
}
BOX_CASE(copied_to_local, six);

bool copied_within(struct box *box)
{
    NOTE(box->z);
    W(box->spare) = box->z;
    return R(box->spare.a) == 1 && R(box->spare.f) == 0;
}
BOX_CASE(copied_within, sixes);

bool copied_with_padding(const struct box *box)
{
    struct wide copy = R(box->wide);
    return copy.two.b == copy.far && R(box->key) == copy.tail;
}
BOX_CASE(copied_with_padding, wide);

/* only part of what was copied is used, and that late */
bool copied_early(const struct box *box)
{
    struct six copy = R(box->z);
    if (R(box->key) == 0)
        return false;
    return copy.d == R(box->other);
}
BOX_CASE(copied_early, six);

__attribute__((noinline)) static bool six_agrees(struct six six)
{
    return six.a == six.b;
}
bool passed_in_memory(const struct box *box)
{
    return six_agrees(R(box->z));
}
BOX_CASE(passed_in_memory, six);

__attribute__((noinline)) static bool two_agrees(struct two two)
{
    return two.a == two.b;
}
bool passed_in_a_register(const struct box *box)
{
    return two_agrees(R(box->x)) && R(box->key) == 1;
}
BOX_CASE(passed_in_a_register, two);

__attribute__((noinline)) static bool four_agrees(struct four four)
{
    return four.a == four.d;
}
bool passed_in_two_registers(const struct box *box)
{
    return four_agrees(R(box->y)) && R(box->key) == 0;
}
BOX_CASE(passed_in_two_registers, four);

__attribute__((noinline)) static struct six get_six(const struct box *box)
{
    return R(box->z);
}
bool returned(const struct box *box)
{
    return get_six(box).b == 1;
}
BOX_CASE(returned, six);

__attribute__((noinline)) static struct two get_two(const struct box *box)
{
    return R(box->x);
}
bool returned_in_a_register(const struct box *box)
{
    return R(box->other) == 1 && get_two(box).b == 1;
}
BOX_CASE(returned_in_a_register, two);

__attribute__((noinline)) static bool agrees(const struct box *box, ...)
{
    va_list list, again;
    va_start(list, box);
    va_copy(again, list);
    struct six first = va_arg(list, struct six);
    int key = R(box->key);
    struct six second = va_arg(again, struct six);
    va_end(again);
    va_end(list);
    return first.a + second.b == key;
}
bool passed_to_ellipsis(const struct box *box)
{
    return agrees(box, R(box->z));
}
BOX_CASE(passed_to_ellipsis, six);

bool chosen_by_condition(const struct box *box)
{
    if (R(box->key))
        NOTE(box->z);
    else
        NOTE(box->spare);
    return (box->key ? box->z : box->spare).b == 1;
}
BOX_CASE(chosen_by_condition, sixes);

bool literal(const struct box *box)
{
    const struct two *two = &(const struct two){R(box->key), R(box->x.b)};
    return two->a < two->b && R(box->x.a) == 1;
}
BOX_CASE(literal, two);
