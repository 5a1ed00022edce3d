#include "turnord.h"

static bool taken(const TurnOrder *order, int actor)
{
    return actor >= 0 && actor < TURN_ACTORS && order->actors[actor].speed > 0;
}

static bool goodSpeed(int speed)
{
    return speed >= 1 && speed <= TURN_SPEED_MAX;
}

void TurnInit(TurnOrder *order)
{
    for (int i = 0; i < TURN_ACTORS; i++)
        order->actors[i] = (TurnActor){0, 0, TURN_NORMAL};
    order->clock = 0;
}

int TurnJoin(TurnOrder *order, int speed)
{
    if (!goodSpeed(speed))
        return -1;
    for (int i = 0; i < TURN_ACTORS; i++) {
        if (order->actors[i].speed == 0) {
            order->actors[i] = (TurnActor){0, speed, TURN_NORMAL};
            return i;
        }
    }
    return -1;
}

bool TurnLeave(TurnOrder *order, int actor)
{
    if (!taken(order, actor))
        return false;
    order->actors[actor].speed = 0;
    return true;
}

bool TurnSetMood(TurnOrder *order, int actor, TurnMood mood)
{
    if (!taken(order, actor))
        return false;
    switch (mood) {
    case TURN_NORMAL:
    case TURN_HASTED:
    case TURN_SLOWED:
    case TURN_FROZEN:
        order->actors[actor].mood = mood;
        return true;
    }
    return false;
}

bool TurnSetSpeed(TurnOrder *order, int actor, int speed)
{
    if (!taken(order, actor) || !goodSpeed(speed))
        return false;
    order->actors[actor].speed = speed;
    return true;
}

bool TurnTire(TurnOrder *order, int actor, int energy)
{
    if (!taken(order, actor) || energy < 0)
        return false;
    if (energy > order->actors[actor].energy + 10 * TURN_COST)
        return false;
    order->actors[actor].energy -= energy;
    return true;
}

int TurnCount(const TurnOrder *order)
{
    int count = 0;
    for (int i = 0; i < TURN_ACTORS; i++)
        count += taken(order, i);
    return count;
}

int TurnEnergy(const TurnOrder *order, int actor)
{
    return taken(order, actor) ? order->actors[actor].energy : 0;
}

// The actor to go first of those who may act now, or -1.
static int ready(const TurnOrder *order)
{
    int first = -1;
    for (int i = 0; i < TURN_ACTORS; i++) {
        if (!taken(order, i) || order->actors[i].mood == TURN_FROZEN || order->actors[i].energy < TURN_COST)
            continue;
        if (first < 0 || order->actors[i].energy > order->actors[first].energy)
            first = i;
    }
    return first;
}

static int gain(const TurnActor *actor)
{
    switch (actor->mood) {
    case TURN_HASTED:
        return 2 * actor->speed;
    case TURN_SLOWED:
        return actor->speed / 2;
    case TURN_FROZEN:
        return 0;
    default:
        return actor->speed;
    }
}

static bool anyoneAwake(const TurnOrder *order)
{
    for (int i = 0; i < TURN_ACTORS; i++)
        if (taken(order, i) && order->actors[i].mood != TURN_FROZEN)
            return true;
    return false;
}

static void tick(TurnOrder *order)
{
    for (int i = 0; i < TURN_ACTORS; i++)
        if (taken(order, i))
            order->actors[i].energy += gain(&order->actors[i]);
    order->clock++;
}

int TurnNext(TurnOrder *order)
{
    if (!anyoneAwake(order))
        return -1;
    int actor = ready(order);
    while (actor < 0) {
        tick(order);
        actor = ready(order);
    }
    order->actors[actor].energy -= TURN_COST;
    return actor;
}

uint64_t TurnClock(const TurnOrder *order)
{
    return order->clock;
}
