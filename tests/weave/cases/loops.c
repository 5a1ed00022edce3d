/* A step at the entry of each function and at each turn of a loop. */
#include "trace.h"

static int count(const int *numbers, int length)
{
    int sum = 0;
    for (int i = 0; i < length; i++)
        sum += numbers[i];
    while (sum > 10)
        sum--;
    return sum;
}

static int recurse(int depth)
{
    return depth ? recurse(depth - 1) : 0;
}

int entry(void *object)
{
    int turns = 0;
again:
    if (turns++ < 1)
        goto again;
    return count(object, 2) + recurse(1);
}
