#ifndef CLASHES_H
#define CLASHES_H

#include <stdbool.h>
#include <stddef.h>

/* Clashes finds bookings that overlap.
 *
 * A calendar keeps bookings sorted by their beginning. Times are minutes since
 * whenever you like; a booking lasts from `from` up to, not including, `to`.
 * Bookings may overlap, that's what this library is about. */

typedef struct clash_cal clash_cal;
typedef struct clash_booking clash_booking;

#define CLASH_MAX_BOOKINGS 2000

/* Gets the two bookings that overlap, the one that begins first as `a`. Return
 * false to see no more. It must not book, cancel or move anything in the
 * calendar at hand, nor close it. */
typedef bool clash_fn(clash_booking *a, clash_booking *b, void *arg);

/* Frees the tag of a booking; not the place to call the calendar from. */
typedef void clash_free_fn(void *tag);

/* A new calendar; NULL without memory. Every booking carries a tag of yours.
 * If free_tag isn't NULL the calendar owns the tags: it calls free_tag for a
 * tag (unless that is NULL) when its booking is cancelled or the calendar is
 * closed. With NULL tags are just carried along. */
clash_cal *clash_open(clash_free_fn *free_tag);

/* Ends the calendar and all its bookings. NULL does no harm. */
void clash_close(clash_cal *cal);

/* Books. NULL, and the tag remains yours, unless from < to; also when there are
 * CLASH_MAX_BOOKINGS already, or no memory. The handle is good until the
 * booking is cancelled or the calendar closed. */
clash_booking *clash_book(clash_cal *cal, int from, int to, void *tag);

/* Takes a booking of this calendar off it; the handle is dead afterwards. */
void clash_cancel(clash_cal *cal, clash_booking *booking);

/* Moves a booking of this calendar to another time. false, and it stays, unless
 * from < to. */
bool clash_move(clash_cal *cal, clash_booking *booking, int from, int to);

/* Calls fn with every pair that overlaps; returns the number of calls. */
size_t clash_each(clash_cal *cal, clash_fn *fn, void *arg);

/* Is nothing booked from `from` up to `to`? An empty span is always free. */
bool clash_is_free(const clash_cal *cal, int from, int to);

/* The booking that begins first, and the one after another; NULL at the end. */
clash_booking *clash_first(const clash_cal *cal);
clash_booking *clash_after(const clash_booking *booking);

int clash_from(const clash_booking *booking);
int clash_to(const clash_booking *booking);
void *clash_tag(const clash_booking *booking);

#endif
