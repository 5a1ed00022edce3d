#include "microloop.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

static int sum;

static void add_int(mloop *loop, void *arg)
{
    (void)loop;
    sum += *(int *)arg;
}
#ifdef LEGAL
static void again(mloop *loop, void *arg)
{
    int *left = arg;
    sum++;
    if (mloop_turn(loop) != 0)
        abort();
    mloop_cancel_fn(loop, add_int);
    if (--*left > 0)
        mloop_post_copy(loop, again, left, sizeof *left);
}
int main(void)
{
    mloop *loop = mloop_new();
    int one = 1, three = 3;

    CHECK(loop && mloop_turn(loop) == 0 && mloop_settle(loop, 0) == 1);
    uint64_t a = mloop_post(loop, add_int, &one), b = mloop_post(loop, add_int, &one);
    CHECK(a && b && a != b && mloop_post(loop, NULL, NULL) == 0);
    CHECK(mloop_cancel(loop, b) == 0 && mloop_cancel(loop, b) == -1 && mloop_cancel(loop, 0) == -1);
    CHECK(mloop_post_copy(loop, add_int, &three, sizeof three));
    CHECK(mloop_post_copy(loop, add_int, &three, (size_t)-1) == 0);
    CHECK(mloop_turn(loop) == 2 && sum == 4);
    sum = 0;
    CHECK(mloop_post_copy(loop, again, &three, sizeof three) && mloop_post(loop, add_int, &one));
    CHECK(mloop_settle(loop, 2) == 0 && sum == 2 && mloop_settle(loop, 9) == 1 && sum == 3);
    while (mloop_post(loop, add_int, &one))
        ;
    CHECK(mloop_waiting(loop) == MLOOP_MAX_JOBS && mloop_cancel_fn(loop, add_int) == MLOOP_MAX_JOBS);
    CHECK(mloop_post_copy(loop, again, NULL, 0));
    mloop_free(loop);
    return 0;
}
#else
static int *kept;
static void end_it(mloop *loop, void *arg)
{
    (void)arg;
    mloop_free(loop);
}
static void keep(mloop *loop, void *arg)
{
    (void)loop;
    kept = arg;
}
int main(int argc, char **argv)
{
    mloop *loop = mloop_new();
    int *number = malloc(sizeof *number), one = 1;

    CHECK(loop && number);
    *number = 1;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        mloop_post(loop, end_it, NULL);
        mloop_turn(loop);
        break;
    case 2:
        mloop_post(loop, add_int, number);
        free(number);
        mloop_turn(loop);
        break;
    case 3:
        mloop_post_copy(loop, keep, &one, sizeof one);
        mloop_turn(loop);
        sum += *kept;
        break;
    }
    return 0;
}
#endif
