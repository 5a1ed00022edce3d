#include "tickser.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tk_series *s = tk_open("INV", 42, 4);
    char buf[64];
    if (s == NULL)
        return 0;
#ifdef LEGAL
    (void)rule;
    uint64_t n = 7;
    if (strcmp(tk_next(s), "INV-0042") || tk_peek(s) != 43 || tk_number(s, "INV-0042", &n) || n != 42)
        return 3;
    if (!tk_number(s, "INV-42", &n) || !tk_number(s, "INV", &n) || !tk_number(s, "", &n) || !tk_number(s, "INV-", &n) || !tk_number(s, "INV-99999999999999999999999", &n) || !tk_number(s, "INX-0001", &n))
        return 4;
    tk_block *b = tk_reserve(s, 3);
    if (!b || tk_reserve(s, 0) || tk_reserve(s, SIZE_MAX) || tk_take(b, NULL, 0) || tk_take(b, buf, 8) || tk_take(b, buf, 9) != 8 || strcmp(buf, "INV-0043"))
        return 5;
    tk_giveback(b);
    if (tk_peek(s) != 44)
        return 6;
    b = tk_reserve(s, 1);
    if (tk_take(b, buf, 64) != 8 || tk_take(b, buf, 64) || tk_left(b))
        return 7;
    tk_block *c = tk_reserve(s, 2);
    tk_giveback(b);
    if (tk_peek(s) != 47)
        return 8;
    tk_giveback(c);
    if (tk_peek(s) != 45)
        return 9;
    tk_close(s);
    s = tk_open("abcdefghijklmnopqrstuvwxyzabcde", UINT64_MAX - 1, 20);
    b = tk_reserve(s, 2);
    if (!b || tk_reserve(s, 1) || tk_next(s) || tk_peek(s) || !tk_take(b, buf, 64))
        return 10;
    tk_giveback(b);
    if (!tk_next(s) || tk_next(s) || tk_open("", 0, 21) || tk_open("", 0, -1))
        return 11;
    tk_close(s);
    s = tk_open("", 0, 0);
    if (strcmp(tk_next(s), "-0") || tk_number(s, "-18446744073709551615", &n) || n != UINT64_MAX)
        return 12;
    tk_giveback(NULL);
    tk_close(NULL);
#else
    if (rule == 1) {
        const char *t = tk_next(s);
        const char *u = tk_next(s);
        snprintf(buf, sizeof buf, "%s %s", t, u);
    } else {
        tk_block *b = tk_reserve(s, 2);
        if (rule == 2) {
            tk_close(s);
            tk_take(b, buf, sizeof buf);
            return 0;
        }
        tk_giveback(b);
        tk_giveback(b);
    }
#endif
    tk_close(s);
    return 0;
}
