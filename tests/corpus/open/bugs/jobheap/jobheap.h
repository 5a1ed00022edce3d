#ifndef JOBHEAP_H
#define JOBHEAP_H

#include <stdbool.h>
#include <stddef.h>

/* Jobs, of which the one with the smallest priority comes first. */
struct jobheap;

struct job {
    unsigned id;
    int priority;
};

struct jobheap *jobheap_new(void);
void jobheap_free(struct jobheap *heap);

/* Adds a job under a new number; 0 when memory is out. */
unsigned jobheap_submit(struct jobheap *heap, int priority);
/* The first job, taken out or left in; false when there is none. */
bool jobheap_take(struct jobheap *heap, struct job *job);
bool jobheap_peek(const struct jobheap *heap, struct job *job);
/* Takes the job with that number out; false when there is none. */
bool jobheap_cancel(struct jobheap *heap, unsigned id);
void jobheap_clear(struct jobheap *heap);

size_t jobheap_count(const struct jobheap *heap);

/* Whether every job stands behind its parent, as it must. */
bool jobheap_valid(const struct jobheap *heap);

#endif
