/* Unions, arrays, pools and parameters. */
#include "micro.h"

/* ---- unions ---- */

enum tag { NUMBER, PAIR, TEXT };

struct variant {
    enum tag tag;
    union {
        int number;
        struct {
            short left, right;
        } pair;
        unsigned char text[4];
    } as;
    int key;
};

static void variants(int n)
{
    constants(struct variant, tag, 3);
    assay_union(struct variant, as, tag, NUMBER, number);
    assay_union(struct variant, as, tag, PAIR, pair);
    assay_union(struct variant, as, tag, TEXT, text);
    assay_range(struct variant, as.number, 0, 2 * n);
    assay_range(struct variant, as.pair.left, 0, n);
    assay_range(struct variant, as.pair.right, 0, n);
    cells_range(struct variant, as.text, unsigned char, 0, 1);
    assay_range(struct variant, key, 0, 1);
}

bool by_tag(const struct variant *p)
{
    switch (R(p->tag)) {
    case NUMBER:
        return R(p->as.number) % 2 == 0;
    case PAIR:
        return R(p->as.pair.left) < R(p->as.pair.right);
    default:
        return R(p->as.text[0]) && R(p->as.text[2]);
    }
}
CASE(by_tag, FRESH(struct variant));
ASSAY_SPACE(by_tag, n)
{
    variants(n);
}

/* the member is read first: the tag is chosen before it */
bool member_before_tag(const struct variant *p)
{
    return R(p->as.pair.left) == 1 && R(p->tag) == PAIR && R(p->key) == 0;
}
CASE(member_before_tag, FRESH(struct variant));
ASSAY_SPACE(member_before_tag, n)
{
    variants(n);
}

bool union_copied(const struct variant *p)
{
    struct variant copy = R(*p);
    return copy.tag == PAIR ? copy.as.pair.left == copy.as.pair.right : copy.tag == NUMBER && copy.as.number > 2;
}
CASE(union_copied, FRESH(struct variant));
ASSAY_SPACE(union_copied, n)
{
    variants(n);
}

/* ---- arrays ---- */

struct point {
    int x, y;
};

struct node {
    struct node *next;
    int key;
};

struct arrays {
    int count;
    int *numbers;
    int point_count;
    struct point *points;
    int node_count;
    struct node **nodes;
};

bool array_behind_a_pointer(const struct arrays *p)
{
    for (int i = 1; i < R(p->count); i++)
        if (R(p->numbers[i - 1]) >= R(p->numbers[i]))
            return false;
    return true;
}
CASE(array_behind_a_pointer, FRESH(struct arrays));
ASSAY_SPACE(array_behind_a_pointer, n)
{
    array_of(struct arrays, numbers, int, count, n);
    cells_range(struct arrays, numbers, int, 0, n);
}

/* the length has bounds of its own */
bool narrowed_length(const struct arrays *p)
{
    int count = R(p->count);
    return R(p->numbers[count - 1]) == count;
}
CASE(narrowed_length, FRESH(struct arrays));
ASSAY_SPACE(narrowed_length, n)
{
    array_of(struct arrays, numbers, int, count, n + 1);
    assay_range(struct arrays, count, 1, n);
    cells_range(struct arrays, numbers, int, 0, n);
}

/* the cell is read first: the length is chosen before it */
bool cell_before_length(const struct arrays *p)
{
    return R(p->numbers[0]) == 1 && R(p->count) == 2;
}
CASE(cell_before_length, FRESH(struct arrays));
ASSAY_SPACE(cell_before_length, n)
{
    array_of(struct arrays, numbers, int, count, n);
    assay_range(struct arrays, count, 1, n);
    cells_range(struct arrays, numbers, int, 0, 1);
}

bool array_of_structs(const struct arrays *p)
{
    int sum = 0;
    for (int i = 0; i < R(p->point_count); i++) {
        if (R(p->points[i].y) < R(p->points[i].x))
            return false;
        sum += R(p->points[i].y);
    }
    return sum == 2;
}
CASE(array_of_structs, FRESH(struct arrays));
ASSAY_SPACE(array_of_structs, n)
{
    array_of(struct arrays, points, struct point, point_count, n);
    assay_range(struct point, x, 0, n);
    assay_range(struct point, y, 0, n);
}

bool array_of_references(const struct arrays *p)
{
    for (int i = 0; i < R(p->node_count); i++) {
        const struct node *node = R(p->nodes[i]);
        if (node != NULL && R(node->key) != i)
            return false;
    }
    return true;
}
CASE(array_of_references, FRESH(struct arrays));
ASSAY_SPACE(array_of_references, n)
{
    assay_pool(struct node, n);
    links(struct node, next, struct node);
    assay_range(struct node, key, 0, n - 1);
    links(struct arrays, nodes, struct node);
    array_of(struct arrays, nodes, struct node *, node_count, n);
}

struct flexible {
    unsigned char count;
    short cells[];
};

bool flexible_array(const struct flexible *p)
{
    int sum = 0;
    for (int i = 0; i < R(p->count); i++)
        sum += R(p->cells[i]);
    return sum == R(p->count);
}
CASE(flexible_array, FRESH(struct flexible));
ASSAY_SPACE(flexible_array, n)
{
    array_of(struct flexible, cells, short, count, n);
    flexible_range(struct flexible, cells, short, 0, 2);
}

/* ---- pools and parameters ---- */

struct owner {
    struct owner *peer;
    struct thing *thing;
};

struct thing {
    struct owner *owner;
    struct thing *next;
};

struct world {
    struct owner *first;
    struct thing *things;
};

/* two pools that refer to each other */
bool two_pools(const struct world *world)
{
    const struct owner *owner = R(world->first);
    if (owner == NULL || R(owner->thing) == NULL)
        return false;
    if (R(owner->thing) != R(world->things))
        return false;
    return R(R(world->things)->owner) == owner && R(owner->peer) != owner;
}
CASE(two_pools, FRESH(struct world));
ASSAY_SPACE(two_pools, n)
{
    assay_pool(struct owner, n);
    assay_pool(struct thing, n);
    links(struct world, first, struct owner);
    links(struct world, things, struct thing);
    links(struct owner, peer, struct owner);
    links(struct owner, thing, struct thing);
    links(struct thing, owner, struct owner);
    links(struct thing, next, struct thing);
}

/* the parameter is itself a reference into the pool */
bool pooled_parameter(const struct node *node)
{
    int count = 0;
    while (node != NULL) {
        if (R(node->key) != count++ || count > 2)
            return false;
        node = R(node->next);
    }
    return true;
}
CASE(pooled_parameter, ITEM(struct node));
ASSAY_SPACE(pooled_parameter, n)
{
    assay_pool(struct node, n);
    links(struct node, next, struct node);
    assay_range(struct node, key, 0, 1);
}

bool several_parameters(const struct node *node, int key ASSAY_IN(-1, 2), const struct point *point,
                        unsigned char last ASSAY_IN(0, 3))
{
    if (key < 0 || node == NULL)
        return last == 0;
    return R(node->key) == key && R(point->x) == last && R(node->next) == NULL;
}
CASE(several_parameters, ITEM(struct node), INTEGER(-1, 2), FRESH(struct point), INTEGER(0, 3));
ASSAY_SPACE(several_parameters, n)
{
    assay_pool(struct node, n);
    links(struct node, next, struct node);
    assay_range(struct node, key, 0, n);
    assay_range(struct point, x, 0, n);
    assay_range(struct point, y, 0, 1);
}

/* two objects of one type: each has its own fields */
bool two_of_a_kind(const struct point *from, const struct point *to)
{
    return R(from->x) < R(to->x) && R(to->y) == R(from->y);
}
CASE(two_of_a_kind, FRESH(struct point), FRESH(struct point));
ASSAY_SPACE(two_of_a_kind, n)
{
    assay_range(struct point, x, 0, n);
    assay_range(struct point, y, 0, n);
}

typedef struct {
    int low, high;
} span_t;

/* a typedef of a struct without a tag, a static predicate, a result that is no bool */
__attribute__((unused)) static int typedef_and_static(const span_t *span)
{
    return R(span->low) - R(span->high);
}
CASE(typedef_and_static, FRESH(span_t));
ASSAY_SPACE(typedef_and_static, n)
{
    assay_range(span_t, low, 0, n);
    assay_range(span_t, high, 0, n);
}

struct holder {
    void *one;
    const struct unknown *two;
    int key;
};

/* pointers to what nobody looks into */
bool opaque_pointers(const struct holder *p)
{
    return R(p->one) != NULL && R(p->two) == NULL && R(p->key) == 1;
}
CASE(opaque_pointers, FRESH(struct holder));
ASSAY_SPACE(opaque_pointers, n)
{
    assay_opaque(struct holder, one, n);
    assay_opaque(struct holder, two, n);
    assay_range(struct holder, key, 0, n);
}

struct strict {
    struct node *node;
};

bool never_null(const struct strict *p)
{
    return R(R(p->node)->next) != R(p->node) && R(p->node->key) == 1;
}
CASE(never_null, FRESH(struct strict));
ASSAY_SPACE(never_null, n)
{
    assay_pool(struct node, n);
    links(struct strict, node, struct node);
    links(struct node, next, struct node);
    assay_nonnull(struct strict, node);
    assay_range(struct node, key, 0, n);
}
