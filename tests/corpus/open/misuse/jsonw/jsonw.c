#include "jsonw.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum place { TOP, DONE, ARRAY_FIRST, ARRAY_NEXT, OBJECT_FIRST, OBJECT_NEXT, OBJECT_VALUE };

struct jsonw {
    char *text;
    size_t length;
    size_t capacity;
    bool broken; /* memory was out */
    int depth;
    enum place places[JSONW_DEPTH + 1];
};

struct jsonw *jsonw_new(void)
{
    return calloc(1, sizeof(struct jsonw));
}

void jsonw_free(struct jsonw *w)
{
    if (w == NULL)
        return;
    free(w->text);
    free(w);
}

static void put(struct jsonw *w, const char *text, size_t length)
{
    if (w->broken)
        return;
    if (w->length + length + 1 > w->capacity) {
        size_t capacity = 2 * (w->length + length) + 16;
        char *wider = realloc(w->text, capacity);
        if (wider == NULL) {
            w->broken = true;
            return;
        }
        w->text = wider;
        w->capacity = capacity;
    }
    memcpy(w->text + w->length, text, length);
    w->length += length;
    w->text[w->length] = '\0';
}

/* What must stand before a value, and the place behind it. */
static void before_value(struct jsonw *w)
{
    enum place *place = &w->places[w->depth];
    assert(*place != DONE && *place != OBJECT_FIRST && *place != OBJECT_NEXT);
    if (*place == ARRAY_NEXT)
        put(w, ",", 1);
    *place = *place == TOP ? DONE : *place == OBJECT_VALUE ? OBJECT_NEXT : ARRAY_NEXT;
}

static void begin(struct jsonw *w, char bracket, enum place first)
{
    assert(w->depth < JSONW_DEPTH);
    before_value(w);
    put(w, &bracket, 1);
    w->places[++w->depth] = first;
}

static void end(struct jsonw *w, char bracket, enum place first, enum place next)
{
    enum place place = w->places[w->depth];
    assert(place == first || place == next);
    put(w, &bracket, 1);
    w->depth--;
}

void jsonw_begin_object(struct jsonw *w)
{
    begin(w, '{', OBJECT_FIRST);
}

void jsonw_end_object(struct jsonw *w)
{
    end(w, '}', OBJECT_FIRST, OBJECT_NEXT);
}

void jsonw_begin_array(struct jsonw *w)
{
    begin(w, '[', ARRAY_FIRST);
}

void jsonw_end_array(struct jsonw *w)
{
    end(w, ']', ARRAY_FIRST, ARRAY_NEXT);
}

static void put_quoted(struct jsonw *w, const char *text)
{
    put(w, "\"", 1);
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        char escape[8];
        if (c == '"' || c == '\\') {
            put(w, "\\", 1);
            put(w, text, 1);
        } else if (c < 32) {
            put(w, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", c));
        } else {
            put(w, text, 1);
        }
    }
    put(w, "\"", 1);
}

void jsonw_key(struct jsonw *w, const char *key)
{
    enum place *place = &w->places[w->depth];
    assert(*place == OBJECT_FIRST || *place == OBJECT_NEXT);
    if (*place == OBJECT_NEXT)
        put(w, ",", 1);
    put_quoted(w, key);
    put(w, ":", 1);
    *place = OBJECT_VALUE;
}

void jsonw_int(struct jsonw *w, long long value)
{
    char digits[32];
    before_value(w);
    put(w, digits, (size_t)snprintf(digits, sizeof digits, "%lld", value));
}

void jsonw_bool(struct jsonw *w, bool value)
{
    before_value(w);
    put(w, value ? "true" : "false", value ? 4 : 5);
}

void jsonw_text(struct jsonw *w, const char *text)
{
    before_value(w);
    put_quoted(w, text);
}

bool jsonw_complete(const struct jsonw *w)
{
    return w->depth == 0 && w->places[0] == DONE;
}

const char *jsonw_result(const struct jsonw *w)
{
    assert(jsonw_complete(w));
    return w->broken ? NULL : w->text;
}
