/* Keeps the last few measurements, in memory of the caller. */
#ifndef RINGLOG_H
#define RINGLOG_H

#include <stdbool.h>
#include <stddef.h>

struct ringlog {
    int *slots;
    size_t capacity;
    size_t head;  /* where the next one goes */
    size_t count; /* at most capacity */
};

void ringlog_init(struct ringlog *log, int *slots, size_t capacity);

/* Forgets the oldest value when full. */
void ringlog_push(struct ringlog *log, int value);
bool ringlog_shift(struct ringlog *log, int *oldest);

/* Age 0 is the newest. */
bool ringlog_at(const struct ringlog *log, size_t age, int *value);
size_t ringlog_count(const struct ringlog *log);
bool ringlog_full(const struct ringlog *log);
void ringlog_clear(struct ringlog *log);

/* Average of all values, and of every STEP-th one from the newest. */
int ringlog_average(const struct ringlog *log);
int ringlog_sampled(const struct ringlog *log, size_t step);

/* Moves the oldest values of one log to another until it is full. */
size_t ringlog_drain(struct ringlog *from, struct ringlog *to);

#endif
