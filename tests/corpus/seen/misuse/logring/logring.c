#include "logring.h"

#include <string.h>

struct head {
    uint32_t length; /* SKIP: the rest of the memory is not used */
    uint32_t serial;
};

#define SKIP UINT32_MAX

static struct head *head_at(const struct logring *log, size_t at)
{
    return (struct head *)(void *)(log->mem + at);
}

/* Where the record behind the one at `at` is. There must be one. */
static size_t behind(const struct logring *log, size_t at)
{
    at += LOGRING_COST(head_at(log, at)->length);
    if (at == log->size || head_at(log, at)->length == SKIP)
        at = 0;
    return at;
}

int logring_init(struct logring *log, void *mem, size_t size)
{
    if (size < LOGRING_SIZE_MIN)
        return -1;
    if (size > LOGRING_SIZE_MAX)
        size = LOGRING_SIZE_MAX;
    log->mem = mem;
    log->size = size & ~(size_t)7;
    log->serial = 0;
    logring_clear(log);
    return 0;
}

void logring_clear(struct logring *log)
{
    log->head = 0;
    log->tail = 0;
    log->count = 0;
    log->open = NULL;
}

static void drop(struct logring *log)
{
    if (log->count > 1) {
        log->tail = behind(log, log->tail);
        log->count--;
    } else {
        log->head = 0;
        log->tail = 0;
        log->count = 0;
    }
}

/* Moves head to where `cost` bytes are free in one piece. */
static void make_room(struct logring *log, size_t cost)
{
    for (;;) {
        if (log->count == 0) {
            log->head = 0;
            log->tail = 0;
            return;
        }
        if (log->head > log->tail) {
            size_t rest = log->size - log->head;
            if (rest >= cost)
                return;
            if (rest > 0)
                head_at(log, log->head)->length = SKIP;
            log->head = 0;
        } else {
            if (log->tail - log->head >= cost)
                return;
            drop(log);
        }
    }
}

void *logring_reserve(struct logring *log, size_t n)
{
    log->open = NULL;
    if (n > log->size || LOGRING_COST(n) > log->size)
        return NULL;
    make_room(log, LOGRING_COST(n));
    log->open = log->mem + log->head;
    return log->open + sizeof(struct head);
}

void logring_commit(struct logring *log, size_t n)
{
    struct head *head = (struct head *)(void *)log->open;

    head->length = (uint32_t)n;
    head->serial = log->serial++;
    log->head += LOGRING_COST(n);
    log->count++;
    log->open = NULL;
}

int logring_append(struct logring *log, const void *data, size_t n)
{
    void *room = logring_reserve(log, n);
    if (!room)
        return -1;
    if (n)
        memcpy(room, data, n);
    logring_commit(log, n);
    return 0;
}

size_t logring_count(const struct logring *log)
{
    return log->count;
}

int logring_drop(struct logring *log)
{
    if (log->count == 0)
        return -1;
    if (log->open) {
        /* The reservation keeps its place: only the tail may move. */
        if (log->count > 1)
            log->tail = behind(log, log->tail);
        else
            log->tail = log->head;
        log->count--;
    } else {
        drop(log);
    }
    return 0;
}

void logring_first(const struct logring *log, struct logring_cursor *cursor)
{
    cursor->log = log;
    cursor->at = log->tail;
    cursor->left = log->count;
}

const void *logring_next(struct logring_cursor *cursor, size_t *n,
                         uint32_t *serial)
{
    if (cursor->left == 0)
        return NULL;
    const struct logring *log = cursor->log;
    const struct head *head = head_at(log, cursor->at);
    if (n)
        *n = head->length;
    if (serial)
        *serial = head->serial;
    if (--cursor->left > 0)
        cursor->at = behind(log, cursor->at);
    return head + 1;
}
