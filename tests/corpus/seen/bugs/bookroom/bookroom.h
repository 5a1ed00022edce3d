#ifndef BOOKROOM_H
#define BOOKROOM_H

#include <stdbool.h>
#include <stddef.h>

/*
 * The calendar of a meeting room.
 *
 * Time is in minutes from some point on, 0 to ROOM_HORIZON. A booking goes from
 * its start up to, but not including, its end; two bookings never overlap.
 */
#define ROOM_HORIZON (366 * 24 * 60)

typedef struct room room_t;

/* Names a booking; never 0. Ids are not used again. */
typedef unsigned booking_id;

typedef enum {
    ROOM_OK,
    ROOM_CLASH,      /* the room is taken */
    ROOM_BAD_TIME,   /* start not before end, or outside 0..ROOM_HORIZON */
    ROOM_NO_BOOKING, /* unknown or cancelled id */
    ROOM_NO_MEMORY
} room_status;

room_t *room_open(void);
void room_close(room_t *room);

/* Books the room; *id may be NULL if it is not of interest. */
room_status room_book(room_t *room, int start, int end, const char *who, booking_id *id);

room_status room_cancel(room_t *room, booking_id id);

/* Lets a booking begin at another time; its length stays. */
room_status room_move(room_t *room, booking_id id, int start);

/* Lets a booking end later or earlier. */
room_status room_set_end(room_t *room, booking_id id, int end);

/* Start and end of a booking. */
room_status room_get(const room_t *room, booking_id id, int *start, int *end);

/* Who has the room at this time; NULL when it is free. Valid until that booking
 * is cancelled. */
const char *room_who(const room_t *room, int time);

/* The earliest time from `from` on at which the room is free for `minutes`; -1
 * when there is none, or when `from` or `minutes` is negative. */
int room_find(const room_t *room, int from, int minutes);

size_t room_bookings(const room_t *room);

/* Sum of minutes booked. */
int room_busy(const room_t *room);

#endif
