#include "treesel.h"

#include <stdlib.h>
#include <string.h>

struct ts_node {
    ts_node *parent, *child, *last, *next;
    ts_node *all;  // root: every node but itself, newest first
    size_t nodes;  // root: how many, itself included
    char *value;
    char name[];
};

enum kind { NAMED, ANY, SELF, PARENT };

struct step {
    enum kind kind;
    char *name;
    long nth;           // 0: none
    char *key, *value;  // NULL: none
};

struct ts_path {
    int absolute;
    size_t count;
    struct step steps[TS_STEPS];
};

static size_t name_length(const char *s)
{
    size_t n = 0;

    while ((s[n] >= 'a' && s[n] <= 'z') || (s[n] >= 'A' && s[n] <= 'Z') || (s[n] >= '0' && s[n] <= '9') ||
           s[n] == '_' || s[n] == '-')
        n++;
    return n;
}

static char *copy(const char *s, size_t n)
{
    char *c = malloc(n + 1);

    if (c) {
        memcpy(c, s, n);
        c[n] = '\0';
    }
    return c;
}

static ts_node *make(const char *name, const char *value)
{
    size_t length = name_length(name);
    ts_node *node;

    if (length == 0 || name[length] || length > TS_TEXT || strlen(value) > TS_TEXT)
        return NULL;
    node = calloc(1, sizeof *node + length + 1);
    if (!node)
        return NULL;
    memcpy(node->name, name, length + 1);
    node->value = copy(value, strlen(value));
    if (node->value)
        return node;
    free(node);
    return NULL;
}

static const ts_node *top(const ts_node *node)
{
    while (node->parent)
        node = node->parent;
    return node;
}

ts_node *ts_root(const char *name)
{
    ts_node *root = make(name, "");

    if (root)
        root->nodes = 1;
    return root;
}

ts_node *ts_add(ts_node *parent, const char *name, const char *value)
{
    ts_node *root = (ts_node *)top(parent);
    ts_node *node;

    if (root->nodes >= TS_NODES)
        return NULL;
    node = make(name, value ? value : "");
    if (!node)
        return NULL;
    node->parent = parent;
    *(parent->last ? &parent->last->next : &parent->child) = node;
    parent->last = node;
    node->all = root->all;
    root->all = node;
    root->nodes++;
    return node;
}

const char *ts_name(const ts_node *node) { return node->name; }

const char *ts_value(const ts_node *node) { return node->value; }

void ts_free(ts_node *node)
{
    if (node)
        node = (ts_node *)top(node);
    while (node) {
        ts_node *all = node->all;
        free(node->value);
        free(node);
        node = all;
    }
}

enum { FINE, MALFORMED, MEMORY };

// Behind "[": reads the predicate with its "]".
static int predicate(const char **p, struct step *step)
{
    size_t length;

    if (**p >= '0' && **p <= '9' && (*p)[strspn(*p, "0123456789")] == ']') {
        while (**p != ']') {
            step->nth = step->nth * 10 + (*(*p)++ - '0');
            if (step->nth > 9999)
                return MALFORMED;
        }
        if (step->nth == 0)
            return MALFORMED;
    } else {
        char *key, *value;
        const char *name = *p;

        length = name_length(name);
        *p += length;
        if (length == 0 || length > TS_TEXT || (*p)[0] != '=' || (*p)[1] != '\'')
            return MALFORMED;
        *p += 2;
        key = copy(name, length);
        if (!key)
            return MEMORY;
        length = strcspn(*p, "'");
        int closed = (*p)[length] == '\'' && length <= TS_TEXT;
        value = closed ? copy(*p, length) : NULL;
        if (!value) {
            free(key);
            return closed ? MEMORY : MALFORMED;
        }
        *p += length + 1;
        step->key = key;
        step->value = value;
    }
    if (**p != ']')
        return MALFORMED;
    ++*p;
    return FINE;
}

static int one_step(const char **p, struct step *step)
{
    size_t length = name_length(*p);

    memset(step, 0, sizeof *step);
    if (**p == '.') {
        step->kind = (*p)[1] == '.' ? PARENT : SELF;
        *p += step->kind == PARENT ? 2 : 1;
        return FINE;
    }
    if (**p == '*') {
        step->kind = ANY;
        ++*p;
    } else {
        if (length == 0 || length > TS_TEXT)
            return MALFORMED;
        step->name = copy(*p, length);
        if (!step->name)
            return MEMORY;
        *p += length;
    }
    if (**p == '[') {
        ++*p;
        int error = predicate(p, step);
        if (error) {
            free(step->name);
            return error;
        }
    }
    return FINE;
}

ts_path *ts_compile(const char *text, size_t *at)
{
    const char *p = text;
    ts_path *path = calloc(1, sizeof *path);
    int error = path ? FINE : MEMORY;

    if (path && *p == '/') {
        path->absolute = 1;
        p++;
    }
    if (path && !(path->absolute && !*p)) {
        for (;;) {
            error = path->count < TS_STEPS ? one_step(&p, &path->steps[path->count]) : MALFORMED;
            if (error)
                break;
            path->count++;
            if (*p && *p != '/')
                error = MALFORMED;
            if (*p != '/')
                break;
            p++;
        }
    }
    if (!error)
        return path;
    ts_path_free(path);
    if (at)
        *at = error == MEMORY ? (size_t)-1 : (size_t)(p - text);
    return NULL;
}

void ts_path_free(ts_path *path)
{
    size_t i;

    for (i = 0; path && i < path->count; i++) {
        free(path->steps[i].name);
        free(path->steps[i].key);
        free(path->steps[i].value);
    }
    free(path);
}

size_t ts_path_steps(const ts_path *path) { return path->count; }

static int has(const ts_node *node, const struct step *step)
{
    const ts_node *c;

    if (!step->key)
        return 1;
    for (c = node->child; c; c = c->next)
        if (!strcmp(c->name, step->key) && !strcmp(c->value, step->value))
            return 1;
    return 0;
}

static size_t apply(const struct step *step, const ts_node *node, const ts_node **found, size_t n)
{
    const ts_node *c;
    long nth = 0;
    size_t i;

    if (step->kind == SELF) {
        found[n++] = node;
    } else if (step->kind == PARENT) {
        for (i = 0; i < n && found[i] != node->parent; i++)
            ;
        if (node->parent && i == n)
            found[n++] = node->parent;
    } else {
        for (c = node->child; c; c = c->next)
            if ((step->kind == ANY || !strcmp(c->name, step->name)) && has(c, step) &&
                (step->nth == 0 || ++nth == step->nth))
                found[n++] = c;
    }
    return n;
}

long ts_select(const ts_path *path, const ts_node *from, const ts_node **out, size_t cap)
{
    const ts_node **now = malloc(2 * TS_NODES * sizeof *now);
    const ts_node **next = now ? now + TS_NODES : NULL;
    const ts_node **block = now;
    size_t count = 1, i, s;

    if (!now)
        return -1;
    now[0] = path->absolute ? top(from) : from;
    for (s = 0; s < path->count; s++) {
        const ts_node **swap = now;
        size_t n = 0;

        for (i = 0; i < count; i++)
            n = apply(&path->steps[s], now[i], next, n);
        now = next;
        next = swap;
        count = n;
    }
    for (i = 0; i < count && i < cap; i++)
        out[i] = now[i];
    free((void *)block);
    return (long)count;
}
