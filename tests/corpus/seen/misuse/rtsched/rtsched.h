/*
 * rtsched.h - cooperative scheduler with priorities
 *
 * SPDX-License-Identifier: MIT
 *
 * Tasks are embedded in the structures of the application; the scheduler never
 * allocates. Lower numbers run first, tasks of one priority in the order they
 * were added.
 *
 * Preconditions are asserted where that is cheap:
 *   - a task is initialised before anything else is done with it
 *   - it is in one scheduler at most, and once
 *   - it stays where it is while it is in one
 */
#ifndef RTSCHED_H
#define RTSCHED_H

#include <stdbool.h>
#include <stddef.h>

#define RTS_PRIORITIES 8

struct rts;
struct rts_task;

/* Returns whether the task wants to run again; it is added anew if so. The
 * function may add and remove other tasks. */
typedef bool rts_fn(struct rts_task *task);

struct rts_task {
    struct rts_task *next;
    struct rts *home;
    rts_fn *fn;
    unsigned priority;
};

struct rts {
    struct rts_task *head[RTS_PRIORITIES];
    struct rts_task *tail[RTS_PRIORITIES];
    size_t ready;
};

/* Makes it empty; not while tasks are in it. */
void rts_init(struct rts *s);
/* Not while the task is in a scheduler. */
void rts_task_init(struct rts_task *t, rts_fn *fn, unsigned priority);

void rts_add(struct rts *s, struct rts_task *t);
/* t has to be in s. */
void rts_remove(struct rts *s, struct rts_task *t);
bool rts_has(const struct rts *s, const struct rts_task *t);
/* Also of a task that is ready, which goes to the end of the new priority. */
void rts_set_priority(struct rts_task *t, unsigned priority);

size_t rts_ready(const struct rts *s);
/* The task that is to run next; there has to be one. */
struct rts_task *rts_next(const struct rts *s);
/* Runs that task. False if none is ready. */
bool rts_run_one(struct rts *s);
/* Up to `most` of them, and no more than are ready at first; how many it were. */
size_t rts_run(struct rts *s, size_t most);

#endif
