#include "toy.h"

#include <assay.h>
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct stack {
    int *numbers;
    size_t count, capacity;
    char name[16];
};

struct stack *stack_new(int capacity)
{
    if (capacity < 0 || capacity > 1000)
        return NULL;
    struct stack *stack = calloc(1, sizeof *stack);
    stack->capacity = (size_t)capacity;
    stack->numbers = malloc((stack->capacity + 1) * sizeof *stack->numbers);
    strcpy(stack->name, "stack");
    return stack;
}

void stack_free(struct stack *stack)
{
    free(stack->numbers);
    free(stack);
}

bool stack_push(struct stack *stack, int number)
{
    if (stack->count == stack->capacity)
        return false;
    stack->numbers[stack->count++] = number;
    return true;
}

bool stack_pop(struct stack *stack, int *number)
{
    if (stack->count == 0)
        return false;
    *number = stack->numbers[--stack->count];
    return true;
}

size_t stack_size(const struct stack *stack)
{
    return stack->count;
}

struct stack *stack_copy(const struct stack *stack)
{
    struct stack *copy = stack_new((int)stack->capacity);
    memcpy(copy->numbers, stack->numbers, stack->count * sizeof *stack->numbers);
    copy->count = stack->count;
    return copy;
}

bool stack_equal(const struct stack *a, const struct stack *b)
{
    return a->count == b->count && memcmp(a->numbers, b->numbers, a->count * sizeof *a->numbers) == 0;
}

char *stack_text(const struct stack *stack)
{
    char *text = malloc(32);
    snprintf(text, 32, "%zu of %zu", stack->count, stack->capacity);
    return text;
}

void text_free(char *text)
{
    free(text);
}

const char *stack_name(const struct stack *stack)
{
    return stack->name;
}

int stack_make(struct stack **stack)
{
    *stack = stack_new(4);
    return 0;
}

void stack_clear(struct stack **stack)
{
    if (*stack)
        stack_free(*stack);
    *stack = NULL;
}

/* ---- plain values ---- */

long sum(const int *numbers, size_t count)
{
    long sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += numbers[i];
    return sum;
}

void fill(char *buffer, size_t size)
{
    for (size_t i = 0; i < size; i++)
        buffer[i] = (char)('a' + i % 26);
}

size_t text_length(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

int call_back(int (*function)(int), int number)
{
    return function ? function(number) : -1;
}

static void *volatile kept;

void keep(void *data)
{
    kept = data;
}

void point_init(struct point *point, int x)
{
    *point = (struct point){x, 1};
}

int point_x(struct point point)
{
    return point.x;
}

struct point point_moved(struct point point, int by)
{
    point.x = (int)((unsigned)point.x + (unsigned)by);
    return point;
}

struct shared {
    int references;
};

struct shared *shared_new(void)
{
    struct shared *shared = malloc(sizeof *shared);
    shared->references = 1;
    return shared;
}

void shared_keep(struct shared *shared)
{
    shared->references++;
}

void shared_drop(struct shared *shared)
{
    if (--shared->references == 0)
        free(shared);
}

void assume(int holds)
{
    assay_assume(holds);
}

/* ---- wrong ---- */

void write_behind(char *buffer, size_t size)
{
    volatile char *to = buffer;
    to[size] = 1;
}

void write_behind_own(void)
{
    volatile char *own = malloc(10);
    own[10] = 1;
    free((void *)own);
}

void stack_dispose(struct stack *stack)
{
    stack_free(stack);
}

void lose(size_t bytes)
{
    char *volatile lost = malloc(bytes);
    lost = NULL;
    (void)lost;
}

void leave(int status)
{
    exit(status);
}

/* The child goes on behind the call. */
int fork_child(void)
{
    pid_t child = fork();
    if (child > 0)
        waitpid(child, NULL, 0);
    return child == 0;
}

void close_all(void)
{
    for (int i = 0; i < 1024; i++)
        close(i);
}

static volatile int *volatile nothing;

int null_inside(void)
{
    return *nothing;
}

void assert_below(int number, int end)
{
    assert(number < end);
}

static struct link {
    struct link *next;
} *links;

void grow(void)
{
    struct link *link = malloc(sizeof *link);
    link->next = links;
    links = link;
}

int wild(void)
{
    int *volatile far = (int *)0x7654321098765430;
    return *far;
}

int zero_divide(int number)
{
    volatile int divisor = number;
    return 12 / divisor;
}

int unwritten(void)
{
    unsigned char *bytes = malloc(16);
    int value = bytes[3];
    free(bytes);
    return value;
}

static volatile int deepest;

int recurse(int depth)
{
    deepest = depth;
    return recurse(depth + 1) + deepest;
}

void free_any(void *data)
{
    free(data);
}
