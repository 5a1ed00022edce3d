/* Writes structured text from a stream of events.
 *
 *     struct event event;
 *     event_scalar(&event, "name", "value");
 *     emitter_emit(emitter, &event);
 *
 * emitter_emit() takes over what is inside the event and releases it when it
 * was written or dropped, also when emit fails. An event that was not emitted
 * is released with event_delete(). */
#ifndef EMITTER_H
#define EMITTER_H

#include <stdbool.h>
#include <stddef.h>

enum event_kind { EVENT_SCALAR, EVENT_GROUP_START, EVENT_GROUP_END };

struct event {
    enum event_kind kind;
    char *name;
    char *value; /* only of a scalar */
};

/* False when memory ran out; the event holds nothing then. */
bool event_scalar(struct event *event, const char *name, const char *value);
bool event_group_start(struct event *event, const char *name);
bool event_group_end(struct event *event);
void event_delete(struct event *event);

typedef struct emitter emitter;

emitter *emitter_new(void);
void emitter_delete(emitter *e);

/* Events are kept until they can be written: one is always held back, to know
 * whether a group is empty. False when a group ends that never started. */
bool emitter_emit(emitter *e, struct event *event);

/* Writes what is held back. */
bool emitter_flush(emitter *e);

/* The text so far, owned by the emitter; valid until the next emit or flush. */
const char *emitter_text(const emitter *e);
int emitter_depth(const emitter *e);

#endif
