#include "bookroom.h"

#include <stdlib.h>
#include <string.h>

struct booking {
    struct booking *next;
    booking_id id;
    int start, end;
    char who[];
};

struct room {
    struct booking *first; /* in the order of time */
    booking_id last_id;
    size_t count;
};

room_t *room_open(void)
{
    return calloc(1, sizeof(room_t));
}

void room_close(room_t *room)
{
    if (room == NULL)
        return;
    while (room->first != NULL) {
        struct booking *b = room->first;
        room->first = b->next;
        free(b);
    }
    free(room);
}

static struct booking *lookup(const room_t *room, booking_id id)
{
    struct booking *b = room->first;
    while (b != NULL && b->id != id)
        b = b->next;
    return b;
}

static bool proper(int start, int end)
{
    return start >= 0 && start < end && end <= ROOM_HORIZON;
}

/* Whether somebody else than `self` has the room in this time. */
static bool taken(const room_t *room, int start, int end, const struct booking *self)
{
    for (const struct booking *b = room->first; b != NULL; b = b->next)
        if (b != self && b->start < end && start < b->end)
            return true;
    return false;
}

static void insert(room_t *room, struct booking *b)
{
    struct booking **at = &room->first;
    while (*at != NULL && (*at)->start < b->start)
        at = &(*at)->next;
    b->next = *at;
    *at = b;
    room->count++;
}

static void unlink_booking(room_t *room, struct booking *b)
{
    struct booking **at = &room->first;
    while (*at != b)
        at = &(*at)->next;
    *at = b->next;
    room->count--;
}

room_status room_book(room_t *room, int start, int end, const char *who, booking_id *id)
{
    if (!proper(start, end))
        return ROOM_BAD_TIME;
    if (taken(room, start, end, NULL))
        return ROOM_CLASH;
    size_t size = strlen(who) + 1;
    struct booking *b = malloc(sizeof *b + size);
    if (b == NULL)
        return ROOM_NO_MEMORY;
    memcpy(b->who, who, size);
    b->id = ++room->last_id;
    b->start = start;
    b->end = end;
    insert(room, b);
    if (id != NULL)
        *id = b->id;
    return ROOM_OK;
}

room_status room_cancel(room_t *room, booking_id id)
{
    struct booking *b = lookup(room, id);
    if (b == NULL)
        return ROOM_NO_BOOKING;
    unlink_booking(room, b);
    free(b);
    return ROOM_OK;
}

room_status room_move(room_t *room, booking_id id, int start)
{
    struct booking *b = lookup(room, id);
    int length = b->end - b->start;
    if (start < 0 || start > ROOM_HORIZON - length)
        return ROOM_BAD_TIME;
    if (taken(room, start, start + length, b))
        return ROOM_CLASH;
    unlink_booking(room, b);
    b->start = start;
    b->end = start + length;
    insert(room, b);
    return ROOM_OK;
}

room_status room_set_end(room_t *room, booking_id id, int end)
{
    struct booking *b = lookup(room, id);
    if (b == NULL)
        return ROOM_NO_BOOKING;
    if (!proper(b->start, end))
        return ROOM_BAD_TIME;
    if (taken(room, b->start, end, b))
        return ROOM_CLASH;
    b->end = end;
    return ROOM_OK;
}

room_status room_get(const room_t *room, booking_id id, int *start, int *end)
{
    const struct booking *b = lookup(room, id);
    if (b == NULL)
        return ROOM_NO_BOOKING;
    *start = b->start;
    *end = b->end;
    return ROOM_OK;
}

const char *room_who(const room_t *room, int time)
{
    for (const struct booking *b = room->first; b != NULL; b = b->next)
        if (b->start <= time && time < b->end)
            return b->who;
    return NULL;
}

int room_find(const room_t *room, int from, int minutes)
{
    if (from < 0 || minutes < 0 || minutes > ROOM_HORIZON)
        return -1;
    for (const struct booking *b = room->first; b != NULL; b = b->next) {
        if (b->end <= from)
            continue;
        if (from <= b->start && b->start - from >= minutes && minutes > 0)
            return from;
        if (minutes == 0 && from < b->start)
            return from;
        from = b->end;
    }
    return from <= ROOM_HORIZON - minutes ? from : -1;
}

size_t room_bookings(const room_t *room)
{
    return room->count;
}

int room_busy(const room_t *room)
{
    int sum = 0;
    for (const struct booking *b = room->first; b != NULL; b = b->next)
        sum += b->end - b->start;
    return sum;
}
