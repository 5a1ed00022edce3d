/* Aliases, weak functions, thread-locals, constructors, ifuncs, two files. */
#include "trace.h"

int shared;
extern int other(int *object);
extern int absent(void) __attribute__((weak));
static _Thread_local int mine;
static int started;

__attribute__((constructor)) static void start(void)
{
    started = 7;
}

int original(const int *p)
{
    return p[1];
}
int another_name(const int *p) __attribute__((alias("original")));

static int fast(int n)
{
    return n + 1;
}
static int (*choose(void))(int)
{
    return fast;
}
int chosen(int) __attribute__((ifunc("choose")));

__attribute__((weak)) int overridden(int *p)
{
    return p[9];
}

int entry(void *object)
{
    TRACE(shared);
    TRACE(started);
    mine = 3;
    int result = another_name(object) + other(object) + chosen(started) + overridden(object);
    if (absent)
        result += absent();
    return result + mine + shared;
}
