/**
 * @file loopev.h
 * @brief A small event loop without threads.
 *
 * Sources are made by the caller and added to a loop. A source that is
 * triggered has its callback called the next time the loop runs, once, however
 * often it was triggered.
 */
#ifndef LOOPEV_H
#define LOOPEV_H

#include <stdbool.h>
#include <stddef.h>

typedef struct ev_loop ev_loop;
typedef struct ev_source ev_source;

/**
 * Called by ev_loop_run(). It may trigger, add and remove sources, its own
 * too, but must not run or free the loop.
 */
typedef void (*ev_callback)(ev_source *source, void *user);

/** @return NULL if out of memory */
ev_loop *ev_loop_new(void);

/**
 * Frees a loop. The sources are not the loop's: they have to be removed
 * before.
 */
void ev_loop_free(ev_loop *loop);

/**
 * Calls back every source that is triggered.
 * @return how many were called
 */
int ev_loop_run(ev_loop *loop);

/** The number of sources in the loop. */
size_t ev_loop_size(const ev_loop *loop);

/**
 * @param callback  not NULL
 * @param user      passed to callback
 */
ev_source *ev_source_new(ev_callback callback, void *user);

/** Frees a source, which must not be in a loop any more. */
void ev_source_free(ev_source *source);

/** A source can be in one loop at a time. */
void ev_loop_add(ev_loop *loop, ev_source *source);

/** @pre the source is in this loop */
void ev_loop_remove(ev_loop *loop, ev_source *source);

/** Whether a source is in a loop. */
bool ev_source_active(const ev_source *source);

/** Also for sources that are not in a loop; they are called when they are. */
void ev_source_trigger(ev_source *source);

#endif
