/* Predicates that crash, end the process or never come back. */
#include "pair.h"

#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MISBEHAVES(predicate, ...)          \
    bool predicate(const struct pair *pair) \
    {                                       \
        if (is_time_to_fail(pair)) {        \
            __VA_ARGS__                     \
        }                                   \
        return pair->b == 0;                \
    }                                       \
    PAIR_SPACE(predicate)

static volatile int zero;

MISBEHAVES(writes_to_null, *(volatile int *)(long)zero = 1;);
MISBEHAVES(reads_from_nowhere, return *(volatile int *)(0x123456789000 + zero) != 0;);
MISBEHAVES(calls_null, ((void (*)(void))(long)zero)(););
MISBEHAVES(divides_by_zero, return pair->b / zero != 0;);
MISBEHAVES(aborts, abort(););
MISBEHAVES(asserts, assert(pair->b == 0 && "b is zero"););
MISBEHAVES(traps, __builtin_trap(););
MISBEHAVES(raises, raise(SIGTERM););
MISBEHAVES(kills_itself, kill(getpid(), SIGKILL););
MISBEHAVES(exits, exit(0););
MISBEHAVES(exits_at_once, _exit(0););
MISBEHAVES(forks, if (fork() == 0) for (;;) pause(););
MISBEHAVES(starts_a_program, if (system("exit 3") == 0) return true;);

static void *idle(void *unused)
{
    return unused;
}
MISBEHAVES(starts_a_thread, pthread_t thread; pthread_create(&thread, NULL, idle, NULL););

MISBEHAVES(loops, for (;;) zero = 0;);
MISBEHAVES(loops_over_a_field, while (pair->b > 0) zero = 0;);
MISBEHAVES(jumps_in_circles, again : goto again;);

static int descend(int depth)
{
    volatile int here = depth;
    return descend(here + 1) + here;
}
MISBEHAVES(overflows_the_stack, return descend(0) > 0;);

static int descend_in_strides(int depth)
{
    volatile char room[100000];
    room[depth % 100000] = 1;
    return descend_in_strides(depth + 1) + room[0];
}
MISBEHAVES(overflows_in_strides, return descend_in_strides(0) > 0;);

static int descend_both_ways(int depth);
static int turn(int depth)
{
    return descend_both_ways(depth + 1) + zero;
}
static int descend_both_ways(int depth)
{
    return turn(depth + 1) + zero;
}
MISBEHAVES(overflows_in_turns, return descend_both_ways(0) > 0;);

/* every block is used, so that it takes real memory */
MISBEHAVES(
    eats_memory, for (;;) {
        char *block = malloc(1 << 20);
        if (block == NULL)
            abort();
        memset(block, pair->b, 1 << 20);
    });
