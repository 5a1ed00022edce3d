/* Predicates and spaces that give the machinery something to do. */
#include <assay.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

struct pair {
    int a, b;
};

struct cell {
    struct cell *next;
    int value;
};

struct stack {
    struct cell *top;
    int depth;
};

/* Grows with the scope: a stack of depth d is there from scope d + 1 on. */
bool stack_ok(const struct stack *stack)
{
    int depth = 0;
    for (const struct cell *cell = stack->top; cell != NULL; cell = cell->next) {
        if (++depth > stack->depth || cell->value != depth)
            return false;
    }
    return depth == stack->depth;
}

ASSAY_SPACE(stack_ok, n)
{
    assay_pool(struct cell, n);
    assay_range(struct stack, depth, 0, n);
    assay_range(struct cell, value, 1, n < 1 ? 1 : n);
}

/* There is no such space below scope 2; the value depends on the scope. */
bool late_ok(const struct pair *pair)
{
    return pair->a != pair->b;
}

ASSAY_SPACE(late_ok, n)
{
    assay_range(struct pair, a, 2, n);
    assay_values(struct pair, b, n, 100);
}

/* The process ends, by a door that the weaver does not watch, for a == 2. */
bool dies(const struct pair *pair)
{
    void (*end)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "_exit");
    if (pair->a == 2 && pair->b > 0)
        end(1);
    return pair->b == 0;
}

ASSAY_SPACE(dies, n)
{
    assay_range(struct pair, a, 0, n);
    assay_range(struct pair, b, 0, n);
}

/* It never comes back for a == 2. */
bool hangs(const struct pair *pair)
{
    int (*wait)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "pause");
    if (pair->a == 2 && pair->b > 0)
        wait();
    return pair->b == 0;
}

ASSAY_SPACE(hangs, n)
{
    assay_range(struct pair, a, 0, n);
    assay_range(struct pair, b, 0, n);
}

/* Small enough to be searched in vain. */
bool never(const struct pair *pair)
{
    return pair->a + pair->b < 0;
}

ASSAY_SPACE(never, n)
{
    assay_range(struct pair, a, 0, n);
    assay_range(struct pair, b, 0, n);
}

/* And this one is not. */
bool hardly(const struct stack *stack)
{
    long sum = stack->depth;
    const struct cell *cell = stack->top;
    for (int i = 0; i < 20 && cell != NULL; i++, cell = cell->next)
        sum += cell->value;
    return sum < 0;
}

ASSAY_SPACE(hardly, n)
{
    assay_pool(struct cell, n);
    assay_range(struct stack, depth, 0, n);
    assay_range(struct cell, value, 0, n);
}

/* Which of two unread values it has is nobody's business but the sample's. */
bool unread_ok(const struct pair *pair)
{
    return pair->a > 0;
}

ASSAY_SPACE(unread_ok, n)
{
    assay_range(struct pair, a, 0, n);
    assay_range(struct pair, b, 0, n);
}
