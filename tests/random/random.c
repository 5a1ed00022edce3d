/* Randomness and text. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "generate.h"

static unsigned long long state;

void random_seed(unsigned long long seed)
{
    state = seed * 0x9e3779b97f4a7c15u + 0x1234567;
    for (int i = 0; i < 8; i++)
        below(2);
}

int below(int count)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (int)((state >> 20) % (unsigned)count);
}

bool chance(int percent)
{
    return below(100) < percent;
}

int fresh(void)
{
    static int count;
    return count++;
}

const char *format(const char *format, ...)
{
    char *text;
    va_list arguments;
    va_start(arguments, format);
    if (vasprintf(&text, format, arguments) < 0)
        abort();
    va_end(arguments);
    return text;
}
