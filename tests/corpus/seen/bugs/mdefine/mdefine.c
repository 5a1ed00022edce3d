#include "mdefine.h"

#include <stdlib.h>
#include <string.h>

struct macro {
    char name[MDEF_MAX_NAME + 1];
    char *body;
};

struct mdef {
    size_t count;
    struct macro macros[MDEF_MAX_MACROS];
};

struct output {
    char *text;
    size_t len;
    size_t room;
    size_t uses;
};

static int is_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static int is_part(char c)
{
    return is_start(c) || (c >= '0' && c <= '9');
}

static size_t name_length(const char *s)
{
    size_t n = 0;
    if (!is_start(s[0]))
        return 0;
    while (is_part(s[n]))
        n++;
    return n;
}

mdef *mdef_new(void)
{
    return calloc(1, sizeof(mdef));
}

void mdef_free(mdef *t)
{
    if (t == NULL)
        return;
    for (size_t i = 0; i < t->count; i++)
        free(t->macros[i].body);
    free(t);
}

static const struct macro *find(const mdef *t, const char *name, size_t len)
{
    for (size_t i = 0; i < t->count; i++) {
        const struct macro *m = &t->macros[i];
        if (strlen(m->name) == len && memcmp(m->name, name, len) == 0)
            return m;
    }
    return NULL;
}

int mdef_set(mdef *t, const char *name, const char *body)
{
    size_t len = name_length(name);
    if (len == 0 || name[len] != '\0' || len > MDEF_MAX_NAME)
        return MDEF_ENAME;
    size_t size = strlen(body);
    if (size > MDEF_MAX_BODY)
        return MDEF_ETOOBIG;
    const struct macro *old = find(t, name, len);
    if (old == NULL && t->count == MDEF_MAX_MACROS)
        return MDEF_ETOOBIG;
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return MDEF_ENOMEM;
    memcpy(copy, body, size + 1);
    if (old != NULL) {
        struct macro *m = &t->macros[old - t->macros];
        free(m->body);
        m->body = copy;
    } else {
        struct macro *m = &t->macros[t->count++];
        memcpy(m->name, name, len);
        m->name[len] = '\0';
        m->body = copy;
    }
    return MDEF_OK;
}

int mdef_unset(mdef *t, const char *name)
{
    const struct macro *m = find(t, name, strlen(name));
    if (m == NULL)
        return MDEF_EUNDEF;
    size_t i = (size_t)(m - t->macros);
    free(t->macros[i].body);
    t->count--;
    memmove(&t->macros[i], &t->macros[i + 1], (t->count - i) * sizeof t->macros[0]);
    return MDEF_OK;
}

const char *mdef_get(const mdef *t, const char *name)
{
    const struct macro *m = find(t, name, strlen(name));
    return m == NULL ? NULL : m->body;
}

size_t mdef_count(const mdef *t)
{
    return t->count;
}

static int put(struct output *o, char c)
{
    if (o->len == MDEF_MAX_OUTPUT)
        return MDEF_ETOOBIG;
    if (o->len + 1 == o->room) {
        char *bigger = realloc(o->text, o->room * 2);
        if (bigger == NULL)
            return MDEF_ENOMEM;
        o->text = bigger;
        o->room *= 2;
    }
    o->text[o->len++] = c;
    return MDEF_OK;
}

static int expand(const mdef *t, const char *s, const struct macro *within, struct output *o)
{
    while (*s != '\0') {
        int status;
        size_t len;
        if (s[0] != '$') {
            status = put(o, *s++);
        } else if (s[1] == '$') {
            status = put(o, '$');
            s += 2;
        } else if ((len = name_length(s + 1)) == 0) {
            status = put(o, *s++);
        } else {
            const struct macro *m = find(t, s + 1, len);
            if (m == NULL)
                return MDEF_EUNDEF;
            if (m == within)
                return MDEF_ELOOP;
            status = expand(t, m->body, m, o);
            if (status == MDEF_OK && ++o->uses > MDEF_MAX_OUTPUT)
                status = MDEF_ETOOBIG;
            s += 1 + len;
        }
        if (status != MDEF_OK)
            return status;
    }
    return MDEF_OK;
}

int mdef_expand(const mdef *t, const char *text, char **out)
{
    struct output o = { NULL, 0, 32, 0 };
    *out = NULL;
    o.text = malloc(o.room);
    if (o.text == NULL)
        return MDEF_ENOMEM;
    int status = expand(t, text, NULL, &o);
    if (status != MDEF_OK) {
        free(o.text);
        return status;
    }
    o.text[o.len] = '\0';
    *out = o.text;
    return MDEF_OK;
}

const char *mdef_strerror(int status)
{
    switch (status) {
    case MDEF_OK: return "no error";
    case MDEF_ENAME: return "bad macro name";
    case MDEF_EUNDEF: return "undefined macro";
    case MDEF_ELOOP: return "macro refers to itself";
    case MDEF_ETOOBIG: return "too big";
    case MDEF_ENOMEM: return "out of memory";
    }
    return "unknown status";
}
