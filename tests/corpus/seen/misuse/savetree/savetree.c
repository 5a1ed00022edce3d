#include "savetree.h"

#include <stdlib.h>
#include <string.h>

struct sv_point {
    sv_store *store;
    sv_point *outer;
    struct { int changed; char *text; } old[SV_KEYS];   /* what was there before */
};

struct sv_store {
    char *texts[SV_KEYS];
    sv_point *inner;        /* begun last */
    int depth;
};

sv_store *sv_new(void)
{
    return calloc(1, sizeof(sv_store));
}

/* Ends the innermost savepoint. */
static void end_inner(sv_store *s)
{
    sv_point *p = s->inner;

    s->inner = p->outer;
    s->depth--;
    free(p);
}

static void release_inner(sv_store *s)
{
    sv_point *p = s->inner, *outer = p->outer;

    for (int k = 0; k < SV_KEYS; k++) {
        if (!p->old[k].changed)
            continue;
        if (outer && !outer->old[k].changed)
            outer->old[k] = p->old[k];
        else
            free(p->old[k].text);
    }
    end_inner(s);
}

static void rollback_inner(sv_store *s)
{
    sv_point *p = s->inner;

    for (int k = 0; k < SV_KEYS; k++)
        if (p->old[k].changed) {
            free(s->texts[k]);
            s->texts[k] = p->old[k].text;
        }
    end_inner(s);
}

void sv_free(sv_store *s)
{
    if (!s)
        return;
    while (s->inner)
        release_inner(s);
    for (int k = 0; k < SV_KEYS; k++)
        free(s->texts[k]);
    free(s);
}

int sv_set(sv_store *s, int key, const char *text)
{
    char *copy = NULL;

    if (key < 0 || key >= SV_KEYS)
        return -1;
    if (text) {
        size_t n = strlen(text);
        if (n > SV_MAX_TEXT)
            return -1;
        copy = malloc(n + 1);
        if (!copy)
            return -1;
        memcpy(copy, text, n + 1);
    }
    if (s->inner && !s->inner->old[key].changed) {
        s->inner->old[key].changed = 1;
        s->inner->old[key].text = s->texts[key];
    } else {
        free(s->texts[key]);
    }
    s->texts[key] = copy;
    return 0;
}

const char *sv_get(const sv_store *s, int key)
{
    return key >= 0 && key < SV_KEYS ? s->texts[key] : NULL;
}

int sv_count(const sv_store *s)
{
    int n = 0;

    for (int k = 0; k < SV_KEYS; k++)
        n += s->texts[k] != NULL;
    return n;
}

sv_point *sv_begin(sv_store *s)
{
    sv_point *p;

    if (s->depth >= SV_MAX_DEPTH)
        return NULL;
    p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->store = s;
    p->outer = s->inner;
    s->inner = p;
    s->depth++;
    return p;
}

void sv_release(sv_point *p)
{
    sv_store *s = p->store;

    while (s->inner != p)
        release_inner(s);
    release_inner(s);
}

void sv_rollback(sv_point *p)
{
    sv_store *s = p->store;

    while (s->inner != p)
        rollback_inner(s);
    rollback_inner(s);
}

int sv_depth(const sv_store *s) { return s->depth; }
