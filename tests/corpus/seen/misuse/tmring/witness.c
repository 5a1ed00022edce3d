#include "tmring.h"

#include <stdio.h>
#include <stdlib.h>

static tmring *ring;

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
static int calls;
static tmr other;

static void again(tmr *t, void *arg)
{
    calls++;
    MUST(!tmr_armed(t));
    tmr_arm(ring, t, *(unsigned *)arg);
    tmr_cancel(&other);
}

static void gone(tmr *t, void *arg)
{
    calls++;
    free(arg);
    (void)t;
}

int main(void)
{
    tmr a, b, *heap = malloc(sizeof *heap);
    tmring *second;
    unsigned period = 4, i;

    MUST(heap != NULL);
    MUST(tmring_new(0) == NULL && tmring_new(TMRING_MAX_SLOTS + 1) == NULL);
    tmring_free(NULL);
    ring = tmring_new(4);
    second = tmring_new(1);
    MUST(ring != NULL && second != NULL);
    tmr_init(&a, again, &period);
    tmr_init(&b, NULL, NULL);
    tmr_init(heap, gone, heap);
    tmr_init(&other, again, &period);
    MUST(tmr_cancel(&a) == 0 && tmr_left(&a) == 0);
    MUST(tmr_arm(ring, &a, 0) == -1 && tmr_arm(ring, &a, TMR_MAX_TICKS + 1) == -1);
    MUST(tmr_arm(ring, &a, 1) == 0 && tmr_arm(ring, &a, 2) == 0 && tmr_left(&a) == 2);
    MUST(tmr_arm(ring, &b, TMR_MAX_TICKS) == 0);
    MUST(tmr_arm(ring, heap, 2) == 0 && tmr_arm(ring, &other, 2) == 0);
    MUST(tmring_pending(ring) == 4);
    MUST(tmring_tick(ring) == 0);
    MUST(tmring_tick(ring) == 2 && calls == 2 && !tmr_armed(&other));
    for (i = 0; i < 8; i++)
        tmring_tick(ring);
    MUST(calls == 4 && tmr_left(&b) == TMR_MAX_TICKS - 10);
    MUST(tmr_arm(second, &b, 1) == 0 && tmring_pending(ring) == 1);
    MUST(tmring_tick(second) == 1 && tmring_pending(second) == 0 && tmring_tick(second) == 0);
    tmring_free(ring);
    MUST(!tmr_armed(&a) && !tmr_cancel(&a));
    tmring_free(second);
    return 0;
}
#else
static void end(tmr *t, void *arg)
{
    (void)t;
    (void)arg;
    tmring_free(ring);
}

static void wait_more(tmr *t, void *arg)
{
    (void)t;
    (void)arg;
    tmring_tick(ring);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tmr *t = malloc(sizeof *t);

    ring = tmring_new(8);
    if (ring == NULL || t == NULL)
        return 0;
    tmr_init(t, rule == 2 ? end : rule == 3 ? wait_more : NULL, NULL);
    tmr_arm(ring, t, 1);
    if (rule == 1)
        free(t);
    tmring_tick(ring);
    tmring_free(ring);
    return 0;
}
#endif
