#ifndef TRACESPAN_H
#define TRACESPAN_H

#include <stddef.h>
#include <stdint.h>

/**
 * Times of nested spans of work, summed up by their names.
 *
 * Times are whatever the caller measures in, e.g. microseconds.  They must not
 * run backwards.
 */
typedef struct tracer tracer_t;

#define TRACE_DEPTH 16 /**< as deep may spans be nested */
#define TRACE_NAMES 64 /**< as many names may be in use */

tracer_t *trace_new(void);
/** All spans have to be ended. */
void trace_free(tracer_t *t);

/** Begins a span inside of the one that was begun last.  Returns a number for
 *  trace_end().  Names are string constants and are not copied. */
int trace_begin(tracer_t *t, const char *name, uint64_t now);

/** Ends a span.  Spans end in the reverse order of their beginning. */
void trace_end(tracer_t *t, int span, uint64_t now);

/** How many spans are open. */
int trace_depth(const tracer_t *t);

/** Name of the innermost open span, NULL if there is none. */
const char *trace_current(const tracer_t *t);

/** How often spans of a name have ended, and how long they took together;
 *  0 for names that are not known. */
unsigned trace_calls(const tracer_t *t, const char *name);
uint64_t trace_total(const tracer_t *t, const char *name);

/** Forgets all counts.  Only when no span is open. */
void trace_reset(tracer_t *t);

/** Writes lines "NAME CALLS TOTAL" to a buffer, cut off where it ends.
 *  Returns the length of the whole, like snprintf(). */
size_t trace_report(const tracer_t *t, char *buffer, size_t size);

#endif
