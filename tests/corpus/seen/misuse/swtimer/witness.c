#include "swtimer.h"

#include <stdlib.h>
#include <string.h>

static void hit(void *arg)
{
    ++*(int *)arg;
}

int main(int argc, char **argv)
{
    swt_clock clock, other;
    swt_timer a, b;
    int hits = 0;
    swt_clock_init(&clock);
    swt_clock_init(&other);
    swt_timer_init(&a, hit, &hits);
    swt_timer_init(&b, NULL, NULL);
    swt_stop(&clock, &a);
    swt_start(&clock, &a, 0);
#ifdef LEGAL
    (void)argc, (void)argv;
    swt_start_periodic(&clock, &b, 5);
    if (swt_next(&clock) != 1 || swt_advance(&clock, 0) != 0 || swt_advance(&clock, 5) != 2 || hits != 1)
        return 2;
    if (swt_running(&a) || !swt_running(&b) || swt_advance(&clock, UINT32_MAX) != 1 || swt_next(&clock) != 5)
        return 2;
    swt_stop(&clock, &b);
    swt_start(&other, &a, 7);
    swt_stop(&other, &a);
    return swt_next(&other) != UINT64_MAX;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        swt_timer *t = malloc(sizeof *t);
        swt_timer_init(t, NULL, NULL);
        swt_start(&clock, t, 9);
        free(t);
        swt_advance(&clock, 10);
        break;
    }
    case 2:
        swt_start(&clock, &a, 3);
        break;
    case 3:
        swt_start_periodic(&clock, &b, 0);
        break;
    case 4:
        swt_stop(&other, &a);
        break;
    case 5:
        memset(&b, 0xa5, sizeof b);
        swt_stop(&clock, &b);
        break;
    }
    return 0;
#endif
}
