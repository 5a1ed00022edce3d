#include "heatprog.h"

#include <string.h>

static int is_minute(int minute)
{
    return minute >= 0 && minute < 24 * 60;
}

static int is_temperature(int t)
{
    return t >= HEAT_MIN && t <= HEAT_MAX;
}

int heat_init(struct heat *h, int frost, int hysteresis)
{
    memset(h, 0, sizeof *h);
    if (!is_temperature(frost) || hysteresis < 0 || hysteresis > 100)
        return -1;
    h->frost = frost;
    h->hysteresis = hysteresis;
    return 0;
}

/* The number of switching points before this minute. */
static int place_of(const struct heat *h, int minute)
{
    int i = 0;
    while (i < h->slots && h->slot[i].minute < minute)
        i++;
    return i;
}

int heat_program(struct heat *h, int minute, int target)
{
    if (!is_minute(minute) || !is_temperature(target))
        return -1;
    int i = place_of(h, minute);
    if (i == h->slots || h->slot[i].minute != minute) {
        if (h->slots == HEAT_SLOTS)
            return -1;
        memmove(&h->slot[i + 1], &h->slot[i], (size_t)(h->slots - i) * sizeof h->slot[0]);
        h->slots++;
        h->slot[i].minute = minute;
    }
    h->slot[i].target = target;
    return 0;
}

int heat_unprogram(struct heat *h, int minute)
{
    int i = place_of(h, minute);
    if (i == h->slots || h->slot[i].minute != minute)
        return -1;
    h->slots--;
    memmove(&h->slot[i], &h->slot[i + 1], (size_t)(h->slots - i) * sizeof h->slot[0]);
    return 0;
}

int heat_target(const struct heat *h, int minute)
{
    if (!is_minute(minute) || h->slots == 0)
        return h->frost;
    int i = place_of(h, minute + 1);
    if (i == 0)
        i = h->slots;
    return h->slot[i - 1].target;
}

int heat_read(struct heat *h, int temperature)
{
    if (!is_temperature(temperature))
        return -1;
    h->newest = (h->newest + 1) % HEAT_WINDOW;
    h->reading[h->newest] = temperature;
    if (h->readings < HEAT_WINDOW)
        h->readings++;
    return 0;
}

void heat_forget(struct heat *h)
{
    h->readings = 0;
}

/* The reading `age` readings ago, 0 is the newest. */
static int reading(const struct heat *h, int age)
{
    return h->reading[(h->newest + HEAT_WINDOW - age) % HEAT_WINDOW];
}

int heat_mean(const struct heat *h)
{
    if (h->readings == 0)
        return h->frost;
    int sum = 0;
    for (int i = 0; i < h->readings; i++)
        sum += reading(h, i);
    return sum / h->readings;
}

int heat_trend(const struct heat *h)
{
    if (h->readings == 0)
        return 0;
    int steps = h->readings - 1;
    return (reading(h, 0) - reading(h, steps)) / steps;
}

int heat_step(struct heat *h, int minute)
{
    if (!is_minute(minute))
        return -1;
    if (h->readings == 0) {
        h->on = 0;
        return 0;
    }
    int target = heat_target(h, minute);
    int mean = heat_mean(h);
    if (mean < target - h->hysteresis)
        h->on = 1;
    else if (mean >= target + h->hysteresis)
        h->on = 0;
    return h->on;
}
