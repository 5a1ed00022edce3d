#include "tradebk.h"

#include <stdlib.h>

static int sum(const struct tradebk_pos *pos, void *arg)
{
    *(int64_t *)arg += pos->cost;
    return pos->lots == 77 ? 5 : 0;
}

#ifdef LEGAL
int main(void)
{
    struct tradebk *b = tradebk_open();
    int64_t total = 0;
    if (!b || tradebk_purge(b) != 0 || tradebk_each(b, sum, &total) != 0 || tradebk_find(b, "X"))
        return 1;
    if (tradebk_fill(b, "", 1, 1) != TRADEBK_ESYMBOL || tradebk_fill(b, "ABCDEFGHIJKL", 1, 1) != TRADEBK_ESYMBOL)
        return 1;
    if (tradebk_fill(b, "A", INT64_MIN, 1) != TRADEBK_ERANGE || tradebk_fill(b, "A", 1, -1) != TRADEBK_ERANGE)
        return 1;
    if (tradebk_fill(b, "BUND", 10, 1300) || tradebk_fill(b, "BUND", -4, 1310) || tradebk_fill(b, "ABCDEFGHIJK", -7, 5))
        return 1;
    const struct tradebk_pos *p = tradebk_find(b, "BUND");
    if (!p || p->lots != 6 || tradebk_average(p) != (13000 - 5240) / 6 || tradebk_mark(p, 1310) != 100)
        return 1;
    if (tradebk_fill(b, p->symbol, -6, 0) || tradebk_purge(b) != 1 || tradebk_count(b) != 1)
        return 1;
    for (int i = 0; i < 40; i++) {
        int rc = tradebk_fill(b, "BIG", i % 2 ? -TRADEBK_MAX_LOTS : TRADEBK_MAX_LOTS, i % 2 ? 0 : TRADEBK_MAX_PRICE);
        if (rc != (i < 18 || i % 2 ? 0 : TRADEBK_ERANGE) && rc != TRADEBK_ERANGE)
            return 1;
    }
    char name[] = "AAAA";
    int rc = 0;
    for (int i = 0; rc == 0; i++) {
        for (int k = 0, v = i; k < 4; k++, v /= 16)
            name[k] = (char)('A' + v % 16);
        rc = tradebk_fill(b, name, 77, 1);
    }
    if (rc != TRADEBK_EFULL || tradebk_count(b) != TRADEBK_MAX_POS || tradebk_each(b, sum, &total) != 5)
        return 1;
    tradebk_close(b);
    tradebk_close(NULL);
    return 0;
}
#else
static int hedge(const struct tradebk_pos *pos, void *arg)
{
    tradebk_fill(arg, "HEDGE", -pos->lots, 1);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tradebk *b = tradebk_open();
    int64_t total = 0;
    tradebk_fill(b, "A", 4, 5);
    tradebk_fill(b, "B", 4, 5);
    tradebk_fill(b, "C", 4, 5);
    tradebk_fill(b, "D", 4, 5);
    tradebk_each(b, sum, &total);
    const struct tradebk_pos *p = tradebk_find(b, "A");
    switch (rule) {
    case 1:
        tradebk_each(b, hedge, b);
        break;
    case 2:
        tradebk_fill(b, "E", 1, 1);
        return (int)tradebk_average(p) * 0;
    case 3:
        tradebk_fill(b, "A", -4, 6);
        return (int)tradebk_average(p) * 0;
    case 4:
        return (int)(tradebk_mark(p, INT64_MAX) & 0);
    case 5:
        return (int)tradebk_mark(tradebk_find(b, "Z"), 1) * 0;
    case 6:
        tradebk_fill(b, "A", -4, 6);
        tradebk_fill(b, "B", -4, 6);
        tradebk_fill(b, "C", -4, 6);
        tradebk_fill(b, "D", -4, 6);
        tradebk_purge(b);
        tradebk_fill(b, p->symbol, 1, 1);
        break;
    }
    return 0;
}
#endif
