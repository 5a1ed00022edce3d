#include "tmrlist.h"

#include <stdlib.h>
#include <string.h>

static tmrlist_t list;
static int fired;

static void count_up(tmr_t *t, void *arg)
{
    fired++;
    if (arg != NULL)
        tmr_disarm(arg);
    else if (fired < 3)
        tmr_arm(&list, t, 0);
}

int main(int count, char **arguments)
{
    tmr_t a, b, c;
    tmrlist_init(&list);
    tmr_init(&a, count_up, NULL);
#ifdef LEGAL
    (void)count, (void)arguments;
    tmr_init(&b, count_up, &c);
    tmr_init(&c, count_up, &a);
    if (tmrlist_tick(&list) != 0 || tmrlist_next(&list) != 0 || tmr_armed(&a))
        return 2;
    tmr_disarm(&a);
    tmr_arm(&list, &a, 3);
    tmr_arm(&list, &b, 5);
    tmr_arm(&list, &c, UINT32_MAX);
    if (tmr_left(&a) != 3 || tmr_left(&b) != 5 || tmr_left(&c) != UINT32_MAX || tmrlist_next(&list) != 3)
        return 2;
    for (int i = 0; i < 6; i++)
        tmrlist_tick(&list);
    if (fired != 4 || tmrlist_armed(&list) != 0 || tmr_left(&c) != 0 || list.now != 7)
        return 2;
    tmr_arm_every(&list, &c, 2);
    tmr_arm(&list, &b, 4);
    tmr_arm(&list, &a, 3);
    tmrlist_tick(&list);
    if (tmrlist_tick(&list) != 1 || tmr_armed(&a) || tmr_left(&c) != 2 || tmrlist_tick(&list) != 0)
        return 2;
    if (tmrlist_tick(&list) != 1 || tmr_armed(&c) || tmrlist_armed(&list) != 0)
        return 2;
#else
    tmr_t *t = malloc(sizeof *t);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tmr_arm(&list, &a, 1);
        tmr_arm(&list, &a, 2);
        break;
    case 2:
        memset(&b, 0x55, sizeof b);
        tmr_arm(&list, &b, 1);
        break;
    case 3:
        tmr_init(t, count_up, NULL);
        tmr_arm(&list, t, 1);
        free(t);
        tmrlist_tick(&list);
        break;
    case 4:
        tmr_init(&c, NULL, NULL);
        tmr_arm(&list, &c, 1);
        tmrlist_tick(&list);
        break;
    case 5:
        memset(&list, 0x55, sizeof list);
        tmr_arm(&list, &a, 1);
        break;
    }
#endif
    return 0;
}
