#include "ticker.h"
#include <stddef.h>

static ticker_clock *now = NULL;
static ticker *first;
static int (*turned)(int);

static int once(int by)
{
    return by * 90;
}

static int twice(int by)
{
    return by * 180;
}

int ticker_install(ticker_clock *clock)
{
    if (!clock)
        return -1;
    now = clock;
    return 0;
}

int ticker_start(ticker *t, unsigned long in)
{
    for (ticker *at = first; at; at = at->next)
        if (at == t)
            return -1;
    t->due = now() + in;
    t->next = first;
    first = t;
    return 0;
}

int ticker_count(void)
{
    int count = 0;
    for (ticker *at = first; at; at = at->next)
        count++;
    return count;
}

int ticker_turn(int quarters)
{
    if (quarters > 1)
        turned = quarters % 2 ? once : twice;
    return turned(quarters);
}
