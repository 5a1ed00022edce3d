#include "formltr.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A stretch of the text, and the field behind it: -1 for none. */
struct piece {
    const char *text;
    size_t len;
    int field;
};

struct fl_template {
    struct piece *pieces;
    size_t count;
    size_t room;
    int fields;
    char names[FL_FIELDS][FL_NAME + 1];
};

const char *fl_message(int error)
{
    switch (error) {
    case FL_OK:
        return "no error";
    case FL_NOMEM:
        return "out of memory";
    case FL_BRACE:
        return "bad field";
    case FL_MANY:
        return "too many fields";
    case FL_LONG:
        return "template too long";
    }
    return "unknown error";
}

static int is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static fl_error add_piece(fl_template *t, const char *text, size_t len, int field)
{
    if (t->count == t->room) {
        size_t room = t->room ? t->room * 2 : 8;
        struct piece *more = realloc(t->pieces, room * sizeof *more);

        if (!more)
            return FL_NOMEM;
        t->pieces = more;
        t->room = room;
    }
    t->pieces[t->count++] = (struct piece){text, len, field};
    return FL_OK;
}

static int find(const fl_template *t, const char *name, size_t len)
{
    for (int i = 0; i < t->fields; i++)
        if (strlen(t->names[i]) == len && memcmp(t->names[i], name, len) == 0)
            return i;
    return -1;
}

static fl_error compile(fl_template *t, const char *text)
{
    const char *start = text, *at = text;
    fl_error error;

    while (*at) {
        size_t len = 0;
        int field;

        if (*at != '{') {
            at++;
            continue;
        }
        if (at[1] == '{') { /* the first belongs to the text, the second goes */
            error = add_piece(t, start, (size_t)(at + 1 - start), -1);
            if (error)
                return error;
            at += 2;
            start = at;
            continue;
        }
        while (is_name(at[1 + len]))
            len++;
        if (len == 0 || len > FL_NAME || at[1 + len] != '}')
            return FL_BRACE;
        field = find(t, at + 1, len);
        if (field < 0) {
            if (t->fields == FL_FIELDS)
                return FL_MANY;
            field = t->fields++;
            memcpy(t->names[field], at + 1, len);
            t->names[field][len] = '\0';
        }
        error = add_piece(t, start, (size_t)(at - start), field);
        if (error)
            return error;
        at += len + 2;
        start = at;
    }
    return add_piece(t, start, (size_t)(at - start), -1);
}

fl_template *fl_compile(const char *text, fl_error *error)
{
    fl_template *t = NULL;
    fl_error e;

    if (strlen(text) > FL_TEXT) {
        e = FL_LONG;
    } else {
        t = calloc(1, sizeof *t);
        e = t ? compile(t, text) : FL_NOMEM;
    }
    if (e != FL_OK) {
        fl_free(t);
        t = NULL;
    }
    if (error)
        *error = e;
    return t;
}

void fl_free(fl_template *t)
{
    if (!t)
        return;
    free(t->pieces);
    free(t);
}

int fl_fields(const fl_template *t)
{
    return t->fields;
}

const char *fl_field(const fl_template *t, int i)
{
    assert(i >= 0 && i < t->fields);
    return t->names[i];
}

int fl_index(const fl_template *t, const char *name)
{
    return find(t, name, strlen(name));
}

struct sink {
    char *buf;
    size_t size;
    size_t total;
};

static void put(struct sink *s, const char *text, size_t len)
{
    if (len > 0 && s->size > 0 && s->total < s->size - 1) {
        size_t room = s->size - 1 - s->total;

        memcpy(s->buf + s->total, text, len < room ? len : room);
    }
    s->total += len;
}

static void put_value(struct sink *s, const char *value)
{
    size_t len = 0;

    if (!value)
        return;
    while (len < FL_TEXT && value[len])
        len++;
    put(s, value, len);
}

static size_t finish(struct sink *s)
{
    if (s->size > 0)
        s->buf[s->total < s->size ? s->total : s->size - 1] = '\0';
    return s->total;
}

size_t fl_letter(const fl_template *t, fl_lookup lookup, void *ctx,
                 char *buf, size_t size)
{
    struct sink s = {buf, size, 0};

    for (size_t i = 0; i < t->count; i++) {
        const struct piece *p = &t->pieces[i];

        put(&s, p->text, p->len);
        if (p->field >= 0)
            put_value(&s, lookup(ctx, t->names[p->field]));
    }
    return finish(&s);
}

size_t fl_letter_values(const fl_template *t, const char *const *values,
                        char *buf, size_t size)
{
    struct sink s = {buf, size, 0};

    for (size_t i = 0; i < t->count; i++) {
        const struct piece *p = &t->pieces[i];

        put(&s, p->text, p->len);
        if (p->field >= 0)
            put_value(&s, values[p->field]);
    }
    return finish(&s);
}
