/* What a predicate may change while it runs: every candidate starts from the
 * same state all the same. */
#include "micro.h"

#include <stdarg.h>
#include <stdatomic.h>

struct node {
    struct node *next;
    int key;
    bool mark;
};

struct box {
    struct node *head;
    int cells[4];
    int a, b;
    int size;
};

static void cells(int n)
{
    cells_range(struct box, cells, int, 0, n);
}

static void cells_and_a(int n)
{
    cells(n);
    assay_range(struct box, a, 0, n);
}

static void pair(int n)
{
    assay_range(struct box, a, 0, n);
    assay_range(struct box, b, 0, n);
}

static void all(int n)
{
    cells(n);
    pair(n);
}

#define BOX_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct box)); \
    ASSAY_SPACE(predicate, n)           \
    {                                   \
        space(n);                       \
    }                                   \
    _Static_assert(1, "")

/* ---- globals, statics, thread-locals ---- */

static int total;
bool global(const struct box *box)
{
    GLOBAL(total);
    for (int i = 0; i < 4; i++) {
        total += R(box->cells[i]);
        if (total > 3)
            return false;
    }
    return total == 3;
}
BOX_CASE(global, cells);

bool static_local(const struct box *box)
{
    static int calls = 1;
    GLOBAL(calls);
    calls++;
    calls += R(box->a);
    return calls == 3 && R(box->b) == 1 && ++calls == 4;
}
BOX_CASE(static_local, pair);

static _Thread_local int mine = 4;
bool thread_local_variable(const struct box *box)
{
    GLOBAL(mine);
    mine++;
    mine += R(box->a);
    return mine == 6 && R(box->b) == 0;
}
BOX_CASE(thread_local_variable, pair);

static int seen[8];
bool global_array(const struct box *box)
{
    GLOBAL(seen);
    for (int i = 0; i < 4; i++)
        if (seen[R(box->cells[i])]++)
            return false;
    return true;
}
BOX_CASE(global_array, cells);

/* ---- heap ---- */

bool heap_block(const struct box *box)
{
    int *copy = malloc(4 * sizeof *copy);
    for (int i = 0; i < 4; i++)
        copy[i] = R(box->cells[3 - i]);
    copy[0] += R(box->a);
    bool ok = copy[0] == 2 && copy[1] <= copy[2];
    free(copy);
    return ok;
}
BOX_CASE(heap_block, cells_and_a);

struct link {
    struct link *before;
    int value;
};

/* a work list that grows a block at a time */
bool heap_list(const struct box *box)
{
    struct link *last = NULL;
    bool ok = true;
    for (int i = 0; i < 4 && ok; i++) {
        int value = R(box->cells[i]);
        for (struct link *link = last; link; link = link->before)
            ok = ok && link->value != value;
        struct link *link = calloc(1, sizeof *link);
        link->before = last;
        link->value = value;
        last = link;
    }
    while (last) {
        struct link *before = last->before;
        free(last);
        last = before;
    }
    return ok;
}
BOX_CASE(heap_list, cells);

bool heap_grows(const struct box *box)
{
    int *sums = NULL, count = 0, sum = 0;
    for (; count < 4 && sum < 3; count++) {
        sums = realloc(sums, (count + 1) * sizeof *sums);
        sums[count] = sum += R(box->cells[count]);
    }
    bool ok = sums[count - 1] == 3 && sums[0] == R(box->a);
    free(sums);
    return ok;
}
BOX_CASE(heap_grows, cells_and_a);

/* ---- objects themselves ---- */

/* marks that are searched with one value, set and cleared on the way */
bool marked_nodes(struct box *box)
{
    struct node *node = R(box->head);
    while (node != NULL && !R(node->mark)) {
        W(node->mark) = true;
        node = R(node->next);
    }
    return node == NULL;
}
CASE(marked_nodes, FRESH(struct box));
ASSAY_SPACE(marked_nodes, n)
{
    assay_pool(struct node, n);
    links(struct box, head, struct node);
    links(struct node, next, struct node);
    assay_range(struct node, mark, 0, 0);
}

bool overwritten(struct box *box)
{
    int before = R(box->a);
    W(box->a) = 5;
    if (R(box->b) == before) {
        W(box->b) = 9;
        return R(box->cells[0]) == 1;
    }
    return R(box->cells[1]) == R(box->a) - 4;
}
BOX_CASE(overwritten, all);

/* a store to a field that was not read is an access to it */
bool written_first(struct box *box)
{
    W(box->a) = 1;
    return R(box->a) == 1 && R(box->b) == 1;
}
BOX_CASE(written_first, pair);

bool incremented(struct box *box)
{
    W(box->a)++;
    W(box->b) += R(box->a);
    return box->b == 3;
}
BOX_CASE(incremented, pair);

bool link_reversed(struct box *box)
{
    struct node *before = NULL, *node = R(box->head);
    int count = 0;
    while (node != NULL) {
        struct node *next = R(node->next);
        W(node->next) = before;
        before = node;
        node = next;
        if (++count > 4)
            return false;
    }
    return before != NULL && R(before->key) == count;
}
CASE(link_reversed, FRESH(struct box));
ASSAY_SPACE(link_reversed, n)
{
    assay_pool(struct node, n);
    links(struct box, head, struct node);
    links(struct node, next, struct node);
    assay_range(struct node, key, 0, n);
    assay_range(struct node, mark, 0, 0);
}

/* ---- the stack ---- */

__attribute__((noinline)) static void add_both(int *sum, const struct box *box)
{
    *sum = R(box->a);
    *sum += R(box->b);
}
bool escaped_local(const struct box *box)
{
    int sum = 7;
    add_both(&sum, box);
    return sum == 2 && R(box->cells[0]) == 1;
}
BOX_CASE(escaped_local, all);

static int *escaped;
__attribute__((noinline)) static void add_through_global(const struct box *box)
{
    *escaped = 3;
    *escaped += R(box->a);
}
bool escaped_to_global(const struct box *box)
{
    int sum = 7;
    escaped = &sum;
    add_through_global(box);
    return R(box->b) == 1 && sum == 4;
}
BOX_CASE(escaped_to_global, pair);

/* the pointer leads to a local or to a field */
bool selected_pointer(const struct box *box)
{
    int local = 1;
    bool use_local = R(box->a);
    const int *chosen = use_local ? &local : &box->b;
    return (use_local ? *chosen : R(*chosen)) == 1;
}
BOX_CASE(selected_pointer, pair);

bool selected_store(struct box *box)
{
    int local = 0;
    int *chosen = R(box->a) ? &local : &box->b;
    W(*chosen) = 2;
    if (R(box->cells[0]) == 1)
        W(*chosen) = 1;
    return local + R(box->cells[1]) == 2;
}
BOX_CASE(selected_store, all);

bool variable_length_array(const struct box *box)
{
    int count = R(box->a) + 1, copy[count], sum = 0;
    for (int i = 0; i < count; i++)
        copy[i] = R(box->cells[i]);
    for (int i = 0; i < count; i++)
        sum += copy[i];
    return sum == count;
}
BOX_CASE(variable_length_array, cells_and_a);

bool stack_block(const struct box *box)
{
    int count = R(box->a) + 1;
    int *copy = __builtin_alloca(count * sizeof *copy);
    for (int i = 0; i < count; i++)
        copy[i] = R(box->cells[i]);
    return copy[0] == count - 1 && copy[count - 1] == count - 1;
}
BOX_CASE(stack_block, cells_and_a);

/* a frame of many kilobytes below the read */
__attribute__((noinline)) static int large_frame(const struct box *box)
{
    volatile char room[40000];
    room[0] = 1;
    room[39999] = (char)R(box->b);
    return room[0] + room[39999];
}
bool large_stack(const struct box *box)
{
    return R(box->a) == 1 && large_frame(box) == 2;
}
BOX_CASE(large_stack, pair);

__attribute__((noinline)) static int sum_of(int count, ...)
{
    va_list numbers;
    int sum = 0;
    va_start(numbers, count);
    while (count-- > 0)
        sum += va_arg(numbers, int);
    va_end(numbers);
    return sum;
}
bool ellipsis(const struct box *box)
{
    int first = R(box->a);
    return sum_of(3, R(box->cells[0]), R(box->cells[1]), R(box->cells[2])) == first && R(box->b) == 1;
}
BOX_CASE(ellipsis, all);

/* ---- odd accesses ---- */

bool volatile_reads(const struct box *box)
{
    const volatile int *a = &box->a;
    if (R(*a) == 1)
        return R(box->b) == 1;
    return R(*a) == 2;
}
BOX_CASE(volatile_reads, pair);

struct shared {
    atomic_int count;
    _Atomic(bool) flag;
    int key;
};

static void shared(int n)
{
    assay_range(struct shared, count, 0, n);
    assay_range(struct shared, key, 0, n);
}

bool atomic_load_of_field(struct shared *p)
{
    NOTE(p->count);
    return atomic_load(&p->count) == 1 && R(p->key) == 2;
}
CASE(atomic_load_of_field, FRESH(struct shared));
ASSAY_SPACE(atomic_load_of_field, n)
{
    shared(n);
    truths(struct shared, flag);
}

bool atomic_add(struct shared *p)
{
    NOTE(p->count);
    int before = atomic_fetch_add(&p->count, 1);
    if (R(p->key) == 0)
        return atomic_load_explicit(&p->count, memory_order_relaxed) == 2;
    return before == 0;
}
CASE(atomic_add, FRESH(struct shared));
ASSAY_SPACE(atomic_add, n)
{
    shared(n);
    truths(struct shared, flag);
}

bool atomic_exchange_if_equal(struct shared *p)
{
    int expected = 1;
    NOTE(p->count);
    bool swapped = atomic_compare_exchange_strong(&p->count, &expected, 2);
    if (!swapped)
        return expected == 2 && R(p->key) == 0;
    NOTE(p->flag);
    return atomic_exchange(&p->flag, false);
}
CASE(atomic_exchange_if_equal, FRESH(struct shared));
ASSAY_SPACE(atomic_exchange_if_equal, n)
{
    shared(n);
    truths(struct shared, flag);
}

/* assembly that touches registers only */
bool inline_assembly(const struct box *box)
{
    int value = R(box->a);
    __asm__("add %1, %0" : "+r"(value) : "r"(R(box->b)));
    return value == 2;
}
BOX_CASE(inline_assembly, pair);
