#include "tagdoc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct level {
    struct level *outer;
    char name[];
};

struct td {
    char *text;
    size_t length, capacity;
    struct level *inner;
    int depth;
    int in_tag; /* '>' is to come */
    int failed; /* memory was out */
};

td *td_new(void)
{
    return calloc(1, sizeof(td));
}

static void put_n(td *d, const char *s, size_t n)
{
    if (d->failed)
        return;
    if (d->capacity - d->length <= n) {
        size_t capacity = d->length + n + 64;
        capacity += capacity / 2;
        char *text = realloc(d->text, capacity);
        if (text == NULL) {
            d->failed = 1;
            return;
        }
        d->text = text;
        d->capacity = capacity;
    }
    memcpy(d->text + d->length, s, n);
    d->length += n;
    d->text[d->length] = '\0';
}

static void put(td *d, const char *s)
{
    put_n(d, s, strlen(s));
}

static void put_escaped(td *d, const char *s)
{
    for (; *s != '\0'; s++) {
        if (*s == '<')
            put(d, "&lt;");
        else if (*s == '&')
            put(d, "&amp;");
        else if (*s == '"')
            put(d, "&quot;");
        else
            put_n(d, s, 1);
    }
}

static void end_tag(td *d)
{
    if (d->in_tag)
        put(d, ">");
    d->in_tag = 0;
}

static void pop(td *d)
{
    struct level *l = d->inner;
    d->inner = l->outer;
    d->depth--;
    free(l);
}

void td_free(td *d)
{
    if (d == NULL)
        return;
    while (d->inner != NULL)
        pop(d);
    free(d->text);
    free(d);
}

void td_open(td *d, const char *tag)
{
    size_t n = strlen(tag) + 1;
    struct level *l = malloc(sizeof *l + n);
    end_tag(d);
    if (l == NULL)
        abort();
    memcpy(l->name, tag, n);
    l->outer = d->inner;
    d->inner = l;
    d->depth++;
    put(d, "<");
    put(d, tag);
    d->in_tag = 1;
}

void td_close(td *d)
{
    assert(d->inner != NULL);
    end_tag(d);
    put(d, "</");
    put(d, d->inner->name);
    put(d, ">");
    pop(d);
}

void td_attr(td *d, const char *name, const char *value)
{
    assert(d->in_tag);
    put(d, " ");
    put(d, name);
    put(d, "=\"");
    put_escaped(d, value);
    put(d, "\"");
}

void td_text(td *d, const char *text)
{
    end_tag(d);
    put_escaped(d, text);
}

void td_empty(td *d, const char *tag)
{
    end_tag(d);
    put(d, "<");
    put(d, tag);
    put(d, "/>");
}

int td_depth(const td *d)
{
    return d->depth;
}

const char *td_tag(const td *d)
{
    assert(d->inner != NULL);
    return d->inner->name;
}

char *td_finish(td *d)
{
    assert(d->inner == NULL);
    put(d, "");
    char *text = d->text;
    if (d->failed) {
        free(text);
        text = NULL;
    }
    d->text = NULL;
    d->length = d->capacity = 0;
    d->failed = 0;
    return text;
}
