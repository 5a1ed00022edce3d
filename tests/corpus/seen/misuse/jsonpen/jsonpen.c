#include "jsonpen.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum place { IN_ARRAY, IN_OBJECT };

struct jsonpen {
    char *text;
    size_t length;
    size_t room;            /* allocated, for the '\0' too */
    unsigned depth;
    unsigned char place[JSONPEN_DEPTH];
    bool filled;            /* the innermost container, or the document */
    bool keyed;             /* a key waits for its value */
};

jsonpen *jsonpen_open(void)
{
    jsonpen *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->room = 32;
    p->text = calloc(1, p->room);
    if (!p->text) {
        free(p);
        return NULL;
    }
    return p;
}

void jsonpen_close(jsonpen *p)
{
    if (!p)
        return;
    free(p->text);
    free(p);
}

/* Makes room for n more bytes. */
static bool reserve(jsonpen *p, size_t n)
{
    if (n > JSONPEN_LIMIT - p->length)
        return false;
    size_t needed = p->length + n + 1;
    if (needed <= p->room)
        return true;
    size_t room = p->room;
    while (room < needed)
        room *= 2;
    char *text = realloc(p->text, room);
    if (!text)
        return false;
    p->text = text;
    p->room = room;
    return true;
}

static void put(jsonpen *p, const char *s, size_t n)
{
    memcpy(p->text + p->length, s, n);
    p->length += n;
    p->text[p->length] = '\0';
}

static bool in_object(const jsonpen *p)
{
    return p->depth > 0 && p->place[p->depth - 1] == IN_OBJECT;
}

static enum jsonpen_status may_put_value(const jsonpen *p)
{
    if (in_object(p))
        return p->keyed ? JSONPEN_OK : JSONPEN_EORDER;
    if (p->depth == 0 && p->filled)
        return JSONPEN_EORDER;
    return JSONPEN_OK;
}

/* The comma before a value or key, if there is one. Room is reserved. */
static void separate(jsonpen *p)
{
    if (p->filled && !p->keyed)
        put(p, ",", 1);
    p->filled = true;
    p->keyed = false;
}

static enum jsonpen_status put_plain(jsonpen *p, const char *s, size_t n)
{
    enum jsonpen_status status = may_put_value(p);
    if (status != JSONPEN_OK)
        return status;
    if (!reserve(p, n + 1))
        return JSONPEN_EMEM;
    separate(p);
    put(p, s, n);
    return JSONPEN_OK;
}

static enum jsonpen_status begin(jsonpen *p, enum place place)
{
    if (may_put_value(p) != JSONPEN_OK)
        return JSONPEN_EORDER;
    if (p->depth == JSONPEN_DEPTH)
        return JSONPEN_EDEPTH;
    enum jsonpen_status status = put_plain(p, place == IN_OBJECT ? "{" : "[", 1);
    if (status != JSONPEN_OK)
        return status;
    p->place[p->depth++] = (unsigned char)place;
    p->filled = false;
    return JSONPEN_OK;
}

enum jsonpen_status jsonpen_object(jsonpen *p)
{
    return begin(p, IN_OBJECT);
}

enum jsonpen_status jsonpen_array(jsonpen *p)
{
    return begin(p, IN_ARRAY);
}

enum jsonpen_status jsonpen_end(jsonpen *p)
{
    if (p->keyed)
        return JSONPEN_EORDER;
    if (!reserve(p, 1))
        return JSONPEN_EMEM;
    p->depth--;
    put(p, p->place[p->depth] == IN_OBJECT ? "}" : "]", 1);
    p->filled = true;
    return JSONPEN_OK;
}

static size_t escaped_length(unsigned char c)
{
    if (c == '"' || c == '\\' || c == '\n' || c == '\r' || c == '\t')
        return 2;
    return c < 0x20 ? 6 : 1;
}

static void put_escaped(jsonpen *p, unsigned char c)
{
    char escape[8];
    switch (c) {
    case '"':  put(p, "\\\"", 2); return;
    case '\\': put(p, "\\\\", 2); return;
    case '\n': put(p, "\\n", 2); return;
    case '\r': put(p, "\\r", 2); return;
    case '\t': put(p, "\\t", 2); return;
    default: break;
    }
    if (c < 0x20) {
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)c);
        put(p, escape, 6);
    } else {
        escape[0] = (char)c;
        put(p, escape, 1);
    }
}

/* A string in quotes with a comma before and `tail` after it. */
static enum jsonpen_status put_string(jsonpen *p, const char *s, size_t n,
                                      const char *tail)
{
    if (n > JSONPEN_LIMIT)
        return JSONPEN_EMEM;
    size_t total = 3 + strlen(tail);
    for (size_t i = 0; i < n; i++)
        total += escaped_length((unsigned char)s[i]);
    /* The string may be of the document itself, which can move. */
    uintptr_t offset = (uintptr_t)s - (uintptr_t)p->text;
    bool own = (uintptr_t)s >= (uintptr_t)p->text && offset < p->room;
    if (!reserve(p, total))
        return JSONPEN_EMEM;
    if (own)
        s = p->text + offset;
    separate(p);
    put(p, "\"", 1);
    for (size_t i = 0; i < n; i++)
        put_escaped(p, (unsigned char)s[i]);
    put(p, "\"", 1);
    put(p, tail, strlen(tail));
    return JSONPEN_OK;
}

enum jsonpen_status jsonpen_key(jsonpen *p, const char *name)
{
    if (!in_object(p) || p->keyed)
        return JSONPEN_EORDER;
    enum jsonpen_status status = put_string(p, name, strlen(name), ":");
    if (status == JSONPEN_OK)
        p->keyed = true;
    return status;
}

enum jsonpen_status jsonpen_null(jsonpen *p)
{
    return put_plain(p, "null", 4);
}

enum jsonpen_status jsonpen_bool(jsonpen *p, bool value)
{
    return value ? put_plain(p, "true", 4) : put_plain(p, "false", 5);
}

enum jsonpen_status jsonpen_int(jsonpen *p, int64_t value)
{
    char digits[24];
    int n = snprintf(digits, sizeof digits, "%" PRId64, value);
    return put_plain(p, digits, (size_t)n);
}

enum jsonpen_status jsonpen_double(jsonpen *p, double value)
{
    char digits[40];
    if (!isfinite(value))
        return JSONPEN_ENUMBER;
    int n = snprintf(digits, sizeof digits, "%.17g", value);
    for (int i = 0; i < n; i++)
        if (digits[i] == ',')   /* other locales */
            digits[i] = '.';
    return put_plain(p, digits, (size_t)n);
}

enum jsonpen_status jsonpen_strn(jsonpen *p, const char *text, size_t n)
{
    enum jsonpen_status status = may_put_value(p);
    if (status != JSONPEN_OK)
        return status;
    return put_string(p, text, n, "");
}

enum jsonpen_status jsonpen_str(jsonpen *p, const char *text)
{
    return jsonpen_strn(p, text, strlen(text));
}

const char *jsonpen_text(const jsonpen *p)
{
    return p->text;
}

bool jsonpen_done(const jsonpen *p)
{
    return p->depth == 0 && p->filled;
}
