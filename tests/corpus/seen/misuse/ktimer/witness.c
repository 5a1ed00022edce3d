#include "ktimer.h"

#include <stdlib.h>
#include <string.h>

static void count_down(struct ktimer *timer)
{
    --*(int *)ktimer_data(timer);
}

static struct ktimer_base *base;

static void repeat(struct ktimer *timer)
{
    count_down(timer);
    ktimer_add(base, timer, 10);
}

static void free_it(struct ktimer *timer)
{
    free(timer);
}

int main(int count, char **arguments)
{
    int a = 0;
    struct ktimer *timer = malloc(sizeof *timer);
    memset(timer, 0xa5, sizeof *timer);
    base = ktimer_base_new();
#ifdef LEGAL
    (void)count, (void)arguments;
    int b = 0;
    struct ktimer again, mid;
    ktimer_setup(timer, free_it, NULL);
    ktimer_setup(&again, repeat, &a);
    ktimer_setup(&mid, count_down, &b);
    ktimer_setup(&mid, count_down, &b);
    ktimer_add(base, timer, 7);
    ktimer_add(base, &again, 0);
    if (ktimer_mod(base, &mid, 5) || !ktimer_mod(base, &mid, 7) || !ktimer_pending(&mid) || ktimer_pending(timer) == false)
        return 2;
    if (ktimer_base_advance(base, 0) != 0 || ktimer_base_advance(base, 7) != 3 || a != -1 || b != -1)
        return 2;
    if (ktimer_del(&mid) || ktimer_base_advance(base, 100) != 1 || ktimer_base_now(base) != 107)
        return 2;
    if (!ktimer_del(&again) || ktimer_base_advance(base, UINT32_MAX) != 0)
        return 2;
    ktimer_base_free(base);
    ktimer_base_free(NULL);
#else
    (void)free_it, (void)repeat;
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule != 2)
        ktimer_setup(timer, count_down, &a);
    switch (rule) {
    case 1:
        ktimer_add(base, timer, 1);
        free(timer);
        ktimer_base_advance(base, 1);
        break;
    case 2:
        ktimer_del(timer);
        break;
    case 3:
        ktimer_add(base, timer, 1);
        ktimer_add(base, timer, 1);
        break;
    case 4:
        ktimer_add(base, timer, 1);
        ktimer_base_free(base);
        break;
    case 5:
        ktimer_setup(timer, NULL, NULL);
        break;
    case 6:
        ktimer_add(base, timer, 1);
        ktimer_setup(timer, count_down, &a);
        ktimer_base_advance(base, 1);
        break;
    case 7:
        ktimer_base_free(base);
        ktimer_base_advance(base, 1);
        break;
    }
#endif
    return 0;
}
