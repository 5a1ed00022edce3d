#include "timewheel.h"

#include <assert.h>
#include <stdlib.h>

#define SLOTS 4

struct timer {
    struct timer *next;
    unsigned long long due;
    unsigned rounds; /* times the wheel has yet to pass it by */
    int id;
};

struct timewheel {
    unsigned long long now;
    struct timer *slots[SLOTS];
    size_t running;
    bool expired;
    int last;
};

timewheel *timewheel_new(void)
{
    return calloc(1, sizeof(timewheel));
}

void timewheel_free(timewheel *wheel)
{
    if (wheel == NULL)
        return;
    for (int i = 0; i < SLOTS; i++) {
        while (wheel->slots[i] != NULL) {
            struct timer *timer = wheel->slots[i];
            wheel->slots[i] = timer->next;
            free(timer);
        }
    }
    free(wheel);
}

bool timewheel_start(timewheel *wheel, int id, unsigned delay)
{
    if (delay > TIMEWHEEL_MAX_DELAY)
        return false;
    if (delay == 0)
        delay = 1;
    struct timer *timer = malloc(sizeof *timer);
    if (timer == NULL)
        return false;
    timer->id = id;
    timer->due = wheel->now + delay;
    timer->rounds = delay / SLOTS;
    struct timer **slot = &wheel->slots[timer->due % SLOTS];
    timer->next = *slot;
    *slot = timer;
    wheel->running++;
    return true;
}

size_t timewheel_stop(timewheel *wheel, int id)
{
    size_t stopped = 0;
    for (int i = 0; i < SLOTS; i++) {
        struct timer **link = &wheel->slots[i];
        while (*link != NULL) {
            struct timer *timer = *link;
            if (timer->id != id) {
                link = &timer->next;
                continue;
            }
            *link = timer->next;
            free(timer);
            stopped++;
        }
    }
    wheel->running -= stopped;
    return stopped;
}

size_t timewheel_tick(timewheel *wheel)
{
    size_t expired = 0;
    wheel->now++;
    struct timer **link = &wheel->slots[wheel->now % SLOTS];
    while (*link != NULL) {
        struct timer *timer = *link;
        if (timer->rounds > 0) {
            timer->rounds--;
            link = &timer->next;
            continue;
        }
        assert(timer->due == wheel->now);
        *link = timer->next;
        wheel->expired = true;
        wheel->last = timer->id;
        free(timer);
        expired++;
    }
    wheel->running -= expired;
    return expired;
}

size_t timewheel_advance(timewheel *wheel, unsigned ticks)
{
    size_t expired = 0;
    if (ticks > TIMEWHEEL_MAX_ADVANCE)
        ticks = TIMEWHEEL_MAX_ADVANCE;
    for (; ticks > 0; ticks--)
        expired += timewheel_tick(wheel);
    return expired;
}

size_t timewheel_running(const timewheel *wheel)
{
    return wheel->running;
}

bool timewheel_last(const timewheel *wheel, int *id)
{
    if (wheel->expired)
        *id = wheel->last;
    return wheel->expired;
}
