#ifndef LOGROUTE_H
#define LOGROUTE_H

#include <stddef.h>

typedef enum { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR } log_level;

typedef struct log_sink log_sink;
typedef struct log_router log_router;

/* Where messages go.  Belongs to the caller, who fills in the first three and
   keeps it alive while it is attached.  From `write` only its own sink may be
   detached; nothing else may be done with the router there. */
struct log_sink {
    void (*write)(log_sink *sink, log_level level, const char *text);
    log_level least; /* what is below is not written */
    void *user;
    log_sink *next_; /* the router's */
};

log_router *log_router_new(void);
void log_router_free(log_router *r); /* sinks are let go, not freed */

/* A sink is attached to one router at a time, and once. */
void log_attach(log_router *r, log_sink *sink);
void log_detach(log_router *r, log_sink *sink); /* nothing if it is not attached */
size_t log_sinks(const log_router *r);

void log_emit(log_router *r, log_level level, const char *text);
/* one %s and one %d at most, in that order, e.g. "%s: line %d" */
void log_emitf(log_router *r, log_level level, const char *format, const char *s, int d);

/* prefix of all messages, copied, cut to 15 characters */
void log_prefix(log_router *r, const char *prefix);
unsigned long log_emitted(const log_router *r, log_level level);
const char *log_level_name(log_level level);

#endif
