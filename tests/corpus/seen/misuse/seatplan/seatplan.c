#include "seatplan.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct booked {
    seat_booking b;
    struct booked *next;
};

struct seat_hall {
    int rows, per_row;
    int free;
    int last_number;
    struct booked *bookings;    /* the latest first */
    unsigned char taken[SEAT_MAX_ROWS][SEAT_MAX_PER_ROW];
};

struct seat_hold {
    seat_hall *hall;
    int row, first, count;
};

seat_hall *seat_hall_new(int rows, int per_row)
{
    seat_hall *hall;

    if (rows < 1 || rows > SEAT_MAX_ROWS || per_row < 1 || per_row > SEAT_MAX_PER_ROW)
        return NULL;
    hall = calloc(1, sizeof *hall);
    if (!hall)
        return NULL;
    hall->rows = rows;
    hall->per_row = per_row;
    hall->free = rows * per_row;
    return hall;
}

void seat_hall_free(seat_hall *hall)
{
    if (!hall)
        return;
    while (hall->bookings) {
        struct booked *k = hall->bookings;

        hall->bookings = k->next;
        free(k);
    }
    free(hall);
}

int seat_free_count(const seat_hall *hall)
{
    return hall->free;
}

/* Row and place of a name such as "B7"; -1 if the hall has no such seat. */
static int find_seat(const seat_hall *hall, const char *seat, int *row, int *place)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const char *letter;
    int n = 0;

    if (*seat == '\0')
        return -1;
    letter = strchr(letters, *seat++);
    if (!letter || letter - letters >= hall->rows)
        return -1;
    if (*seat < '1' || *seat > '9')
        return -1;
    for (; *seat; seat++) {
        if (*seat < '0' || *seat > '9')
            return -1;
        n = n * 10 + (*seat - '0');
        if (n > hall->per_row)
            return -1;
    }
    *row = (int)(letter - letters);
    *place = n - 1;
    return 0;
}

int seat_is_free(const seat_hall *hall, const char *seat)
{
    int row, place;

    if (find_seat(hall, seat, &row, &place) != 0)
        return -1;
    return !hall->taken[row][place];
}

/* Whether count seats from first on are in the row and free. */
static int all_free(const seat_hall *hall, int row, int first, int count)
{
    if (count < 1 || count > hall->per_row - first)
        return 0;
    for (int i = 0; i < count; i++) {
        if (hall->taken[row][first + i])
            return 0;
    }
    return 1;
}

static void mark(seat_hall *hall, int row, int first, int count, int taken)
{
    memset(&hall->taken[row][first], taken, (size_t)count);
    hall->free += taken ? -count : count;
}

static seat_hold *take(seat_hall *hall, int row, int first, int count)
{
    seat_hold *hold = malloc(sizeof *hold);

    if (!hold)
        return NULL;
    hold->hall = hall;
    hold->row = row;
    hold->first = first;
    hold->count = count;
    mark(hall, row, first, count, 1);
    return hold;
}

seat_hold *seat_hold_seats(seat_hall *hall, const char *seat, int count)
{
    int row, first;

    if (find_seat(hall, seat, &row, &first) != 0 || !all_free(hall, row, first, count))
        return NULL;
    return take(hall, row, first, count);
}

seat_hold *seat_hold_best(seat_hall *hall, int count)
{
    for (int row = 0; row < hall->rows; row++) {
        for (int first = 0; first < hall->per_row; first++) {
            if (all_free(hall, row, first, count))
                return take(hall, row, first, count);
        }
    }
    return NULL;
}

int seat_hold_name(const seat_hold *hold, int i, char *name)
{
    int n;

    if (i < 0 || i >= hold->count)
        return -1;
    n = hold->first + i + 1;
    *name++ = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[hold->row];
    if (n >= 10)
        *name++ = (char)('0' + n / 10);
    *name++ = (char)('0' + n % 10);
    *name = '\0';
    return 0;
}

int seat_confirm(seat_hold *hold)
{
    seat_hall *hall = hold->hall;
    struct booked *k;

    if (hall->last_number == INT_MAX)
        return -1;
    k = malloc(sizeof *k);
    if (!k)
        return -1;
    k->b.number = ++hall->last_number;
    k->b.row = hold->row;
    k->b.first = hold->first;
    k->b.count = hold->count;
    k->next = hall->bookings;
    hall->bookings = k;
    free(hold);
    return k->b.number;
}

void seat_release(seat_hold *hold)
{
    if (!hold)
        return;
    mark(hold->hall, hold->row, hold->first, hold->count, 0);
    free(hold);
}

int seat_cancel(seat_hall *hall, int number)
{
    for (struct booked **at = &hall->bookings; *at; at = &(*at)->next) {
        struct booked *k = *at;

        if (k->b.number == number) {
            mark(hall, k->b.row, k->b.first, k->b.count, 0);
            *at = k->next;
            free(k);
            return 0;
        }
    }
    return -1;
}

int seat_each(const seat_hall *hall, int (*fn)(const seat_booking *b, void *ctx), void *ctx)
{
    for (const struct booked *k = hall->bookings; k; k = k->next) {
        int stop = fn(&k->b, ctx);

        if (stop)
            return stop;
    }
    return 0;
}
