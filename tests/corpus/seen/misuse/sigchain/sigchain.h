/* sigchain.h - signals with intrusive listeners, no allocation.
 *
 *     struct window { ...; struct sc_listener on_close; };
 *
 *     sc_listener_init(&w->on_close, closed, w);
 *     sc_add(&app->closing, &w->on_close);
 *     ...
 *     sc_emit(&app->closing, NULL);      calls closed(&w->on_close, NULL)
 *
 * Both structs belong to the program and are linked to each other: they must
 * stay where they are, and exist, as long as the listener is on the signal.
 * Take a listener off with sc_remove() before its memory goes away, and
 * likewise all listeners with sc_clear() before the signal's does.
 */
#ifndef SIGCHAIN_H
#define SIGCHAIN_H

#include <stddef.h>

struct sc_listener;
typedef void (*sc_notify)(struct sc_listener *self, void *data);

/* Members are private, apart from user. */
struct sc_listener {
    struct sc_listener *prev, *next;
    sc_notify notify;
    void *user;
};

struct sc_signal {
    struct sc_listener head;
};

/* Every signal and every listener is initialised once, before anything else is
 * done with it. notify is not NULL. */
void sc_init(struct sc_signal *signal);
void sc_listener_init(struct sc_listener *listener, sc_notify notify, void *user);

/* Puts the listener at the end of the signal's list. If it was on a list already,
 * this one or another, it is taken off that first. */
void sc_add(struct sc_signal *signal, struct sc_listener *listener);

/* Takes the listener off; does nothing if it is on no list. */
void sc_remove(struct sc_listener *listener);

/* 1 if the listener is on a list, else 0. */
int sc_linked(const struct sc_listener *listener);

/* Calls all listeners, in the order they were added. They may add and remove any
 * listeners, themselves included, clear the signal, and emit it again: one that
 * is removed before its turn is not called, one that is added meanwhile is not
 * called this time. The signal itself must survive until sc_emit() returns. */
void sc_emit(struct sc_signal *signal, void *data);

/* Takes all listeners off. */
void sc_clear(struct sc_signal *signal);

/* Number of listeners. */
size_t sc_count(const struct sc_signal *signal);

/* The first listener with this function, NULL if there is none. */
struct sc_listener *sc_find(const struct sc_signal *signal, sc_notify notify);

#endif
