#include "namescope.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct symbol {
    struct symbol *in_bucket; /* inner definitions come before outer ones */
    struct symbol *in_scope;  /* the one defined before it in its scope */
    size_t bucket;
    long value;
    int depth;
    char name[];
};

struct namescope {
    struct symbol *bucket[BUCKETS];
    struct symbol *scope[NS_DEPTH_MAX + 1];
    size_t count;
    int depth;
};

static size_t hash(const char *name)
{
    unsigned long h = 5381;
    for (; *name != '\0'; name++)
        h = h * 33 ^ (unsigned char)*name;
    return h % BUCKETS;
}

namescope *ns_new(void)
{
    return calloc(1, sizeof(namescope));
}

static void unlink_bucket(namescope *ns, struct symbol *s)
{
    struct symbol **at = &ns->bucket[s->bucket];
    while (*at != NULL && *at != s)
        at = &(*at)->in_bucket;
    if (*at == s)
        *at = s->in_bucket;
}

static void drop_scope(namescope *ns, int depth)
{
    struct symbol *s = ns->scope[depth];

    ns->scope[depth] = NULL;
    while (s != NULL) {
        struct symbol *before = s->in_scope;
        unlink_bucket(ns, s);
        free(s);
        ns->count--;
        s = before;
    }
}

void ns_free(namescope *ns)
{
    if (ns == NULL)
        return;
    for (int depth = ns->depth; depth >= 0; depth--)
        drop_scope(ns, depth);
    free(ns);
}

int ns_enter(namescope *ns)
{
    if (ns->depth == NS_DEPTH_MAX)
        return -1;
    ns->scope[++ns->depth] = NULL;
    return ns->depth;
}

int ns_leave(namescope *ns)
{
    if (ns->depth == 0)
        return -1;
    drop_scope(ns, ns->depth);
    return --ns->depth;
}

int ns_depth(const namescope *ns)
{
    return ns->depth;
}

static struct symbol *find(const namescope *ns, const char *name)
{
    struct symbol *s = ns->bucket[hash(name)];
    while (s != NULL && strcmp(s->name, name) != 0)
        s = s->in_bucket;
    return s;
}

int ns_define(namescope *ns, const char *name, long value)
{
    size_t length = strlen(name);
    struct symbol *s;

    if (length == 0 || length > NS_NAME_MAX)
        return -1;
    s = find(ns, name);
    if (s != NULL && s->depth == ns->depth) {
        s->value = value;
        return 0;
    }
    if (ns->count == NS_SYMBOL_MAX)
        return -1;
    s = malloc(sizeof *s + length + 1);
    if (s == NULL)
        return -1;
    memcpy(s->name, name, length + 1);
    s->value = value;
    s->depth = ns->depth;
    s->bucket = hash(name);
    s->in_bucket = ns->bucket[s->bucket];
    ns->bucket[s->bucket] = s;
    s->in_scope = ns->scope[ns->depth];
    ns->scope[ns->depth] = s;
    ns->count++;
    return 1;
}

int ns_lookup(const namescope *ns, const char *name, long *value)
{
    const struct symbol *s = find(ns, name);

    if (s == NULL)
        return -1;
    if (value != NULL)
        *value = s->value;
    return s->depth;
}

int ns_undefine(namescope *ns, const char *name)
{
    struct symbol *s = find(ns, name);
    struct symbol **at;
    int depth;

    if (s == NULL)
        return -1;
    unlink_bucket(ns, s);
    for (at = &ns->scope[ns->depth]; *at != NULL; at = &(*at)->in_scope) {
        if (*at == s) {
            *at = s->in_scope;
            break;
        }
    }
    depth = s->depth;
    free(s);
    ns->count--;
    return depth;
}

size_t ns_count(const namescope *ns)
{
    return ns->count;
}

int ns_each(const namescope *ns, int (*visit)(const char *name, long value, void *arg), void *arg)
{
    for (const struct symbol *s = ns->scope[ns->depth]; s != NULL; s = s->in_scope) {
        int stop = visit(s->name, s->value, arg);
        if (stop != 0)
            return stop;
    }
    return 0;
}
