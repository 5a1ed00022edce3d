/* Reads that optimisers like to merge, move, double or drop. */
#include "micro.h"

struct item {
    struct item *next, *other;
    int a, b, c, d;
};

struct list {
    struct item *head;
    int size, most;
};

struct row {
    int cells[4], more[4];
    int size, most;
};

/* what a walk reads */
static void walk(int n)
{
    assay_pool(struct item, n);
    links(struct list, head, struct item);
    links(struct item, next, struct item);
    links(struct item, other, struct item);
    assay_range(struct list, most, 0, 2);
    assay_range(struct item, a, 0, 2);
}

static void items(int n)
{
    walk(n);
    assay_range(struct list, size, 1, 2);
    assay_range(struct item, b, 0, 2);
    assay_range(struct item, c, 0, 2);
    assay_range(struct item, d, 0, 2);
}

static void row(int n)
{
    assay_range(struct row, size, 0, n);
    assay_range(struct row, most, 0, 2);
    cells_range(struct row, cells, int, 0, 2);
}

static void rows(int n)
{
    row(n);
    cells_range(struct row, more, int, 0, 2);
}

#define LIST_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct list)); \
    ASSAY_SPACE(predicate, n)            \
    {                                    \
        space(n);                        \
    }                                    \
    _Static_assert(1, "")
#define ROW_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct row)); \
    ASSAY_SPACE(predicate, n)           \
    {                                   \
        space(n);                       \
    }                                   \
    _Static_assert(1, "")

/* a load that does not change in the loop, behind one that does */
bool invariant_load(const struct list *list)
{
    int count = 0;
    for (const struct item *item = R(list->head); item; item = R(item->next)) {
        if (R(item->a) > R(list->most))
            return false;
        if (++count > 2)
            return false;
    }
    return true;
}
LIST_CASE(invariant_load, walk);

/* the parameter may be dereferenced anywhere, so loads may be speculated */
static bool picks(const struct list list[static 1])
{
    if (R(list->head) == NULL)
        return true;
    return R(R(list->head)->a) == 1 ? R(list->size) == 2 : R(list->most) == 1;
}
bool speculated_load(const struct list *list)
{
    return picks(list);
}
LIST_CASE(speculated_load, items);

bool adjacent_compares(const struct list *list)
{
    const struct item *item = R(list->head);
    return item && R(item->a) == 0 && R(item->b) == 0 && R(item->c) == 1 && R(item->d) == 2;
}
LIST_CASE(adjacent_compares, items);

bool adjacent_pointers(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return false;
    const struct item *follow;
    if (R(item->a) < 1)
        follow = R(item->next);
    else
        follow = R(item->other);
    return follow == NULL;
}
LIST_CASE(adjacent_pointers, items);

bool ternary_pick(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return false;
    int picked = R(item->a) ? R(item->b) : R(item->c);
    return picked == R(item->d);
}
LIST_CASE(ternary_pick, items);

bool reduction(const struct row *row)
{
    int sum = 0, size = R(row->size);
    for (int i = 0; i < size; i++)
        sum += R(row->cells[i]);
    return sum == size;
}
ROW_CASE(reduction, row);

bool dead_reads(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return false;
    (void)R(item->b);
    int unused = R(item->c);
    (void)unused;
    return R(item->a) == 1;
}
LIST_CASE(dead_reads, items);

bool no_short_circuit(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return false;
    bool left = R(item->d) == 1, right = R(item->a) == 2;
    return left & right;
}
LIST_CASE(no_short_circuit, items);

bool record_equality(const struct list *list)
{
    const struct item *one = R(list->head);
    if (!one)
        return false;
    const struct item *two = R(one->next);
    if (!two)
        return false;
    return R(one->a) == R(two->a) && R(one->b) == R(two->b) && R(one->c) == R(two->c) && R(one->d) == R(two->d);
}
LIST_CASE(record_equality, items);

bool both_sides(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return false;
    if (R(item->a)) {
        if (R(item->b) == 1)
            return false;
        return R(item->c) == 2;
    } else {
        if (R(item->c) == 1)
            return false;
        return R(item->b) == 2;
    }
}
LIST_CASE(both_sides, items);

bool search_walk(const struct list *list)
{
    const struct item *item = R(list->head);
    int steps = 0;
    while (item && R(item->a) != R(list->most)) {
        item = R(item->a) < R(list->most) ? R(item->next) : R(item->other);
        if (++steps > 2)
            return false;
    }
    return item != NULL;
}
LIST_CASE(search_walk, walk);

bool swapped(const struct row *row)
{
    int low = R(row->cells[0]), high = R(row->cells[1]);
    if (low > high) {
        int third = low;
        low = high;
        high = third;
    }
    return low + high == R(row->size) && R(row->most) > high;
}
ROW_CASE(swapped, row);

bool switched(const struct list *list)
{
    const struct item *item = R(list->head);
    if (!item)
        return true;
    switch (R(item->a)) {
    case 0:
        return R(item->b) == 1;
    case 1:
        return R(item->c) == 1;
    default:
        return R(item->d) == 1;
    }
}
LIST_CASE(switched, items);

bool loop_compare(const struct row *row)
{
    for (int i = 0; i < 3; i++)
        if (R(row->cells[i]) != R(row->more[i]))
            return false;
    return true;
}
ROW_CASE(loop_compare, rows);

/* becomes a memcpy, or vector loads */
bool copy_loop(const struct row *row)
{
    int copy[4];
    for (int i = 0; i < 4; i++)
        copy[i] = R(row->cells[i]);
    return copy[0] <= copy[1] && copy[1] <= copy[2] && copy[2] <= copy[3];
}
ROW_CASE(copy_loop, row);

/* found before the last cell: an early exit that vector code would run past */
bool early_exit(const struct row *row)
{
    for (int i = 0; i < 4; i++)
        if (R(row->cells[i]) == 2)
            return i == R(row->most);
    return false;
}
ROW_CASE(early_exit, row);

bool backwards(const struct row *row)
{
    int least = 9;
    for (int i = 3; i >= 0; i--)
        if (R(row->cells[i]) < least)
            least = R(row->cells[i]);
        else
            return false;
    return true;
}
ROW_CASE(backwards, row);

bool both_operands(const struct list *list)
{
    const struct item *item = R(list->head);
    return item && (R(item->b) | R(item->c)) == 1 && (R(item->a) ^ R(item->d)) == 3;
}
LIST_CASE(both_operands, items);

bool negated_chain(const struct list *list)
{
    const struct item *item = R(list->head);
    return !(!item || R(item->d) || R(item->a) != 2 || R(item->next) || R(item->b) == R(item->c));
}
LIST_CASE(negated_chain, items);

/* the same cell by two names, and one that the loop does not change */
bool same_cell(const struct row *row)
{
    const int *cells = row->cells;
    for (int i = 0; i < 2; i++)
        if (R(cells[i]) != R(row->cells[1]) || R(cells[0]) > R(row->most))
            return false;
    return true;
}
ROW_CASE(same_cell, row);

/* multiplied by zero, masked away: the value cannot matter, the read does */
bool worthless_reads(const struct row *row)
{
    return R(row->cells[0]) * 0 + (R(row->cells[1]) & 0) + R(row->cells[2]) == 1;
}
ROW_CASE(worthless_reads, row);
