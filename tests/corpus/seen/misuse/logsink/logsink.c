#include "logsink.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct log_sink {
    log_sink *next;
    log_level level;
    log_write_fn write; // NULL of a memory sink
    void *context;
    char **lines; // a ring
    size_t capacity;
    size_t first;
    size_t count;
};

struct logger {
    log_sink *sinks;
};

log_sink *sink_new_memory(size_t lines) {
    if (lines < 1 || lines > 100)
        return NULL;
    log_sink *sink = calloc(1, sizeof *sink);
    if (!sink)
        return NULL;
    sink->lines = calloc(lines, sizeof *sink->lines);
    sink->capacity = lines;
    if (!sink->lines) {
        free(sink);
        return NULL;
    }
    return sink;
}

log_sink *sink_new_callback(log_write_fn write, void *context) {
    assert(write != NULL);
    log_sink *sink = calloc(1, sizeof *sink);
    if (sink) {
        sink->write = write;
        sink->context = context;
    }
    return sink;
}

void sink_free(log_sink *sink) {
    if (!sink)
        return;
    for (size_t i = 0; i < sink->capacity; i++)
        free(sink->lines[i]);
    free(sink->lines);
    free(sink);
}

void sink_set_level(log_sink *sink, log_level level) {
    sink->level = level;
}

size_t sink_line_count(const log_sink *sink) {
    assert(sink->lines != NULL && "not a memory sink");
    return sink->count;
}

const char *sink_line(const log_sink *sink, size_t index) {
    assert(index < sink_line_count(sink));
    return sink->lines[(sink->first + index) % sink->capacity];
}

static void keep(log_sink *sink, const char *line) {
    size_t size = strlen(line) + 1;
    char *copy = malloc(size);
    if (!copy)
        return;
    memcpy(copy, line, size);
    if (sink->count == sink->capacity) {
        free(sink->lines[sink->first]);
        sink->lines[sink->first] = copy;
        sink->first = (sink->first + 1) % sink->capacity;
    } else {
        sink->lines[(sink->first + sink->count++) % sink->capacity] = copy;
    }
}

logger *logger_new(void) {
    return calloc(1, sizeof(logger));
}

void logger_free(logger *lg) {
    if (!lg)
        return;
    while (lg->sinks) {
        log_sink *sink = lg->sinks;
        lg->sinks = sink->next;
        sink_free(sink);
    }
    free(lg);
}

void logger_attach(logger *lg, log_sink *sink) {
    log_sink **link = &lg->sinks;
    while (*link) {
        assert(*link != sink && "attached already");
        link = &(*link)->next;
    }
    sink->next = NULL;
    *link = sink;
}

void logger_detach(logger *lg, log_sink *sink) {
    log_sink **link = &lg->sinks;
    while (*link && *link != sink)
        link = &(*link)->next;
    assert(*link != NULL && "not a sink of this logger");
    *link = sink->next;
    sink->next = NULL;
}

void logger_log(logger *lg, log_level level, const char *text) {
    const char *name = log_level_name(level);
    char *line = malloc(strlen(name) + strlen(text) + 3);
    if (!line)
        return;
    strcpy(line, name);
    strcat(line, ": ");
    strcat(line, text);
    for (log_sink *sink = lg->sinks; sink; sink = sink->next) {
        if (level < sink->level)
            continue;
        if (sink->write)
            sink->write(sink->context, line);
        else
            keep(sink, line);
    }
    free(line);
}

const char *log_level_name(log_level level) {
    static const char *const names[] = {"debug", "info", "warn", "error"};
    return names[level];
}
