#ifndef UIEVQ_H
#define UIEVQ_H

#include <stddef.h>

typedef enum { EV_KEY, EV_MOUSE, EV_PAINT, EV_TIMER, EV_QUIT, EV_TYPES } evtype;

typedef struct {
    evtype type;
    int target;
    size_t size;
    const void *data; /* copy of what was posted */
} event;

typedef struct evq evq;
typedef void (*evhandler)(const event *ev, void *ctx);

evq *evq_new(void);
void evq_free(evq *q);

/* data may be NULL if size is 0; returns -1 if size > 1024 or no memory */
int evq_post(evq *q, evtype type, int target, const void *data, size_t size);

/* next event or NULL; good until evq_poll, evq_dispatch or evq_free */
const event *evq_poll(evq *q);

/* one handler per type; NULL takes it away */
void evq_on(evq *q, evtype type, evhandler fn, void *ctx);

/* handles what is queued when it is called, returns how many; handlers may
   post, but not poll, dispatch or free */
int evq_dispatch(evq *q);

/* drops events of a type */
int evq_drop(evq *q, evtype type);
int evq_count(const evq *q);

#endif
