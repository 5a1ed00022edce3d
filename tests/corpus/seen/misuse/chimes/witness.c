#include "chimes.h"

#include <stdlib.h>

static void count(void *arg, int event, void *data)
{
    (void)event, (void)data;
    ++*(int *)arg;
}

#ifdef LEGAL
static void again(void *arg, int event, void *data)
{
    int *least = data, rc = chimes_ring(arg, event, data);
    if (rc < *least)
        *least = rc;
}
#else
static void hang(void *arg, int event, void *data)
{
    (void)data;
    chimes_hang(arg, event + 1, hang, arg);
}

static void scrap(void *arg, int event, void *data)
{
    (void)event, (void)data;
    chimes_free(arg);
}
#endif

int main(int argc, char **argv)
{
    chimes *b = chimes_new();
    int sum = 0, i, first;

    if (!b)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (chimes_ring(b, 0, NULL) != 0)
        return 1;
    first = chimes_hang(b, -1, count, &sum);
    for (i = 0; i < 300; i++)
        chimes_hang(b, 5, count, &sum);
    if (chimes_waiting(b, 5) != CHIMES_MAX - 1 || chimes_ring(b, 5, NULL) != CHIMES_MAX - 1 || sum != CHIMES_MAX - 1)
        return 1;
    chimes_ring(b, -1, NULL);
    if (chimes_heard(b, first) != 1)
        return 1;
    chimes_drop(b, first + 255);
    chimes_drop(b, first);
    chimes_hang(b, 8, again, b);
    i = 7;
    if (chimes_ring(b, 8, &i) != 1 || i != -1)
        return 1;
    chimes_free(NULL);
#else
    i = argc > 1 ? atoi(argv[1]) : 1;
    first = chimes_hang(b, 0, i == 1 ? hang : i == 2 ? scrap : i == 4 ? NULL : count, i == 3 ? (void *)&sum : (void *)b);
    chimes_hang(b, 0, count, &sum);
    chimes_hang(b, 0, count, &sum);
    chimes_hang(b, 0, count, &sum);
    if (i == 3) {
        chimes_drop(b, first);
        chimes_drop(b, first);
    }
    chimes_ring(b, 0, NULL);
#endif
    chimes_free(b);
    return 0;
}
