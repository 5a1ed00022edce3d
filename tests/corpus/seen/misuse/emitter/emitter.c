#include "emitter.h"

#include <stdlib.h>
#include <string.h>

struct emitter {
    char *text;
    size_t length;
    size_t capacity;
    int depth;
    bool holding;
    struct event held;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

static bool make(struct event *event, enum event_kind kind, const char *name, const char *value)
{
    event->kind = kind;
    event->name = name ? copy_text(name) : NULL;
    event->value = value ? copy_text(value) : NULL;
    if ((name && !event->name) || (value && !event->value)) {
        event_delete(event);
        return false;
    }
    return true;
}

bool event_scalar(struct event *event, const char *name, const char *value)
{
    return make(event, EVENT_SCALAR, name, value);
}

bool event_group_start(struct event *event, const char *name)
{
    return make(event, EVENT_GROUP_START, name, NULL);
}

bool event_group_end(struct event *event)
{
    return make(event, EVENT_GROUP_END, NULL, NULL);
}

void event_delete(struct event *event)
{
    free(event->name);
    free(event->value);
    memset(event, 0, sizeof *event);
}

emitter *emitter_new(void)
{
    return calloc(1, sizeof(emitter));
}

void emitter_delete(emitter *e)
{
    if (!e)
        return;
    if (e->holding)
        event_delete(&e->held);
    free(e->text);
    free(e);
}

static bool put(emitter *e, const char *text)
{
    size_t size = strlen(text);
    if (e->length + size + 1 > e->capacity) {
        size_t capacity = (e->length + size + 1) * 2;
        char *bigger = realloc(e->text, capacity);
        if (!bigger)
            return false;
        e->text = bigger;
        e->capacity = capacity;
    }
    memcpy(e->text + e->length, text, size + 1);
    e->length += size;
    return true;
}

static bool indent(emitter *e)
{
    bool ok = true;
    for (int i = 0; ok && i < e->depth; i++)
        ok = put(e, "  ");
    return ok;
}

/* Writes the held event; NEXT is what follows it, or NULL. */
static bool write_held(emitter *e, const struct event *next)
{
    if (!e->holding)
        return true;
    struct event event = e->held;
    e->holding = false;
    bool ok = true;
    if (event.kind == EVENT_GROUP_END)
        e->depth--;
    if (event.kind != EVENT_GROUP_END)
        ok = indent(e) && put(e, event.name ? event.name : "~");
    if (event.kind == EVENT_SCALAR)
        ok = ok && put(e, ": ") && put(e, event.value ? event.value : "~") && put(e, "\n");
    if (event.kind == EVENT_GROUP_START) {
        ok = ok && put(e, next && next->kind == EVENT_GROUP_END ? ": {}\n" : ":\n");
        e->depth++;
    }
    event_delete(&event);
    return ok;
}

bool emitter_emit(emitter *e, struct event *event)
{
    int depth = e->depth;
    if (e->holding && e->held.kind == EVENT_GROUP_START)
        depth++;
    if (e->holding && e->held.kind == EVENT_GROUP_END)
        depth--;
    if (event->kind == EVENT_GROUP_END && depth == 0) {
        struct event dropped = *event;
        event_delete(&dropped);
        return false;
    }
    bool ok = write_held(e, event);
    e->held = *event;
    e->holding = true;
    return ok;
}

bool emitter_flush(emitter *e)
{
    return write_held(e, NULL);
}

const char *emitter_text(const emitter *e)
{
    return e->text ? e->text : "";
}

int emitter_depth(const emitter *e)
{
    return e->depth;
}
