#include "seats.h"

#include <assert.h>

void seats_init(seats *s)
{
    s->count = 0;
    for (int i = 0; i < SEATS; i++)
        s->guest[i] = s->seat[i] = -1;
}

static bool has(const seats *s, int guest)
{
    return guest >= 0 && guest < SEATS && s->seat[guest] >= 0;
}

static int seat_of(const seats *s, int guest)
{
    int at = s->seat[guest];
    assert(at < s->count && s->guest[at] == guest);
    return at;
}

int seats_take(seats *s)
{
    if (s->count == SEATS)
        return -1;
    int guest = 0;
    while (guest < SEATS - 1 && s->seat[guest] >= 0)
        guest++;
    s->seat[guest] = s->count;
    s->guest[s->count++] = guest;
    return guest;
}

bool seats_leave(seats *s, int guest)
{
    if (!has(s, guest))
        return false;
    int at = seat_of(s, guest), last = s->guest[--s->count];
    s->seat[guest] = -1;
    s->guest[at] = last;
    s->seat[last] = at;
    return true;
}

int seats_of(const seats *s, int guest)
{
    if (!has(s, guest))
        return -1;
    return seat_of(s, guest);
}

int seats_at(const seats *s, int seat)
{
    assert(seat >= 0 && seat < SEATS && s->guest[seat] >= 0);
    return s->guest[seat];
}
