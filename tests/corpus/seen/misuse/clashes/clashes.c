#include "clashes.h"

#include <stdlib.h>

struct clash_booking {
    clash_booking *next;
    int from, to;
    void *tag;
};

struct clash_cal {
    clash_booking *first;
    size_t count;
    clash_free_fn *free_tag;
};

clash_cal *clash_open(clash_free_fn *free_tag)
{
    clash_cal *cal = calloc(1, sizeof *cal);

    if (cal != NULL)
        cal->free_tag = free_tag;
    return cal;
}

static void discard(clash_cal *cal, clash_booking *booking)
{
    if (cal->free_tag != NULL && booking->tag != NULL)
        cal->free_tag(booking->tag);
    free(booking);
}

void clash_close(clash_cal *cal)
{
    if (cal == NULL)
        return;
    while (cal->first != NULL) {
        clash_booking *booking = cal->first;
        cal->first = booking->next;
        discard(cal, booking);
    }
    free(cal);
}

/* After those that begin at the same time. */
static void insert(clash_cal *cal, clash_booking *booking)
{
    clash_booking **link = &cal->first;

    while (*link != NULL && (*link)->from <= booking->from)
        link = &(*link)->next;
    booking->next = *link;
    *link = booking;
}

/* Whether it was there. */
static bool detach(clash_cal *cal, const clash_booking *booking)
{
    for (clash_booking **link = &cal->first; *link != NULL; link = &(*link)->next) {
        if (*link == booking) {
            *link = booking->next;
            return true;
        }
    }
    return false;
}

clash_booking *clash_book(clash_cal *cal, int from, int to, void *tag)
{
    if (from >= to || cal->count >= CLASH_MAX_BOOKINGS)
        return NULL;
    clash_booking *booking = malloc(sizeof *booking);
    if (booking == NULL)
        return NULL;
    booking->from = from;
    booking->to = to;
    booking->tag = tag;
    insert(cal, booking);
    cal->count++;
    return booking;
}

void clash_cancel(clash_cal *cal, clash_booking *booking)
{
    if (!detach(cal, booking))
        abort();
    cal->count--;
    discard(cal, booking);
}

bool clash_move(clash_cal *cal, clash_booking *booking, int from, int to)
{
    if (from >= to)
        return false;
    if (!detach(cal, booking))
        abort();
    booking->from = from;
    booking->to = to;
    insert(cal, booking);
    return true;
}

size_t clash_each(clash_cal *cal, clash_fn *fn, void *arg)
{
    size_t calls = 0;

    for (clash_booking *a = cal->first; a != NULL; a = a->next) {
        for (clash_booking *b = a->next; b != NULL && b->from < a->to; b = b->next) {
            calls++;
            if (!fn(a, b, arg))
                return calls;
        }
    }
    return calls;
}

bool clash_is_free(const clash_cal *cal, int from, int to)
{
    if (from >= to)
        return true;
    for (const clash_booking *b = cal->first; b != NULL && b->from < to; b = b->next)
        if (b->to > from)
            return false;
    return true;
}

clash_booking *clash_first(const clash_cal *cal)
{
    return cal->first;
}

clash_booking *clash_after(const clash_booking *booking)
{
    return booking->next;
}

int clash_from(const clash_booking *booking)
{
    return booking->from;
}

int clash_to(const clash_booking *booking)
{
    return booking->to;
}

void *clash_tag(const clash_booking *booking)
{
    return booking->tag;
}
