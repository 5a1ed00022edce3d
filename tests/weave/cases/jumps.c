/* Computed goto, switch, setjmp and longjmp. */
#include <setjmp.h>
#include "trace.h"

static jmp_buf buffer;

static int interpret(const char *program)
{
    static const void *const labels[] = {&&stop, &&add, &&sub};
    int value = 0;
    goto *labels[(int)*program++];
add:
    value += 5;
    goto *labels[(int)*program++];
sub:
    value -= 1;
    goto *labels[(int)*program++];
stop:
    return value;
}

static void leave(int n)
{
    longjmp(buffer, n);
}

int entry(void *object)
{
    char *program = object;
    TRACE(buffer);
    volatile int turns = 0;
    int n = setjmp(buffer);
    turns++;
    if (n < 2)
        leave(n + 1);
    program[0] = 1;
    program[1] = 2;
    return interpret(program) + turns;
}
