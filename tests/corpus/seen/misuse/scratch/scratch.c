#include "scratch.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct number {
    long value;
    struct number *next;
};

struct frame {
    struct number *taken;
    struct frame *below;
};

struct scratch {
    struct number *pool; /* free numbers */
    struct frame *top;
    size_t in_use;
    size_t depth;
};

scratch *scratch_new(void)
{
    return calloc(1, sizeof(scratch));
}

static void free_numbers(struct number *number)
{
    while (number) {
        struct number *next = number->next;
        free(number);
        number = next;
    }
}

void scratch_free(scratch *s)
{
    if (!s)
        return;
    assert(s->depth == 0);
    free_numbers(s->pool);
    free(s);
}

int scratch_begin(scratch *s)
{
    struct frame *frame = calloc(1, sizeof *frame);
    if (!frame)
        return -1;
    frame->below = s->top;
    s->top = frame;
    s->depth++;
    return 0;
}

void scratch_end(scratch *s)
{
    assert(s->depth > 0);
    struct frame *frame = s->top;
    while (frame->taken) {
        struct number *number = frame->taken;
        frame->taken = number->next;
        number->next = s->pool;
        s->pool = number;
        s->in_use--;
    }
    s->top = frame->below;
    s->depth--;
    free(frame);
}

long *scratch_take(scratch *s)
{
    assert(s->depth > 0);
    struct number *number = s->pool;
    if (number)
        s->pool = number->next;
    else
        number = malloc(sizeof *number);
    if (!number)
        return NULL;
    number->value = 0;
    number->next = s->top->taken;
    s->top->taken = number;
    s->in_use++;
    return &number->value;
}

size_t scratch_in_use(const scratch *s)
{
    return s->in_use;
}

size_t scratch_depth(const scratch *s)
{
    return s->depth;
}

long scratch_gcd(scratch *s, long a, long b)
{
    if (scratch_begin(s))
        return -1;
    long result = -1;
    long *x = scratch_take(s), *y = scratch_take(s), *rest = scratch_take(s);
    if (x && y && rest) {
        /* Negative numbers all the way: the smallest long has no positive twin. */
        *x = a > 0 ? -a : a;
        *y = b > 0 ? -b : b;
        while (*y) {
            if (*y == -1) {
                *x = -1;
                break;
            }
            *rest = *x % *y;
            *x = *y;
            *y = *rest;
        }
        result = *x < -LONG_MAX ? LONG_MAX : -*x;
    }
    scratch_end(s);
    return result;
}

long scratch_power(scratch *s, unsigned base, unsigned exponent, unsigned modulus)
{
    assert(modulus >= 2 && modulus <= 30000);
    if (scratch_begin(s))
        return -1;
    long answer = -1;
    long *square = scratch_take(s), *result = scratch_take(s);
    if (square && result) {
        *square = base % modulus;
        *result = 1;
        for (; exponent; exponent >>= 1) {
            if (exponent & 1)
                *result = *result * *square % (long)modulus;
            *square = *square * *square % (long)modulus;
        }
        answer = *result;
    }
    scratch_end(s);
    return answer;
}

long scratch_digit_sum(scratch *s, unsigned number)
{
    if (number < 10)
        return (long)number;
    if (scratch_begin(s))
        return -1;
    long *rest = scratch_take(s);
    long sum = -1;
    if (rest) {
        *rest = number % 10;
        sum = scratch_digit_sum(s, number / 10);
        sum = sum < 0 ? -1 : sum + *rest;
    }
    scratch_end(s);
    return sum;
}
