/* A stack of integers: what a small library looks like. */
#ifndef STACK_H
#define STACK_H

#include <stdbool.h>
#include <stddef.h>

struct stack;

struct stack *stack_new(size_t capacity);
struct stack *stack_copy(const struct stack *s);
void stack_free(struct stack *s);
bool stack_push(struct stack *s, int value);
bool stack_pop(struct stack *s, int *value);
int stack_peek(const struct stack *s);
size_t stack_size(const struct stack *s);
bool stack_is_empty(const struct stack *s);
bool stack_equal(const struct stack *a, const struct stack *b);
int stack_compare(const struct stack *a, const struct stack *b);
unsigned long stack_hash(const struct stack *s);
char *stack_to_string(const struct stack *s);
bool stack_check(const struct stack *s);
void stack_push_all(struct stack *s, const int *values, size_t count);
size_t stack_values(const struct stack *s, int *out, size_t out_size);
void stack_each(const struct stack *s, void (*visit)(int value, void *data), void *data);
void stack_sort(struct stack *s, int (*compare)(const int *a, const int *b));
int stack_printf(struct stack *s, const char *format, ...);

static inline bool stack_has(const struct stack *s, int value)
{
    return stack_size(s) > 0 && stack_peek(s) == value;
}

#endif
