#include "errtrail.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

void errtrail_init(errtrail *trail, errtrail_entry *slots, size_t capacity)
{
    trail->slots = slots;
    trail->capacity = capacity;
    trail->depth = 0;
    trail->lost = 0;
}

int errtrail_push(errtrail *trail, int code, const char *file, int line, const char *message)
{
    errtrail_entry *entry;

    if (trail->depth == trail->capacity) {
        trail->lost++;
        return code;
    }
    entry = &trail->slots[trail->depth++];
    entry->code = code;
    entry->line = line;
    entry->file = file != NULL ? file : "";
    entry->message = message != NULL ? message : "";
    return code;
}

size_t errtrail_depth(const errtrail *trail)
{
    return trail->depth;
}

size_t errtrail_lost(const errtrail *trail)
{
    return trail->lost;
}

errtrail_entry errtrail_top(const errtrail *trail)
{
    assert(trail->depth > 0);
    return trail->slots[trail->depth - 1];
}

errtrail_entry errtrail_pop(errtrail *trail)
{
    assert(trail->depth > 0);
    return trail->slots[--trail->depth];
}

void errtrail_cut(errtrail *trail, size_t depth)
{
    if (depth < trail->depth)
        trail->depth = depth;
}

const errtrail_entry *errtrail_find(const errtrail *trail, int code)
{
    for (size_t i = trail->depth; i > 0; i--) {
        if (trail->slots[i - 1].code == code)
            return &trail->slots[i - 1];
    }
    return NULL;
}

struct sink {
    char *buf;
    size_t size, len;
};

static void put_text(struct sink *sink, const char *text)
{
    size_t n = strlen(text);

    if (sink->size > 0 && sink->len < sink->size - 1) {
        size_t room = sink->size - 1 - sink->len;

        memcpy(sink->buf + sink->len, text, n < room ? n : room);
    }
    sink->len += n;
}

static void put_int(struct sink *sink, int value)
{
    char digits[24];

    snprintf(digits, sizeof digits, "%d", value);
    put_text(sink, digits);
}

size_t errtrail_print(const errtrail *trail, char *buf, size_t size)
{
    struct sink sink = {buf, size, 0};

    for (size_t i = trail->depth; i > 0; i--) {
        const errtrail_entry *entry = &trail->slots[i - 1];

        put_text(&sink, entry->file);
        put_text(&sink, ":");
        put_int(&sink, entry->line);
        put_text(&sink, ": ");
        put_text(&sink, entry->message);
        put_text(&sink, " (");
        put_int(&sink, entry->code);
        put_text(&sink, ")\n");
    }
    if (size > 0)
        buf[sink.len < size ? sink.len : size - 1] = '\0';
    return sink.len;
}
