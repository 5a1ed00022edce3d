/* tocsin - named events and those who listen to them
 *
 * An emitter keeps a list of listeners.  Each is bound to the name of an event
 * and is called, in the order in which they were added, whenever that event is
 * emitted.
 *
 * Listeners may do to the emitter whatever they like: add listeners, remove
 * others or themselves, emit the same or other events.  The one thing they must
 * not do is free it.  What happens then:
 *   - a listener added while an event is being emitted is not called for it;
 *   - a listener removed while an event is being emitted is not called any
 *     more, not even for this one;
 *   - emitting from within a listener works at once, to a depth of
 *     TOCSIN_DEPTH.
 *
 * Names are copied.  They have 1 to TOCSIN_NAME bytes.
 */
#ifndef TOCSIN_H
#define TOCSIN_H

#include <stddef.h>

#define TOCSIN_NAME      31
#define TOCSIN_DEPTH     8
#define TOCSIN_LISTENERS 512

typedef struct tocsin tocsin;

/* `arg' is what was given to tocsin_emit(), `user' what was given with the
 * listener.  `event' is the string given to tocsin_emit(). */
typedef void tocsin_fn(tocsin *em, const char *event, void *arg, void *user);

/* An emitter without listeners; NULL when out of memory. */
tocsin *tocsin_new(void);

/* Frees the emitter and all it knows.  Nothing happens with NULL. */
void tocsin_free(tocsin *em);

/* Adds a listener.  The same function may be added more than once.  Returns
 * its number, never 0 and never used again; or 0 when the name is too short or
 * too long, when fn is NULL, when there are TOCSIN_LISTENERS already or out of
 * memory. */
unsigned tocsin_on(tocsin *em, const char *event, tocsin_fn *fn, void *user);

/* The same, but the listener is removed just before it is called first. */
unsigned tocsin_once(tocsin *em, const char *event, tocsin_fn *fn, void *user);

/* Removes the listener of that number.  1 when there was one, else 0. */
int tocsin_off(tocsin *em, unsigned number);

/* Removes all listeners of an event, or all there are when event is NULL.
 * Returns how many. */
size_t tocsin_off_all(tocsin *em, const char *event);

/* How many listeners an event has. */
size_t tocsin_count(const tocsin *em, const char *event);

/* Calls the listeners of an event.  Returns how many were called (0 for an
 * unknown event), or -1 without calling any when nested too deeply. */
int tocsin_emit(tocsin *em, const char *event, void *arg);

#endif
