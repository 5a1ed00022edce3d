#include "tickloop.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

static tl_loop *loop;

#ifdef LEGAL
static tl_timer b;
static int calls;

static void count(tl_timer *timer, void *arg)
{
    (void)timer;
    ++*(int *)arg;
}

static void again(tl_timer *timer, void *arg)
{
    ++*(int *)arg;
    tl_start(loop, timer, 0, 0);
}

static void stop_both(tl_timer *timer, void *arg)
{
    (void)arg;
    tl_stop(&b);
    tl_stop(timer);
    free(timer);
}

int main(void)
{
    tl_loop *other = tl_new();
    tl_timer a, *own = malloc(sizeof *own);

    loop = tl_new();
    CHECK(loop && other && own);
    CHECK(tl_now(loop) == 0 && tl_wait(loop) == UINT64_MAX && tl_count(loop) == 0 && tl_advance(loop, 0) == 0);
    tl_init(&a, count, &calls);
    tl_init(&b, count, &calls);
    CHECK(!tl_is_active(&a));
    tl_stop(&a);
    tl_start(loop, &a, 5, 0);
    tl_start(loop, &b, 3, 10);
    CHECK(tl_count(loop) == 2 && tl_wait(loop) == 3 && tl_advance(loop, 4) == 1 && tl_wait(loop) == 1);
    tl_start(loop, &a, 1, 0);
    tl_start(other, &a, 1, 0);
    CHECK(tl_count(loop) == 1 && tl_count(other) == 1);
    tl_start(loop, &a, 1, 0);
    CHECK(tl_count(other) == 0 && tl_advance(loop, 1000) == 2 && calls == 3);
    CHECK(!tl_is_active(&a) && tl_is_active(&b) && tl_wait(loop) <= 10);
    tl_init(&a, again, &calls);
    calls = 0;
    tl_start(loop, &a, 0, 0);
    CHECK(tl_wait(loop) == 0 && tl_advance(loop, 0) == 1 && tl_advance(loop, 0) == 1 && calls == 2);
    tl_stop(&a);
    tl_init(own, stop_both, NULL);
    tl_start(loop, own, 1, 1);
    tl_start(loop, &b, 1, 1);
    CHECK(tl_advance(loop, 1) == 1 && tl_count(loop) == 0);
    tl_init(&a, count, &calls);
    tl_start(loop, &a, UINT64_MAX, UINT64_MAX);
    tl_start(loop, &b, 1, 1);
    CHECK(tl_advance(loop, UINT64_MAX) == 2 && tl_now(loop) == UINT64_MAX);
    CHECK(tl_advance(loop, UINT64_MAX) == 2 && tl_wait(loop) == 0);
    tl_free(loop);
    CHECK(!tl_is_active(&a) && !tl_is_active(&b));
    tl_start(other, &a, 0, 0);
    CHECK(tl_advance(other, 0) == 1);
    tl_free(other);
    tl_free(NULL);
    return 0;
}
#else
static void nothing(tl_timer *timer, void *arg)
{
    (void)timer;
    (void)arg;
}

static void end(tl_timer *timer, void *arg)
{
    (void)timer;
    (void)arg;
    tl_free(loop);
}

int main(int argc, char **argv)
{
    tl_timer *timer = malloc(sizeof *timer);

    loop = tl_new();
    CHECK(loop && timer);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        tl_init(timer, nothing, NULL);
        tl_start(loop, timer, 1, 0);
        free(timer);
        tl_advance(loop, 1);
        break;
    case 2:
        tl_init(timer, end, NULL);
        tl_start(loop, timer, 1, 0);
        tl_advance(loop, 1);
        break;
    case 3:
        memset(timer, 0xa5, sizeof *timer);
        tl_start(loop, timer, 1, 0);
        break;
    }
    return 0;
}
#endif
