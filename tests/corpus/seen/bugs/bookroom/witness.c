#include "bookroom.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    room_t *room = room_open();
    booking_id a, b;
    int start, end;
    if (room_find(room, 0, ROOM_HORIZON) != 0 || room_find(room, INT_MAX, 1) != -1 || room_find(room, 1, INT_MAX) != -1 ||
        room_cancel(room, 1) != ROOM_NO_BOOKING || room_book(room, 5, 5, "x", NULL) != ROOM_BAD_TIME ||
        room_book(room, INT_MIN, INT_MAX, "x", NULL) != ROOM_BAD_TIME)
        return 2;
    if (room_book(room, 60, 120, "Ann", &a) != ROOM_OK || room_book(room, 0, 60, "", &b) != ROOM_OK ||
        room_book(room, 119, 121, "Cid", NULL) != ROOM_CLASH || room_book(room, 130, 140, "Cid", NULL) != ROOM_OK)
        return 2;
    if (room_find(room, 0, 10) != 120 || room_find(room, 0, 11) != 140 || room_find(room, 0, 0) != 120 ||
        room_busy(room) != 130 || strcmp(room_who(room, 60), "Ann") != 0 || room_who(room, 125) != NULL)
        return 2;
    if (room_move(room, a, 70) != ROOM_OK || room_move(room, a, 80) != ROOM_CLASH ||
        room_move(room, a, INT_MAX) != ROOM_BAD_TIME || room_set_end(room, a, 71) != ROOM_OK ||
        room_set_end(room, b, 0) != ROOM_BAD_TIME || room_get(room, a, &start, &end) != ROOM_OK || end != 71)
        return 2;
    if (room_cancel(room, b) != ROOM_OK || room_bookings(room) != 2 || room_get(room, b, &start, &end) != ROOM_NO_BOOKING)
        return 2;
#ifndef LEGAL
    if (room_move(room, b, 200) != ROOM_NO_BOOKING)
        return 2;
#endif
    room_close(room);
    return 0;
}
