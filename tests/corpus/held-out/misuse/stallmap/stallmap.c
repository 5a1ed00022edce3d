#include "stallmap.h"

#include <stdlib.h>
#include <string.h>

struct booking {
    struct booking *next;
    unsigned number;
    unsigned row, seat, count;
    char name[STALL_MAX_NAME + 1];
};

struct stallmap {
    unsigned rows, seats;
    unsigned vacant;
    unsigned numbers;           /* given out so far */
    struct booking *bookings;
    unsigned char *state;       /* row by row */
};

struct stall_hold {
    stallmap *house;
    unsigned row, seat, count;
};

stallmap *stallmap_new(unsigned rows, unsigned seats)
{
    stallmap *house;

    if (rows < 1 || rows > STALL_MAX_ROWS || seats < 1 || seats > STALL_MAX_SEATS)
        return NULL;
    house = calloc(1, sizeof *house);
    if (house == NULL)
        return NULL;
    house->state = malloc((size_t)rows * seats);
    if (house->state == NULL) {
        free(house);
        return NULL;
    }
    memset(house->state, STALL_FREE, (size_t)rows * seats);
    house->rows = rows;
    house->seats = seats;
    house->vacant = rows * seats;
    return house;
}

void stallmap_free(stallmap *house)
{
    if (house == NULL)
        return;
    while (house->bookings != NULL) {
        struct booking *next = house->bookings->next;

        free(house->bookings);
        house->bookings = next;
    }
    free(house->state);
    free(house);
}

static unsigned char *seat_at(const stallmap *house, unsigned row, unsigned seat)
{
    return house->state + (size_t)row * house->seats + seat;
}

static int is_seat(const stallmap *house, unsigned row, unsigned seat)
{
    return row < house->rows && seat < house->seats;
}

stall_hold *stallmap_hold(stallmap *house, unsigned row, unsigned seat, unsigned count)
{
    stall_hold *hold;
    unsigned char *state;

    if (count == 0 || !is_seat(house, row, seat) || count > house->seats - seat)
        return NULL;
    state = seat_at(house, row, seat);
    for (unsigned i = 0; i < count; i++)
        if (state[i] != STALL_FREE)
            return NULL;
    hold = malloc(sizeof *hold);
    if (hold == NULL)
        return NULL;
    hold->house = house;
    hold->row = row;
    hold->seat = seat;
    hold->count = count;
    memset(state, STALL_HELD, count);
    house->vacant -= count;
    return hold;
}

unsigned stallmap_confirm(stall_hold *hold, const char *name)
{
    stallmap *house = hold->house;
    struct booking *booking;
    size_t length = strlen(name);

    if (length == 0 || length > STALL_MAX_NAME || house->numbers + 1 == 0)
        return 0;
    booking = malloc(sizeof *booking);
    if (booking == NULL)
        return 0;
    memcpy(booking->name, name, length + 1);
    booking->number = ++house->numbers;
    booking->row = hold->row;
    booking->seat = hold->seat;
    booking->count = hold->count;
    booking->next = house->bookings;
    house->bookings = booking;
    memset(seat_at(house, hold->row, hold->seat), STALL_BOOKED, hold->count);
    free(hold);
    return booking->number;
}

void stallmap_drop(stall_hold *hold)
{
    if (hold == NULL)
        return;
    memset(seat_at(hold->house, hold->row, hold->seat), STALL_FREE, hold->count);
    hold->house->vacant += hold->count;
    free(hold);
}

int stallmap_cancel(stallmap *house, unsigned number)
{
    for (struct booking **at = &house->bookings; *at != NULL; at = &(*at)->next) {
        struct booking *booking = *at;

        if (booking->number != number)
            continue;
        memset(seat_at(house, booking->row, booking->seat), STALL_FREE, booking->count);
        house->vacant += booking->count;
        *at = booking->next;
        free(booking);
        return 0;
    }
    return -1;
}

const char *stallmap_name(const stallmap *house, unsigned row, unsigned seat)
{
    for (const struct booking *at = house->bookings; at != NULL; at = at->next)
        if (at->row == row && seat >= at->seat && seat - at->seat < at->count)
            return at->name;
    return NULL;
}

enum stall_state stallmap_state(const stallmap *house, unsigned row, unsigned seat)
{
    if (!is_seat(house, row, seat))
        return STALL_NONE;
    return (enum stall_state)*seat_at(house, row, seat);
}

unsigned stallmap_vacant(const stallmap *house)
{
    return house->vacant;
}

void stallmap_draw(const stallmap *house, char *out)
{
    static const char marks[] = ".ox";

    for (unsigned row = 0; row < house->rows; row++) {
        for (unsigned seat = 0; seat < house->seats; seat++)
            *out++ = marks[*seat_at(house, row, seat)];
        *out++ = '\n';
    }
    *out = '\0';
}
