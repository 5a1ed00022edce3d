#include "shaftrun.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct ctx {
    shaftrun *bank;
    int stops, last, more;
};

#ifdef LEGAL
static void count(void *p, int car, int floor)
{
    struct ctx *ctx = p;

    ctx->stops++;
    ctx->last = floor;
    if (ctx->more == 1)
        shaftrun_press(ctx->bank, car, floor);
    if (ctx->more == 2) {
        shaftrun_on_stop(ctx->bank, NULL, NULL);
        shaftrun_service(ctx->bank, car, 0);
    }
}

int main(void)
{
    struct ctx ctx = { 0 };
    shaftrun *bank;

    assert(!shaftrun_new(0, 1) && !shaftrun_new(1, 0) && !shaftrun_new(17, 1) && !shaftrun_new(1, INT_MAX));
    assert(!shaftrun_new(INT_MIN, 4));
    shaftrun_free(NULL);

    bank = shaftrun_new(1, 1);
    assert(bank);
    shaftrun_tick(bank);
    assert(shaftrun_run(bank, LONG_MAX) == 0 && shaftrun_run(bank, LONG_MIN) == 0);
    assert(shaftrun_call(bank, 0, INT_MIN) == 0 && shaftrun_pending(bank, 0) == 1);
    assert(shaftrun_run(bank, 10) == 1);
    assert(shaftrun_service(bank, 0, 0) == -1 && shaftrun_service(bank, 0, 1) == 0);
    shaftrun_free(bank);

    bank = shaftrun_new(2, 10);
    assert(bank);
    ctx.bank = bank;
    shaftrun_on_stop(bank, count, &ctx);
    assert(shaftrun_press(bank, 0, 9) == 0 && shaftrun_press(bank, 0, 9) == 0 && shaftrun_press(bank, 0, 3) == 0);
    shaftrun_tick(bank);
    assert(shaftrun_floor(bank, 0) == 1 && shaftrun_direction(bank, 0) == 1 && shaftrun_direction(bank, 1) == 0);
    assert(shaftrun_press(bank, 0, 0) == 0);
    assert(shaftrun_run(bank, 1000) > 0 && ctx.stops == 3 && ctx.last == 0);
    assert(shaftrun_run(bank, 1000) == 0);

    ctx.more = 1;
    assert(shaftrun_press(bank, 1, 0) == 0 && shaftrun_run(bank, 50) == 50);
    ctx.more = 2;
    shaftrun_tick(bank);
    assert(shaftrun_press(bank, 1, 2) == -1);
    assert(shaftrun_service(bank, 0, 0) == -1 && shaftrun_service(bank, 1, 0) == 0);
    assert(shaftrun_service(bank, 1, INT_MIN) == 0);
    assert(shaftrun_call(bank, 9, 1) == 0 && shaftrun_service(bank, 0, 0) == 0);
    assert(shaftrun_pending(bank, 0) == 0 && shaftrun_pending(bank, 1) == 1);
    shaftrun_run(bank, 100);
    assert(shaftrun_floor(bank, 1) == 9);
    shaftrun_free(bank);
    return 0;
}
#else
static void on_stop(void *p, int car, int floor)
{
    struct ctx *ctx = p;

    (void)car;
    (void)floor;
    if (ctx->more == 1)
        shaftrun_free(ctx->bank);
    else
        shaftrun_tick(ctx->bank);
}

int main(int argc, char **argv)
{
    struct ctx ctx = { 0 };

    ctx.more = argc > 1 ? atoi(argv[1]) : 1;
    ctx.bank = shaftrun_new(1, 5);
    if (!ctx.bank)
        return 0;
    shaftrun_on_stop(ctx.bank, on_stop, &ctx);
    shaftrun_press(ctx.bank, 0, ctx.more == 2 ? 5 : 0);
    shaftrun_tick(ctx.bank);
    return 0;
}
#endif
