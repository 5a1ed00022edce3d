#include "digit.h"

static const char *const words[10] = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
static const int values[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

int digit_value(char digit)
{
    return values[digit - '0'];
}

char digit_of(unsigned value)
{
    return "0123456789"[value];
}

const char *digit_word(char digit)
{
    return words[digit - '0'];
}
