/* Toy: a stack of numbers, and functions each of which is wrong in one way.
 * The operations of the plan that stands in bench.c have these numbers. */
#ifndef TOY_H
#define TOY_H

#include <stdbool.h>
#include <stddef.h>

enum toy_operation {
    STACK_NEW,
    STACK_FREE,
    STACK_PUSH,
    STACK_POP,
    STACK_SIZE,
    STACK_COPY,
    STACK_EQUAL,
    STACK_TEXT,
    TEXT_FREE,
    SUM,
    FILL,
    STACK_NAME,
    STACK_MAKE,
    STACK_CLEAR,
    POINT_INIT,
    POINT_X,
    POINT_MOVED,
    TEXT_LENGTH,
    CALL_BACK,
    KEEP,
    SHARED_NEW,
    SHARED_KEEP,
    SHARED_DROP,
    ASSUME,
    /* wrong */
    WRITE_BEHIND,
    WRITE_BEHIND_OWN,
    STACK_DISPOSE,
    LOSE,
    LEAVE,
    FORK,
    CLOSE_ALL,
    NULL_INSIDE,
    ASSERT_BELOW,
    GROW,
    WILD,
    ZERO_DIVIDE,
    UNWRITTEN,
    RECURSE,
    FREE_ANY,
    TOY_OPERATIONS
};

struct stack;
struct stack *stack_new(int capacity);
void stack_free(struct stack *stack);
bool stack_push(struct stack *stack, int number);
bool stack_pop(struct stack *stack, int *number);
size_t stack_size(const struct stack *stack);
struct stack *stack_copy(const struct stack *stack);
bool stack_equal(const struct stack *a, const struct stack *b);
char *stack_text(const struct stack *stack); /* text_free */
void text_free(char *text);
const char *stack_name(const struct stack *stack); /* the stack's own */
int stack_make(struct stack **stack);              /* 0: made */
void stack_clear(struct stack **stack);            /* frees it, and leaves NULL */

long sum(const int *numbers, size_t count);
void fill(char *buffer, size_t size);
size_t text_length(const char *text);
int call_back(int (*function)(int), int number);
void keep(void *data);

struct shared;
struct shared *shared_new(void); /* one reference */
void shared_keep(struct shared *shared);
void shared_drop(struct shared *shared);

struct point {
    int x, y;
};
void point_init(struct point *point, int x);
int point_x(struct point point);
struct point point_moved(struct point point, int by);

void write_behind(char *buffer, size_t size);   /* one byte too many */
void write_behind_own(void);
void stack_dispose(struct stack *stack);        /* frees it, and nobody says so */
void lose(size_t bytes);
void leave(int status);
int fork_child(void);
void close_all(void);
int null_inside(void);
void assert_below(int number, int end);
void grow(void);                                /* what a global leads to */
int wild(void);
int zero_divide(int number);
int recurse(int depth);                         /* without end */
void free_any(void *data);
void assume(int holds);                         /* as a function of a model may */
int unwritten(void);                            /* what malloc left there */

#endif
