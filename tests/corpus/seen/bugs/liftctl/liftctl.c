#include "liftctl.h"

bool lift_init(lift *l, int floors)
{
    if (floors < 1 || floors > LIFT_FLOORS)
        return false;
    l->floors = floors;
    l->floor = 0;
    l->pending = 0;
    l->dir = LIFT_IDLE;
    for (int i = 0; i < LIFT_FLOORS; i++)
        l->wanted[i] = false;
    return true;
}

static bool exists(const lift *l, int floor)
{
    return floor >= 0 && floor < l->floors;
}

bool lift_call(lift *l, int floor)
{
    if (!exists(l, floor))
        return false;
    if (floor == l->floor && l->dir == LIFT_IDLE)
        return true;
    if (!l->wanted[floor]) {
        l->wanted[floor] = true;
        l->pending++;
    }
    return true;
}

bool lift_cancel(lift *l, int floor)
{
    if (!exists(l, floor) || !l->wanted[floor])
        return false;
    l->wanted[floor] = false;
    l->pending--;
    return true;
}

static bool wanted_in(const lift *l, int first, int last)
{
    for (int i = first; i <= last; i++)
        if (l->wanted[i])
            return true;
    return false;
}

static enum lift_dir choose(const lift *l)
{
    bool up = wanted_in(l, l->floor + 1, l->floors - 1);
    bool down = wanted_in(l, 0, l->floor - 1);
    if (l->dir == LIFT_DOWN)
        return down ? LIFT_DOWN : up ? LIFT_UP : LIFT_IDLE;
    return up ? LIFT_UP : down ? LIFT_DOWN : LIFT_IDLE;
}

bool lift_step(lift *l)
{
    l->dir = choose(l);
    if (l->dir == LIFT_IDLE)
        return false;
    l->floor += l->dir;
    if (l->wanted[l->floor]) {
        l->wanted[l->floor] = false;
        l->pending--;
    }
    return true;
}

int lift_run(lift *l)
{
    int travelled = 0;
    while (l->pending > 0)
        if (lift_step(l))
            travelled++;
    l->dir = LIFT_IDLE;
    return travelled;
}

int lift_floor(const lift *l)
{
    return l->floor;
}

enum lift_dir lift_direction(const lift *l)
{
    return l->dir;
}

int lift_pending(const lift *l)
{
    return l->pending;
}
