/* Stubs of the toy, as they would be generated. */
#include "toy.h"
#include "runtime/sequence.h"

#define A(i, type) (*(type *)arguments[i])
#define STUB(name, ...)                                           \
    static void stub_##name(void *const *arguments, void *result) \
    {                                                             \
        (void)arguments, (void)result;                            \
        __VA_ARGS__;                                              \
    }
#define GIVES(type) *(type *)result =
typedef struct stack *S;
typedef const struct stack *CS;

STUB(new, GIVES(S) stack_new(A(0, int)))
STUB(free, stack_free(A(0, S)))
STUB(push, GIVES(bool) stack_push(A(0, S), A(1, int)))
STUB(pop, GIVES(bool) stack_pop(A(0, S), A(1, int *)))
STUB(size, GIVES(size_t) stack_size(A(0, CS)))
STUB(copy, GIVES(S) stack_copy(A(0, CS)))
STUB(equal, GIVES(bool) stack_equal(A(0, CS), A(1, CS)))
STUB(text, GIVES(char *) stack_text(A(0, CS)))
STUB(text_free, text_free(A(0, char *)))
STUB(sum, GIVES(long) sum(A(0, const int *), A(1, size_t)))
STUB(fill, fill(A(0, char *), A(1, size_t)))
STUB(name, GIVES(const char *) stack_name(A(0, CS)))
STUB(make, GIVES(int) stack_make(A(0, S *)))
STUB(clear, stack_clear(A(0, S *)))
STUB(point_init, point_init(A(0, struct point *), A(1, int)))
STUB(point_x, GIVES(int) point_x(A(0, struct point)))
STUB(point_moved, GIVES(struct point) point_moved(A(0, struct point), A(1, int)))
STUB(text_length, GIVES(size_t) text_length(A(0, const char *)))
STUB(call_back, typedef int function(int); GIVES(int) call_back(A(0, function *), A(1, int)))
STUB(keep, keep(A(0, void *)))
STUB(shared_new, GIVES(struct shared *) shared_new())
STUB(shared_keep, shared_keep(A(0, struct shared *)))
STUB(shared_drop, shared_drop(A(0, struct shared *)))
STUB(assume, assume(A(0, int)))
STUB(recurse, GIVES(int) recurse(0))
STUB(free_any, free_any(A(0, void *)))
STUB(write_behind, write_behind(A(0, char *), A(1, size_t)))
STUB(write_behind_own, write_behind_own())
STUB(dispose, stack_dispose(A(0, S)))
STUB(lose, lose(A(0, size_t)))
STUB(leave, leave(A(0, int)))
STUB(fork, GIVES(int) fork_child())
STUB(close_all, close_all())
STUB(null_inside, GIVES(int) null_inside())
STUB(assert_below, assert_below(A(0, int), A(1, int)))
STUB(grow, grow())
STUB(wild, GIVES(int) wild())
STUB(zero_divide, GIVES(int) zero_divide(A(0, int)))
STUB(unwritten, GIVES(int) unwritten())

sequence_stub *const assay_stubs[] = {
    [STACK_NEW] = stub_new,
    [STACK_FREE] = stub_free,
    [STACK_PUSH] = stub_push,
    [STACK_POP] = stub_pop,
    [STACK_SIZE] = stub_size,
    [STACK_COPY] = stub_copy,
    [STACK_EQUAL] = stub_equal,
    [STACK_TEXT] = stub_text,
    [TEXT_FREE] = stub_text_free,
    [SUM] = stub_sum,
    [FILL] = stub_fill,
    [STACK_NAME] = stub_name,
    [STACK_MAKE] = stub_make,
    [STACK_CLEAR] = stub_clear,
    [POINT_INIT] = stub_point_init,
    [POINT_X] = stub_point_x,
    [POINT_MOVED] = stub_point_moved,
    [TEXT_LENGTH] = stub_text_length,
    [CALL_BACK] = stub_call_back,
    [KEEP] = stub_keep,
    [SHARED_NEW] = stub_shared_new,
    [SHARED_KEEP] = stub_shared_keep,
    [SHARED_DROP] = stub_shared_drop,
    [ASSUME] = stub_assume,
    [RECURSE] = stub_recurse,
    [FREE_ANY] = stub_free_any,
    [WRITE_BEHIND] = stub_write_behind,
    [WRITE_BEHIND_OWN] = stub_write_behind_own,
    [STACK_DISPOSE] = stub_dispose,
    [LOSE] = stub_lose,
    [LEAVE] = stub_leave,
    [FORK] = stub_fork,
    [CLOSE_ALL] = stub_close_all,
    [NULL_INSIDE] = stub_null_inside,
    [ASSERT_BELOW] = stub_assert_below,
    [GROW] = stub_grow,
    [WILD] = stub_wild,
    [ZERO_DIVIDE] = stub_zero_divide,
    [UNWRITTEN] = stub_unwritten,
    [TOY_OPERATIONS] = NULL,
};

/* ASSAY_REQUIRES of assert_below: end > 0 */
static int end_is_positive(void *const *arguments, const void *result)
{
    (void)result;
    return A(1, int) > 0;
}
sequence_expression *const assay_expressions[] = {end_is_positive, NULL};

static int twice(int number)
{
    return (int)(2u * (unsigned)number);
}
static int three(int number)
{
    (void)number;
    return 3;
}
static void *const functions[] = {(void *)twice, (void *)three};
static const struct trial_function_pool pool = {functions, 2};
const struct trial_function_pool *const assay_function_pools[] = {&pool, NULL};
