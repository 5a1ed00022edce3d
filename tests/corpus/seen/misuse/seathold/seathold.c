#include "seathold.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { AVAILABLE, HELD, SOLD };

struct hall {
    int rows;
    int seats;
    int holds; /* that have not ended */
    unsigned char *states;
};

struct hold {
    const hall *owner;
    int row;
    int first;
    int count;
};

hall *hall_create(int rows, int seats)
{
    if (rows < 1 || rows > HALL_MAX_ROWS || seats < 1 || seats > HALL_MAX_SEATS)
        return NULL;
    hall *h = malloc(sizeof *h);
    if (h == NULL)
        return NULL;
    h->rows = rows;
    h->seats = seats;
    h->holds = 0;
    h->states = calloc((size_t)rows, (size_t)seats);
    if (h->states == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

void hall_destroy(hall *h)
{
    if (h == NULL)
        return;
    assert(h->holds == 0);
    free(h->states);
    free(h);
}

int hall_rows(const hall *h)
{
    return h->rows;
}

static unsigned char *row_of(const hall *h, int row)
{
    assert(row >= 0 && row < h->rows);
    return h->states + row * h->seats;
}

int hall_available(const hall *h, int row)
{
    const unsigned char *states = row_of(h, row);
    int count = 0;
    for (int i = 0; i < h->seats; i++)
        count += states[i] == AVAILABLE;
    return count;
}

int hall_sold(const hall *h)
{
    int count = 0;
    for (int i = 0; i < h->rows * h->seats; i++)
        count += h->states[i] == SOLD;
    return count;
}

hold *hall_hold(hall *h, int row, int count)
{
    unsigned char *states = row_of(h, row);
    if (count < 1 || count > h->seats)
        return NULL;
    int run = 0, end = 0;
    while (end < h->seats && run < count)
        run = states[end++] == AVAILABLE ? run + 1 : 0;
    if (run < count)
        return NULL;
    hold *o = malloc(sizeof *o);
    if (o == NULL)
        return NULL;
    o->owner = h;
    o->row = row;
    o->first = end - count;
    o->count = count;
    memset(states + o->first, HELD, (size_t)count);
    h->holds++;
    return o;
}

int hold_row(const hold *o)
{
    return o->row;
}

int hold_first_seat(const hold *o)
{
    return o->first;
}

int hold_count(const hold *o)
{
    return o->count;
}

static void end_hold(hall *h, hold *o, int state)
{
    assert(o->owner == h);
    memset(row_of(h, o->row) + o->first, state, (size_t)o->count);
    h->holds--;
    free(o);
}

void hold_sell(hall *h, hold *o)
{
    end_hold(h, o, SOLD);
}

void hold_release(hall *h, hold *o)
{
    end_hold(h, o, AVAILABLE);
}

bool hold_extend(hall *h, hold *o)
{
    assert(o->owner == h);
    int next = o->first + o->count;
    unsigned char *states = row_of(h, o->row);
    if (next == h->seats || states[next] != AVAILABLE)
        return false;
    states[next] = HELD;
    o->count++;
    return true;
}
