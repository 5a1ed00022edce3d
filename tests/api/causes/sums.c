#include "sums.h"

int sum_plus(int a, int b)
{
    return a + b;
}

int sum_minus(int a, int b)
{
    return a - b;
}

int sum_double(int a)
{
    return 2 * a;
}

static int digits(const char *text)
{
    int count = 0, table[10] = {0};
    for (; *text; text++)
        count += table[*text - '0'] == 0;
    return count;
}

int sum_digits(const char *text)
{
    return digits(text);
}

int sum_digits_twice(const char *text, const char *other)
{
    return digits(other) + digits(text);
}
