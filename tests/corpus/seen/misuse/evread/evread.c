#include "evread.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 40

struct span {
    const char *s;
    size_t len;
};

struct evread {
    const char *text, *p;
    char *value;            /* NULL stands for "" */
    struct span stack[EVREAD_DEPTH];
    int depth;
    int empty;              /* a CLOSE is due for <name/> */
    int failed;
};

evread *evread_open(const char *text)
{
    evread *r = calloc(1, sizeof *r);
    if (r)
        r->text = r->p = text;
    return r;
}

void evread_close(evread *r)
{
    if (r)
        free(r->value);
    free(r);
}

static char *copy(const char *s, size_t len)
{
    char *c = malloc(len + 1);
    if (c) {
        memcpy(c, s, len);
        c[len] = '\0';
    }
    return c;
}

static evread_event fail(evread *r, const char *message)
{
    r->failed = 1;
    free(r->value);
    r->value = copy(message, strlen(message));
    return EVREAD_ERROR;
}

static evread_event give(evread *r, evread_event event, struct span name)
{
    r->value = copy(name.s, name.len);
    return r->value ? event : fail(r, "out of memory");
}

static struct span name_at(const char *p)
{
    struct span n = { p, 0 };
    while ((p[n.len] >= 'a' && p[n.len] <= 'z') || (p[n.len] >= 'A' && p[n.len] <= 'Z'))
        n.len++;
    return n;
}

static evread_event text(evread *r)
{
    static const struct { const char *name; char c; } entities[] = {
        { "&lt;", '<' }, { "&gt;", '>' }, { "&amp;", '&' }, { "&quot;", '"' },
    };
    size_t raw = strcspn(r->p, "<"), len = 0;
    const char *end = r->p + raw;
    r->value = malloc(raw + 1);
    if (!r->value)
        return fail(r, "out of memory");
    while (r->p < end) {
        size_t i = 0, n = 1;
        char c = *r->p;
        if (c == '&') {
            while (i < 4 && strncmp(r->p, entities[i].name, strlen(entities[i].name)))
                i++;
            if (i == 4)
                return fail(r, "unknown entity");
            n = strlen(entities[i].name);
            c = entities[i].c;
        }
        r->value[len++] = c;
        r->p += n;
    }
    r->value[len] = '\0';
    return EVREAD_TEXT;
}

evread_event evread_next(evread *r)
{
    if (r->failed)
        return EVREAD_ERROR;
    free(r->value);
    r->value = NULL;
    if (r->empty) {
        r->empty = 0;
        return give(r, EVREAD_CLOSE, r->stack[--r->depth]);
    }
    if (!*r->p)
        return r->depth ? fail(r, "element not closed") : EVREAD_END;
    if (*r->p != '<')
        return text(r);

    int closing = r->p[1] == '/';
    struct span name = name_at(r->p + 1 + closing);
    const char *after = name.s + name.len;
    if (name.len < 1 || name.len > NAME_MAX_LEN)
        return fail(r, "bad name");
    if (closing) {
        struct span *open = r->depth ? &r->stack[r->depth - 1] : NULL;
        if (*after != '>')
            return fail(r, "bad tag");
        if (!open || open->len != name.len || memcmp(open->s, name.s, name.len))
            return fail(r, "tag does not match");
        r->depth--;
        r->p = after + 1;
        return give(r, EVREAD_CLOSE, name);
    }
    r->empty = *after == '/';
    if (after[r->empty] != '>')
        return fail(r, "bad tag");
    if (r->depth == EVREAD_DEPTH)
        return fail(r, "too deep");
    r->stack[r->depth++] = name;
    r->p = after + r->empty + 1;
    return give(r, EVREAD_OPEN, name);
}

const char *evread_value(const evread *r)
{
    return r->value ? r->value : "";
}

char *evread_take(evread *r)
{
    char *value = r->value ? r->value : copy("", 0);
    r->value = NULL;
    return value;
}

int evread_depth(const evread *r)
{
    return r->depth;
}

size_t evread_offset(const evread *r)
{
    return (size_t)(r->p - r->text);
}
