#include "trclass.h"

#include <string.h>

int main(void)
{
    trc *t = trc_new();
    char text[] = "Hello, World";
    unsigned char from = 0;
    int to = 0, steps = 0;
    struct trc_iter it = trc_first(t);
    if (trc_step(&it, &from, &to) || trc_shift(t, 2, 1, 0) || !trc_shift(t, 'A', 'Z', 'a'))
        return 2;
    trc_drop(t, "lo, ");
    trc_drop(t, "");
    trc_keep(t, "o");
    trc_set(t, 'e', 'E');
    trc *copy = trc_dup(t);
    size_t length = trc_apply(t, text, strlen(text));
    if (length != 7 || memcmp(text, "hEoword", 7) != 0 || trc_apply(t, text, 0) != 0)
        return 2;
    for (it = trc_first(t); trc_step(&it, &from, &to);)
        steps++;
    if (steps != 30)
        return 2;
    trc_chain(copy, copy);
    char e = 'E';
    if (trc_apply(copy, &e, 1) != 1 || !trc_shift(copy, 0, 254, 200) || trc_apply(copy, &e, 1) != 1)
        return 2;
#ifndef LEGAL
    trc_shift(t, 'a', 255, 0);
#endif
    trc_free(copy);
    trc_free(t);
    trc_free(NULL);
    return 0;
}
