#include "tracespan.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct total {
    const char *name;
    unsigned calls;
    uint64_t time;
};

struct span {
    int total;
    uint64_t begin;
};

struct tracer {
    struct total totals[TRACE_NAMES];
    int names;
    struct span open[TRACE_DEPTH];
    int depth;
    uint64_t last;
};

tracer_t *trace_new(void)
{
    return calloc(1, sizeof(tracer_t));
}

void trace_free(tracer_t *t)
{
    if (t == NULL)
        return;
    assert(t->depth == 0);
    free(t);
}

static int find(const tracer_t *t, const char *name)
{
    int i = 0;
    while (i < t->names && strcmp(t->totals[i].name, name) != 0)
        i++;
    return i;
}

static void advance(tracer_t *t, uint64_t now)
{
    assert(now >= t->last);
    t->last = now;
}

int trace_begin(tracer_t *t, const char *name, uint64_t now)
{
    assert(t->depth < TRACE_DEPTH);
    advance(t, now);
    int i = find(t, name);
    if (i == t->names) {
        assert(t->names < TRACE_NAMES);
        struct total fresh = {name, 0, 0};
        t->totals[t->names++] = fresh;
    }
    t->open[t->depth].total = i;
    t->open[t->depth].begin = now;
    return ++t->depth;
}

void trace_end(tracer_t *t, int span, uint64_t now)
{
    assert(t->depth > 0);
    assert(span == t->depth);
    advance(t, now);
    const struct span *s = &t->open[--t->depth];
    t->totals[s->total].calls++;
    t->totals[s->total].time += now - s->begin;
}

int trace_depth(const tracer_t *t)
{
    return t->depth;
}

const char *trace_current(const tracer_t *t)
{
    return t->depth == 0 ? NULL : t->totals[t->open[t->depth - 1].total].name;
}

unsigned trace_calls(const tracer_t *t, const char *name)
{
    int i = find(t, name);
    return i < t->names ? t->totals[i].calls : 0;
}

uint64_t trace_total(const tracer_t *t, const char *name)
{
    int i = find(t, name);
    return i < t->names ? t->totals[i].time : 0;
}

void trace_reset(tracer_t *t)
{
    assert(t->depth == 0);
    t->names = 0;
}

size_t trace_report(const tracer_t *t, char *buffer, size_t size)
{
    size_t length = 0;
    if (size > 0)
        buffer[0] = '\0';
    for (int i = 0; i < t->names; i++) {
        char *at = length < size ? buffer + length : NULL;
        size_t room = length < size ? size - length : 0;
        int written = snprintf(at, room, "%s %u %llu\n", t->totals[i].name, t->totals[i].calls,
                               (unsigned long long)t->totals[i].time);
        if (written > 0)
            length += (size_t)written;
    }
    return length;
}
