#include "ringlog.h"

void ringlog_init(struct ringlog *log, int *slots, size_t capacity)
{
    log->slots = slots;
    log->capacity = capacity;
    ringlog_clear(log);
}

void ringlog_clear(struct ringlog *log)
{
    log->head = 0;
    log->count = 0;
}

void ringlog_push(struct ringlog *log, int value)
{
    log->slots[log->head % log->capacity] = value;
    log->head = (log->head + 1) % log->capacity;
    if (log->count < log->capacity)
        log->count++;
}

/* Slot of the value of that age, which is below the count. */
static size_t slot_of(const struct ringlog *log, size_t age)
{
    return (log->head + log->capacity - 1 - age) % log->capacity;
}

bool ringlog_shift(struct ringlog *log, int *oldest)
{
    if (log->count == 0)
        return false;
    *oldest = log->slots[slot_of(log, log->count - 1)];
    log->count--;
    return true;
}

bool ringlog_at(const struct ringlog *log, size_t age, int *value)
{
    if (age >= log->count)
        return false;
    *value = log->slots[slot_of(log, age)];
    return true;
}

size_t ringlog_count(const struct ringlog *log)
{
    return log->count;
}

bool ringlog_full(const struct ringlog *log)
{
    return log->count == log->capacity;
}

int ringlog_average(const struct ringlog *log)
{
    return log->count ? ringlog_sampled(log, 1) : 0;
}

int ringlog_sampled(const struct ringlog *log, size_t step)
{
    size_t samples = log->count ? (log->count - 1) / step + 1 : 0;
    long long sum = 0;
    for (size_t i = 0; i < samples; i++)
        sum += log->slots[slot_of(log, i * step)];
    return samples ? (int)(sum / (long long)samples) : 0;
}

size_t ringlog_drain(struct ringlog *from, struct ringlog *to)
{
    size_t moved = 0;
    int value;
    if (from == to)
        return 0;
    while (!ringlog_full(to) && ringlog_shift(from, &value)) {
        ringlog_push(to, value);
        moved++;
    }
    return moved;
}
