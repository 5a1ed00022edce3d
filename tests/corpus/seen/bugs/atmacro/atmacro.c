#include "atmacro.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 15
#define MAX_ARGS 9

struct macro {
    struct macro *next;
    char *body;
    char name[NAME_MAX_LEN + 1];
};

struct am_set {
    struct macro *first;
    size_t count;
    unsigned calls; /* left in this expansion */
};

struct text {
    char *p;
    size_t len, room;
};

struct span {
    const char *p;
    size_t len;
};

struct frame {
    struct text args[MAX_ARGS];
    int depth;
};

static int letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static enum am_status put(struct text *t, const char *p, size_t len)
{
    if (len > AM_MAX_TEXT - t->len)
        return AM_ELIMIT;
    if (t->len + len + 1 > t->room) {
        size_t room = (t->len + len + 1) * 2;
        char *q = realloc(t->p, room);
        if (!q)
            return AM_ENOMEM;
        t->p = q;
        t->room = room;
    }
    if (len)
        memcpy(t->p + t->len, p, len);
    t->len += len;
    t->p[t->len] = '\0';
    return AM_OK;
}

am_set *am_new(void)
{
    return calloc(1, sizeof(am_set));
}

void am_free(am_set *s)
{
    if (!s)
        return;
    while (s->first) {
        struct macro *m = s->first;
        s->first = m->next;
        free(m->body);
        free(m);
    }
    free(s);
}

static struct macro *find(const am_set *s, struct span name)
{
    struct macro *m = s->first;
    while (m && (strlen(m->name) != name.len || memcmp(m->name, name.p, name.len) != 0))
        m = m->next;
    return m;
}

static int is(struct span s, const char *word)
{
    return s.len == strlen(word) && memcmp(s.p, word, s.len) == 0;
}

static enum am_status define(am_set *s, struct span name, struct span body)
{
    if (name.len == 0 || name.len > NAME_MAX_LEN || is(name, "def") || is(name, "undef"))
        return AM_ESYNTAX;
    for (size_t i = 0; i < name.len; i++)
        if (!letter(name.p[i]))
            return AM_ESYNTAX;
    struct text copy = {NULL, 0, 0};
    enum am_status e = put(&copy, body.p, body.len);
    if (e != AM_OK)
        return e;
    struct macro *m = find(s, name);
    if (!m) {
        m = calloc(1, sizeof *m);
        if (!m) {
            free(copy.p);
            return AM_ENOMEM;
        }
        memcpy(m->name, name.p, name.len);
        m->next = s->first;
        s->first = m;
        s->count++;
    }
    free(m->body);
    m->body = copy.p;
    return AM_OK;
}

static int undefine(am_set *s, struct span name)
{
    struct macro *m = find(s, name);
    if (!m)
        return 0;
    struct macro **at = &s->first;
    while (*at != m)
        at = &(*at)->next;
    *at = m->next;
    s->count--;
    free(m->body);
    free(m);
    return 1;
}

/* Reads a group in braces at p; the place after it, or NULL. */
static const char *group(const char *p, const char *end, struct span *in)
{
    size_t open = 0;
    in->p = p + 1;
    for (; p < end; p++) {
        if (*p == '{')
            open++;
        else if (*p == '}' && --open == 0) {
            in->len = (size_t)(p - in->p);
            return p + 1;
        }
    }
    return NULL;
}

static enum am_status expand(am_set *s, struct span in, const struct frame *f, int depth, struct text *out);

/* Calls a macro with the n arguments given as they stand in the text. */
static enum am_status call(am_set *s, struct span name, const struct span *raw, int n, const struct frame *outer,
                           int depth, struct text *out)
{
    struct frame f = {.depth = depth + 1};
    struct text body = {NULL, 0, 0};
    struct macro *m = find(s, name);
    enum am_status e = AM_OK;

    if (!m)
        return AM_EUNDEF;
    if (f.depth > AM_MAX_DEPTH || s->calls == 0)
        return AM_ELIMIT;
    s->calls--;
    for (int i = 0; i < n && e == AM_OK; i++)
        e = expand(s, raw[i], outer, f.depth, &f.args[i]);
    /* The body may redefine its own macro: work on a copy. */
    if (e == AM_OK)
        e = put(&body, m->body, strlen(m->body));
    if (e == AM_OK)
        e = expand(s, (struct span){body.p, body.len}, &f, f.depth, out);
    free(body.p);
    for (int i = 0; i < n; i++)
        free(f.args[i].p);
    return e;
}

static enum am_status expand(am_set *s, struct span in, const struct frame *f, int depth, struct text *out)
{
    const char *p = in.p, *end = in.p + in.len;
    enum am_status e = AM_OK;

    while (p < end && e == AM_OK) {
        if (*p == '#' && f && end - p > 1 && p[1] >= '1' && p[1] <= '9') {
            const struct text *arg = &f->args[p[1] - '1'];
            e = put(out, arg->p, arg->len);
            p += 2;
            continue;
        }
        if (*p != '@') {
            e = put(out, p++, 1);
            continue;
        }
        p++;
        if (p < end && *p == '@') {
            e = put(out, p++, 1);
            continue;
        }
        struct span name = {p, 0}, raw[MAX_ARGS];
        int n = 0;
        while (p < end && letter(*p))
            p++;
        name.len = (size_t)(p - name.p);
        if (name.len == 0 || name.len > NAME_MAX_LEN)
            return AM_ESYNTAX;
        while (p < end && *p == '{') {
            if (n == MAX_ARGS)
                return AM_ESYNTAX;
            p = group(p, end, &raw[n++]);
            if (!p)
                return AM_ESYNTAX;
        }
        if (is(name, "def"))
            e = n == 2 ? define(s, raw[0], raw[1]) : AM_ESYNTAX;
        else if (is(name, "undef")) {
            if (n != 1)
                return AM_ESYNTAX;
            undefine(s, raw[0]);
        } else
            e = call(s, name, raw, n, f, depth, out);
    }
    return e;
}

enum am_status am_define(am_set *s, const char *name, const char *body)
{
    return define(s, (struct span){name, strlen(name)}, (struct span){body, strlen(body)});
}

int am_undef(am_set *s, const char *name)
{
    return undefine(s, (struct span){name, strlen(name)});
}

const char *am_body(const am_set *s, const char *name)
{
    const struct macro *m = find(s, (struct span){name, strlen(name)});
    return m ? m->body : NULL;
}

size_t am_count(const am_set *s)
{
    return s->count;
}

enum am_status am_expand(am_set *s, const char *text, char **out)
{
    struct text result = {NULL, 0, 0};
    struct span in = {text, strlen(text)};
    enum am_status e;

    *out = NULL;
    if (in.len > AM_MAX_TEXT)
        return AM_ELIMIT;
    s->calls = AM_MAX_CALLS;
    e = put(&result, "", 0);
    if (e == AM_OK)
        e = expand(s, in, NULL, 0, &result);
    if (e == AM_OK)
        *out = result.p;
    else
        free(result.p);
    return e;
}

const char *am_strerror(enum am_status e)
{
    switch (e) {
    case AM_OK: return "ok";
    case AM_ENOMEM: return "out of memory";
    case AM_ESYNTAX: return "syntax error";
    case AM_EUNDEF: return "undefined macro";
    case AM_ELIMIT: return "limit exceeded";
    }
    return "unknown status";
}
