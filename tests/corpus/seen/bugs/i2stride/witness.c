#include "i2stride.h"

#include <string.h>

static bool until_five(int16_t value, void *context)
{
    *(int *)context += value;
    return value < 5;
}

int main(void)
{
    struct i2stride s = {1, 10, 4}, t = {0, 0, 0};
    int16_t value = 77, values[5];
    char text[30];
    int sum = 0;
    if (i2stride_count(s) != 3 || i2stride_sum(s) != 15 || !i2stride_has(s, 9) || i2stride_has(s, 10))
        return 2;
    if (!i2stride_at(s, 2, &value) || value != 9 || i2stride_at(s, 3, &value) || i2stride_count(t) != 0)
        return 2;
    if (!i2stride_parse(&t, "10..1/-3") || i2stride_count(t) != 4 || i2stride_parse(&t, "1..") || i2stride_parse(&t, ""))
        return 2;
    if (i2stride_parse(&t, "32768") || i2stride_parse(&t, "99999999999") || !i2stride_parse(&t, "-32768..32767"))
        return 2;
    if (i2stride_count(t) != 65536 || i2stride_sum(t) != -32768 || i2stride_count(i2stride_flip(t)) != 65536)
        return 2;
    if (i2stride_fill(t, values, 5) != 5 || values[4] != -32764 || i2stride_fill(s, NULL, 0) != 0)
        return 2;
    if (i2stride_format(text, sizeof text, s) != 7 || strcmp(text, "1..10/4") != 0)
        return 2;
    if (i2stride_each(s, until_five, &sum) != 2 || sum != 6)
        return 2;
    if (i2stride_equal(s, t) || !i2stride_equal(s, i2stride_flip(i2stride_flip(s))))
        return 2;
    if (i2stride_shared(s, i2stride_range(9, 5)) != 2 || i2stride_shared(i2stride_range(9, 5), s) != 2)
        return 2;
    t = (struct i2stride){INT16_MIN, INT16_MAX, INT16_MIN};
    if (i2stride_count(t) != 0 || i2stride_shared(t, s) != 0 || i2stride_count(i2stride_flip(t)) != 0)
        return 2;
#ifndef LEGAL
    if (i2stride_shared((struct i2stride){0, 32767, 1}, s) != 3)
        return 2;
#endif
    return 0;
}
