#include "stencil.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum op { OP_TEXT, OP_ESCAPED, OP_RAW, OP_PARTIAL, OP_IF };

struct step {
    enum op op;
    size_t from, length; /* text or name, in source */
    size_t jump;         /* OP_IF: the step behind its part */
};

struct stencil {
    char *source;
    struct step *steps;
    size_t nsteps;
    struct {
        char name[STEN_NAME_MAX + 1];
        const stencil *partial;
    } bound[STEN_PARTIALS];
    size_t nbound;
};

struct var {
    struct var *next;
    int level;
    char *value;
    char name[STEN_NAME_MAX + 1];
};

struct sten_scope {
    struct var *vars; /* the latest first, so that higher levels are first */
    int level;
};

static size_t name_length(const char *s)
{
    return strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

static int is_name(const char *s)
{
    size_t length = name_length(s);

    return length > 0 && length <= STEN_NAME_MAX && s[length] == '\0';
}

/* Compiles the source of t; -1 when it is malformed, with the offset. */
static int compile(stencil *t, size_t *where)
{
    size_t open[64], nopen = 0, at = 0;
    const char *s = t->source;

    while (s[at]) {
        struct step *step = &t->steps[t->nsteps];
        size_t length;

        step->from = at;
        step->jump = 0;
        if (s[at] != '{' || s[at + 1] == '{') {
            step->op = OP_TEXT;
            step->length = s[at] == '{' ? 1 : strcspn(s + at, "{");
            at += s[at] == '{' ? 2 : step->length;
            t->nsteps++;
            continue;
        }
        *where = at++;
        if (s[at] == '/') {
            if (s[at + 1] != '}' || nopen == 0)
                return -1;
            t->steps[open[--nopen]].jump = t->nsteps;
            at += 2;
            continue;
        }
        step->op = s[at] == '=' ? OP_RAW : s[at] == '>' ? OP_PARTIAL : s[at] == '?' ? OP_IF : OP_ESCAPED;
        at += step->op != OP_ESCAPED;
        length = name_length(s + at);
        if (length == 0 || length > STEN_NAME_MAX || s[at + length] != '}')
            return -1;
        step->from = at;
        step->length = length;
        at += length + 1;
        if (step->op == OP_IF) {
            if (nopen == sizeof open / sizeof *open)
                return -1;
            open[nopen++] = t->nsteps;
        }
        t->nsteps++;
    }
    *where = at;
    return nopen == 0 ? 0 : -1;
}

stencil *sten_compile(const char *source, size_t *where)
{
    size_t length = strlen(source), error = 0;
    stencil *t;

    if (where)
        *where = 0;
    if (length > STEN_TEXT_MAX)
        return NULL;
    t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->source = malloc(length + 1);
    t->steps = calloc(length + 1, sizeof *t->steps); /* no step without a character */
    if (!t->source || !t->steps) {
        sten_free(t);
        return NULL;
    }
    memcpy(t->source, source, length + 1);
    if (compile(t, &error) != 0) {
        if (where)
            *where = error;
        sten_free(t);
        return NULL;
    }
    return t;
}

void sten_free(stencil *t)
{
    if (!t)
        return;
    free(t->source);
    free(t->steps);
    free(t);
}

int sten_bind(stencil *t, const char *name, const stencil *partial)
{
    size_t i;

    if (!is_name(name))
        return -1;
    for (i = 0; i < t->nbound && strcmp(t->bound[i].name, name) != 0; i++)
        ;
    if (i == t->nbound) {
        if (!partial)
            return 0;
        if (t->nbound == STEN_PARTIALS)
            return -1;
        strcpy(t->bound[t->nbound++].name, name);
    }
    t->bound[i].partial = partial;
    if (!partial)
        t->bound[i] = t->bound[--t->nbound];
    return 0;
}

sten_scope *sten_scope_new(void)
{
    return calloc(1, sizeof(sten_scope));
}

static void drop_from(sten_scope *s, int level)
{
    while (s->vars && s->vars->level >= level) {
        struct var *v = s->vars;

        s->vars = v->next;
        free(v->value);
        free(v);
    }
}

void sten_scope_free(sten_scope *s)
{
    if (s)
        drop_from(s, 0);
    free(s);
}

int sten_push(sten_scope *s)
{
    if (s->level + 1 >= STEN_SCOPES)
        return -1;
    s->level++;
    return 0;
}

void sten_pop(sten_scope *s)
{
    assert(s->level > 0);
    drop_from(s, s->level);
    s->level--;
}

static struct var *find(const sten_scope *s, const char *name, size_t length)
{
    struct var *v = s->vars;

    while (v && !(strncmp(v->name, name, length) == 0 && v->name[length] == '\0'))
        v = v->next;
    return v;
}

int sten_set(sten_scope *s, const char *name, const char *value)
{
    size_t length = strlen(value);
    struct var *v;
    char *copy;

    if (!is_name(name) || length > STEN_TEXT_MAX)
        return -1;
    copy = malloc(length + 1);
    if (!copy)
        return -1;
    memcpy(copy, value, length + 1);
    v = find(s, name, strlen(name));
    if (!v || v->level != s->level) {
        v = calloc(1, sizeof *v);
        if (!v) {
            free(copy);
            return -1;
        }
        strcpy(v->name, name);
        v->level = s->level;
        v->next = s->vars;
        s->vars = v;
    }
    free(v->value);
    v->value = copy;
    return 0;
}

const char *sten_get(const sten_scope *s, const char *name)
{
    const struct var *v = is_name(name) ? find(s, name, strlen(name)) : NULL;

    return v ? v->value : "";
}

static int send(sten_sink *sink, void *arg, const char *text, size_t length)
{
    return length ? sink(arg, text, length) : 0;
}

static int send_escaped(sten_sink *sink, void *arg, const char *text)
{
    int result = 0;

    while (*text && result == 0) {
        size_t plain = strcspn(text, "<>&\"");
        const char *entity;

        result = send(sink, arg, text, plain);
        text += plain;
        if (result != 0 || *text == '\0')
            continue;
        entity = *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '&' ? "&amp;" : "&quot;";
        result = send(sink, arg, entity, strlen(entity));
        text++;
    }
    return result;
}

static int render(const stencil *t, const sten_scope *s, sten_sink *sink, void *arg, int depth)
{
    int result = depth > STEN_DEPTH ? -1 : 0;
    size_t i = 0;

    while (i < t->nsteps && result == 0) {
        const struct step *step = &t->steps[i++];
        const char *text = t->source + step->from;
        const struct var *v;

        if (step->op == OP_TEXT) {
            result = send(sink, arg, text, step->length);
            continue;
        }
        if (step->op == OP_PARTIAL) {
            for (size_t k = 0; k < t->nbound; k++)
                if (strlen(t->bound[k].name) == step->length &&
                    memcmp(t->bound[k].name, text, step->length) == 0) {
                    result = render(t->bound[k].partial, s, sink, arg, depth + 1);
                    break;
                }
            continue;
        }
        v = find(s, text, step->length);
        if (step->op == OP_IF) {
            if (!v || v->value[0] == '\0')
                i = step->jump;
        } else if (v) {
            result = step->op == OP_RAW ? send(sink, arg, v->value, strlen(v->value))
                                        : send_escaped(sink, arg, v->value);
        }
    }
    return result;
}

int sten_render(const stencil *t, const sten_scope *s, sten_sink *sink, void *arg)
{
    return render(t, s, sink, arg, 0);
}
