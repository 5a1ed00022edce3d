#include "seatmap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct sm_party {
    sm_party *next;
    unsigned held;
    char name[SM_NAME + 1];
};

struct sm_hall {
    unsigned rows;
    unsigned seats;
    unsigned free;
    unsigned parties;
    sm_party *first;
    sm_party **plan;
};

sm_hall *sm_open(unsigned rows, unsigned seats)
{
    if (rows == 0 || rows > SM_ROWS || seats == 0 || seats > SM_SEATS)
        return NULL;
    sm_hall *hall = calloc(1, sizeof *hall);
    if (hall == NULL)
        return NULL;
    hall->plan = calloc((size_t)rows * seats, sizeof *hall->plan);
    if (hall->plan == NULL) {
        free(hall);
        return NULL;
    }
    hall->rows = rows;
    hall->seats = seats;
    hall->free = rows * seats;
    return hall;
}

void sm_close(sm_hall *hall)
{
    if (hall == NULL)
        return;
    while (hall->first != NULL) {
        sm_party *party = hall->first;
        hall->first = party->next;
        free(party);
    }
    free(hall->plan);
    free(hall);
}

sm_party *sm_new_party(sm_hall *hall, const char *name)
{
    size_t length = 0;

    if (hall->parties >= SM_PARTIES)
        return NULL;
    sm_party *party = calloc(1, sizeof *party);
    if (party == NULL)
        return NULL;
    while (length < SM_NAME && name[length] != '\0')
        length++;
    memcpy(party->name, name, length);
    party->next = hall->first;
    hall->first = party;
    hall->parties++;
    return party;
}

void sm_cancel(sm_hall *hall, sm_party *party)
{
    sm_party **at = &hall->first;

    for (size_t i = 0; party->held > 0 && i < (size_t)hall->rows * hall->seats; i++)
        if (hall->plan[i] == party) {
            hall->plan[i] = NULL;
            party->held--;
            hall->free++;
        }
    while (*at != party) {
        assert(*at != NULL);
        at = &(*at)->next;
    }
    *at = party->next;
    hall->parties--;
    free(party);
}

const char *sm_name(const sm_party *party)
{
    return party->name;
}

unsigned sm_held(const sm_party *party)
{
    return party->held;
}

static sm_party **place(const sm_hall *hall, unsigned row, unsigned seat)
{
    assert(row < hall->rows);
    assert(seat < hall->seats);
    return &hall->plan[(size_t)row * hall->seats + seat];
}

int sm_take(sm_hall *hall, sm_party *party, unsigned row, unsigned seat)
{
    sm_party **at = place(hall, row, seat);

    if (*at != NULL)
        return 0;
    party->held++;
    hall->free--;
    *at = party;
    return 1;
}

int sm_leave(sm_hall *hall, unsigned row, unsigned seat)
{
    sm_party **at = place(hall, row, seat);

    if (*at == NULL)
        return 0;
    (*at)->held--;
    hall->free++;
    *at = NULL;
    return 1;
}

sm_party *sm_at(const sm_hall *hall, unsigned row, unsigned seat)
{
    return *place(hall, row, seat);
}

int sm_block(sm_hall *hall, sm_party *party, unsigned n)
{
    if (n == 0 || n > hall->seats)
        return 0;
    for (unsigned row = 0; row < hall->rows; row++) {
        unsigned run = 0;
        for (unsigned seat = 0; seat < hall->seats; seat++) {
            run = *place(hall, row, seat) == NULL ? run + 1 : 0;
            if (run < n)
                continue;
            for (unsigned s = seat + 1 - n; s <= seat; s++)
                sm_take(hall, party, row, s);
            return 1;
        }
    }
    return 0;
}

unsigned sm_free(const sm_hall *hall)
{
    return hall->free;
}
