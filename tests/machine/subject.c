/* Properties that end in every way a process can. */
#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct cell {
    struct cell *next;
    int value;
};

static struct cell *push(struct cell *head, int value)
{
    struct cell *cell = malloc(sizeof *cell);
    *cell = (struct cell){head, value};
    return cell;
}

static void drop(struct cell *cell)
{
    free(cell);
}

static int top(const struct cell *cell)
{
    return cell->value;
}

static volatile unsigned turns;

ASSAY_PROPERTY void good(int a, int b)
{
    if (a == b)
        assay_label("equal");
    if (a < b)
        assay_label("less");
    assay_assume(a != 3);
    assert(a + b == b + a);
}

ASSAY_PROPERTY void asserts(int a, int b)
{
    assay_note("sum %d", a + b);
    assert(a + b != 5);
}

ASSAY_PROPERTY bool is_false(int a)
{
    return a != 2;
}

ASSAY_PROPERTY void faults(int a)
{
    if (a == 1)
        turns = *(volatile int *)16;
    if (a == 3)
        abort();
}

ASSAY_PROPERTY void addresses(int a)
{
    struct cell *cell = push(NULL, a);
    drop(cell);
    if (a == 1)
        turns = top(cell);
    if (a == 2)
        drop(cell);
}

ASSAY_PROPERTY void overflows(int a)
{
    int one = a == 1 ? INT_MAX : 0;
    turns = one + 1;
    int *null = a == 2 ? NULL : &one;
    turns = *null;
}

ASSAY_PROPERTY void leaks(int a)
{
    struct cell *cell = push(push(NULL, 1), 2);
    if (a != 1)
        drop(cell->next);
    if (a != 2)
        drop(cell);
    else
        cell = NULL;
}

ASSAY_PROPERTY void hangs(int a)
{
    while (a == 2)
        turns++;
}

ASSAY_PROPERTY void exits(int a)
{
    if (a == 1)
        exit(3);
    if (a == 2)
        _exit(0);
}

ASSAY_PROPERTY void floods(int a)
{
    for (int i = 0; a == 1 && i < 300000; i++)
        fputs("nothing that anybody wants to read, but a lot of it, again and again\n", i % 2 ? stderr : stdout);
    assert(a != 2);
}

static void *kept[4096];
static int kept_count;

ASSAY_PROPERTY void eats(int a)
{
    for (int i = 0; a == 2 && i < 4096; i++)
        memset(kept[i] = malloc(1 << 20), i, 1 << 20);
}

/* No input is to blame: all keep a little. */
ASSAY_PROPERTY void hoards(int a ASSAY_IN(0, 399))
{
    (void)a;
    if (kept_count == 4096)
        return;
    kept[kept_count] = malloc(1 << 20);
    memset(kept[kept_count++], 1, 1 << 20);
}

/* On one line: the stack may end where it begins, or where it calls itself. */
static int deep(int a) { volatile char room[1000]; room[0] = (char)a; return deep(a + 1) + room[0]; }

ASSAY_PROPERTY void recurses(int a)
{
    if (a == 1)
        deep(a);
}

static int seen;

/* Fails only if other inputs ran before. */
ASSAY_PROPERTY void remembers(int a)
{
    seen += a;
    assert(seen < 4);
}

ASSAY_PROPERTY void sums(const int *cells, int count, const char *name)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += cells[i];
    if (strlen(name) == 2)
        assay_label("two letters");
    assert(sum < 7);
}

static int counted;

ASSAY_GENERATOR int *some_numbers(void)
{
    int count = (int)assay_choose(0, 3);
    int *numbers = malloc(4 * sizeof *numbers);
    numbers[0] = count;
    for (int i = 0; i < count; i++)
        numbers[i + 1] = (int)assay_choose(0, 3);
    if (count == 3 && numbers[1] == 2)
        abort();
    return numbers;
}

ASSAY_PROPERTY void generated(int *numbers ASSAY_OF(some_numbers))
{
    counted = numbers[0];
    assert(!(counted == 2 && numbers[1] > numbers[2] && numbers[2] > 1));
    free(numbers);
}

ASSAY_PROPERTY void long_work(int a ASSAY_IN(0, 299), int b ASSAY_IN(0, 99))
{
    for (int i = 0; i < 20000; i++)
        turns++;
    if (a % 7 == b % 7)
        assay_label("same");
    if (a > b)
        assay_label("more");
    assay_assume((a + b) % 5);
    assert(!(a == 123 && b == 56));
    assert(!(a == 124 && b == 77));
}

ASSAY_PROPERTY void nothing(void)
{
    assert(turns == 0);
}
