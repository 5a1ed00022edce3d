#include "shaftrun.h"

#include <assert.h>
#include <stdlib.h>

enum { FROM_CAR = 1, FROM_HALL = 2 };

struct car {
    int floor, direction, in_service;
    size_t pending;
    unsigned char *stops;     /* for each floor, who wants it */
};

struct shaftrun {
    int cars, floors;
    int ticking;
    shaftrun_fn fn;
    void *ctx;
    struct car car[SHAFTRUN_MAX_CARS];
};

shaftrun *shaftrun_new(int cars, int floors)
{
    shaftrun *bank;

    if (cars < 1 || cars > SHAFTRUN_MAX_CARS || floors < 1 || floors > SHAFTRUN_MAX_FLOORS)
        return NULL;
    bank = calloc(1, sizeof *bank);
    if (!bank)
        return NULL;
    bank->cars = cars;
    bank->floors = floors;
    for (int i = 0; i < cars; i++) {
        bank->car[i].in_service = 1;
        bank->car[i].stops = calloc((size_t)floors, 1);
        if (!bank->car[i].stops) {
            shaftrun_free(bank);
            return NULL;
        }
    }
    return bank;
}

void shaftrun_free(shaftrun *bank)
{
    if (!bank)
        return;
    for (int i = 0; i < bank->cars; i++)
        free(bank->car[i].stops);
    free(bank);
}

void shaftrun_on_stop(shaftrun *bank, shaftrun_fn fn, void *ctx)
{
    bank->fn = fn;
    bank->ctx = ctx;
}

static struct car *get_car(shaftrun *bank, int car)
{
    assert(car >= 0 && car < bank->cars);
    return &bank->car[car];
}

static const struct car *see_car(const shaftrun *bank, int car)
{
    assert(car >= 0 && car < bank->cars);
    return &bank->car[car];
}

static void want(struct car *car, int floor, unsigned char who)
{
    if (!car->stops[floor])
        car->pending++;
    car->stops[floor] |= who;
}

int shaftrun_press(shaftrun *bank, int car, int floor)
{
    struct car *c = get_car(bank, car);

    assert(floor >= 0 && floor < bank->floors);
    if (!c->in_service)
        return -1;
    want(c, floor, FROM_CAR);
    return 0;
}

/* Floors that a car passes, about, before it serves a call. */
static int cost(const shaftrun *bank, const struct car *c, int floor, int up)
{
    int away = floor - c->floor;
    int distance = abs(away);

    if (c->direction == 0)
        return distance;
    if ((away < 0) != (c->direction < 0) && away != 0)
        return distance + 2 * bank->floors;
    if (up != 0 && (up < 0) != (c->direction < 0))
        return distance + bank->floors;
    return distance + (int)c->pending;
}

int shaftrun_call(shaftrun *bank, int floor, int up)
{
    int best = -1, best_cost = 0;

    assert(floor >= 0 && floor < bank->floors);
    for (int i = 0; i < bank->cars; i++) {
        int its;

        if (!bank->car[i].in_service)
            continue;
        its = cost(bank, &bank->car[i], floor, up);
        if (best < 0 || its < best_cost) {
            best = i;
            best_cost = its;
        }
    }
    want(&bank->car[best], floor, FROM_HALL);
    return best;
}

static int wanted_that_way(const shaftrun *bank, const struct car *c, int direction)
{
    for (int f = c->floor + direction; f >= 0 && f < bank->floors; f += direction)
        if (c->stops[f])
            return 1;
    return 0;
}

/* The car is not wanted where it is. */
static void move(const shaftrun *bank, struct car *c)
{
    if (c->pending == 0) {
        c->direction = 0;
        return;
    }
    if (c->direction == 0)
        c->direction = 1;
    if (!wanted_that_way(bank, c, c->direction))
        c->direction = -c->direction;
    c->floor += c->direction;
}

void shaftrun_tick(shaftrun *bank)
{
    assert(!bank->ticking);
    bank->ticking = 1;
    for (int i = 0; i < bank->cars; i++) {
        struct car *c = &bank->car[i];

        if (!c->in_service)
            continue;
        if (!c->stops[c->floor]) {
            move(bank, c);
            continue;
        }
        c->stops[c->floor] = 0;
        if (--c->pending == 0)
            c->direction = 0;
        if (bank->fn)
            bank->fn(bank->ctx, i, c->floor);
    }
    bank->ticking = 0;
}

static int busy(const shaftrun *bank)
{
    for (int i = 0; i < bank->cars; i++)
        if (bank->car[i].pending || bank->car[i].direction)
            return 1;
    return 0;
}

long shaftrun_run(shaftrun *bank, long max)
{
    long ticks = 0;

    if (max > SHAFTRUN_MAX_TICKS)
        max = SHAFTRUN_MAX_TICKS;
    while (ticks < max && busy(bank)) {
        shaftrun_tick(bank);
        ticks++;
    }
    return ticks;
}

int shaftrun_service(shaftrun *bank, int car, int on)
{
    struct car *c = get_car(bank, car);
    int others = 0;

    if (on || !c->in_service) {
        c->in_service = c->in_service || on;
        return 0;
    }
    for (int i = 0; i < bank->cars; i++)
        others += i != car && bank->car[i].in_service;
    if (others == 0)
        return -1;
    c->in_service = 0;
    c->pending = 0;
    c->direction = 0;
    for (int f = 0; f < bank->floors; f++) {
        int called = c->stops[f] & FROM_HALL;

        c->stops[f] = 0;
        if (called)
            shaftrun_call(bank, f, 0);
    }
    return 0;
}

int shaftrun_floor(const shaftrun *bank, int car)
{
    return see_car(bank, car)->floor;
}

int shaftrun_direction(const shaftrun *bank, int car)
{
    return see_car(bank, car)->direction;
}

size_t shaftrun_pending(const shaftrun *bank, int car)
{
    return see_car(bank, car)->pending;
}
