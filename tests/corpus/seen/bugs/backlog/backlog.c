#include "backlog.h"

#include <stdlib.h>
#include <string.h>

struct backlog {
    char **slot;
    size_t capacity;
    size_t head; // slot of the oldest line
    size_t length;
};

static size_t slot_of(const backlog *log, size_t index)
{
    return (log->head + index) % log->capacity;
}

static bool in_range(size_t capacity)
{
    return capacity >= 1 && capacity <= BACKLOG_MAX_LINES;
}

backlog *backlog_create(size_t capacity)
{
    if (!in_range(capacity))
        return NULL;
    backlog *log = malloc(sizeof *log);
    if (log == NULL)
        return NULL;
    log->slot = calloc(capacity, sizeof *log->slot);
    if (log->slot == NULL) {
        free(log);
        return NULL;
    }
    log->capacity = capacity;
    log->head = 0;
    log->length = 0;
    return log;
}

void backlog_destroy(backlog *log)
{
    if (log == NULL)
        return;
    backlog_clear(log);
    free(log->slot);
    free(log);
}

bool backlog_push(backlog *log, const char *line)
{
    size_t size = 0;
    while (size <= BACKLOG_MAX_TEXT && line[size] != '\0')
        size++;
    if (size > BACKLOG_MAX_TEXT)
        return false;
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, line, size + 1);
    if (log->length == log->capacity)
        backlog_shift(log);
    log->slot[slot_of(log, log->length)] = copy;
    log->length++;
    return true;
}

const char *backlog_line(const backlog *log, size_t index)
{
    return index < log->length ? log->slot[slot_of(log, index)] : NULL;
}

size_t backlog_length(const backlog *log)
{
    return log->length;
}

size_t backlog_capacity(const backlog *log)
{
    return log->capacity;
}

bool backlog_resize(backlog *log, size_t capacity)
{
    if (!in_range(capacity))
        return false;
    if (capacity == log->capacity)
        return true;
    char **slot = calloc(capacity, sizeof *slot);
    if (slot == NULL)
        return false;
    size_t excess = log->length > capacity ? log->length - capacity : 0;
    size_t kept = log->length - excess;
    for (size_t i = 0; i < kept; i++)
        slot[i] = log->slot[slot_of(log, excess + i)];
    for (size_t i = 0; i < excess; i++)
        free(log->slot[i]);
    free(log->slot);
    log->slot = slot;
    log->capacity = capacity;
    log->head = 0;
    log->length = kept;
    return true;
}

bool backlog_shift(backlog *log)
{
    if (log->length == 0)
        return false;
    free(log->slot[log->head]);
    log->slot[log->head] = NULL;
    log->head = (log->head + 1) % log->capacity;
    log->length--;
    return true;
}

void backlog_clear(backlog *log)
{
    while (backlog_shift(log))
        ;
    log->head = 0;
}

size_t backlog_visit(const backlog *log, backlog_visitor visit, void *ctx)
{
    size_t visited = 0;
    while (visited < log->length) {
        const char *line = log->slot[slot_of(log, visited)];
        visited++;
        if (!visit(line, ctx))
            break;
    }
    return visited;
}
