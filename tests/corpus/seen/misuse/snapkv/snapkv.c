#include "snapkv.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    size_t refs;
    size_t len;
    unsigned char *value;
    char key[];
};

/* A version never changes while a snapshot looks at it. */
struct version {
    size_t refs;
    size_t n;
    struct entry *entry[];
};

struct snapkv {
    struct version *now;
    size_t snapshots;
};

struct sk_snap {
    snapkv *kv;
    struct version *version;
};

static void entry_release(struct entry *e)
{
    if (--e->refs > 0)
        return;
    free(e->value);
    free(e);
}

static void version_release(struct version *v)
{
    if (--v->refs > 0)
        return;
    for (size_t i = 0; i < v->n; i++)
        entry_release(v->entry[i]);
    free(v);
}

static struct version *version_new(size_t n)
{
    struct version *v = malloc(sizeof *v + n * sizeof v->entry[0]);
    if (v) {
        v->refs = 1;
        v->n = n;
    }
    return v;
}

/* The first entry whose key is not less; *found if it is the key. */
static size_t search(const struct version *v, const char *key, int *found)
{
    size_t lo = 0, hi = v->n;
    *found = 0;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        int order = strcmp(v->entry[mid]->key, key);
        if (order == 0) {
            *found = 1;
            return mid;
        }
        if (order < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static int key_allowed(const char *key)
{
    size_t n = strlen(key);
    return n > 0 && n <= SK_MAX_KEY;
}

static struct entry *entry_new(const char *key, const void *value, size_t len)
{
    size_t size = strlen(key) + 1;
    struct entry *e = malloc(sizeof *e + size);
    if (!e)
        return NULL;
    e->value = malloc(len ? len : 1);
    if (!e->value) {
        free(e);
        return NULL;
    }
    e->refs = 1;
    e->len = len;
    memcpy(e->key, key, size);
    if (len)
        memcpy(e->value, value, len);
    return e;
}

/* Copies entries from one version to another, which holds them too. */
static void share(struct version *to, size_t at, const struct version *from, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++) {
        to->entry[at++] = from->entry[i];
        from->entry[i]->refs++;
    }
}

snapkv *sk_open(void)
{
    snapkv *kv = calloc(1, sizeof *kv);
    if (!kv)
        return NULL;
    kv->now = version_new(0);
    if (!kv->now) {
        free(kv);
        return NULL;
    }
    return kv;
}

void sk_close(snapkv *kv)
{
    if (!kv)
        return;
    version_release(kv->now);
    free(kv);
}

int sk_put(snapkv *kv, const char *key, const void *value, size_t len)
{
    int found;
    struct version *old = kv->now;
    if (!key_allowed(key) || len > SK_MAX_VALUE)
        return SK_INVALID;
    size_t at = search(old, key, &found);
    if (!found && old->n == SK_MAX_ENTRIES)
        return SK_FULL;
    struct entry *e = entry_new(key, value, len);
    if (!e)
        return SK_NOMEM;
    if (found && old->refs == 1) {
        entry_release(old->entry[at]);
        old->entry[at] = e;
        return SK_OK;
    }
    struct version *v = version_new(old->n + !found);
    if (!v) {
        entry_release(e);
        return SK_NOMEM;
    }
    share(v, 0, old, 0, at);
    v->entry[at] = e;
    share(v, at + 1, old, at + (found ? 1 : 0), old->n);
    version_release(old);
    kv->now = v;
    return SK_OK;
}

int sk_del(snapkv *kv, const char *key)
{
    int found;
    struct version *old = kv->now;
    size_t at = search(old, key, &found);
    if (!found)
        return SK_NOTFOUND;
    struct version *v = version_new(old->n - 1);
    if (!v)
        return SK_NOMEM;
    share(v, 0, old, 0, at);
    share(v, at, old, at + 1, old->n);
    version_release(old);
    kv->now = v;
    return SK_OK;
}

size_t sk_count(const snapkv *kv)
{
    return kv->now->n;
}

sk_snap *sk_begin(snapkv *kv)
{
    sk_snap *snap = malloc(sizeof *snap);
    if (!snap)
        return NULL;
    snap->kv = kv;
    snap->version = kv->now;
    snap->version->refs++;
    kv->snapshots++;
    return snap;
}

void sk_end(sk_snap *snap)
{
    if (!snap)
        return;
    version_release(snap->version);
    snap->kv->snapshots--;
    free(snap);
}

const void *sk_get(const sk_snap *snap, const char *key, size_t *len)
{
    int found;
    size_t at = search(snap->version, key, &found);
    if (!found)
        return NULL;
    if (len)
        *len = snap->version->entry[at]->len;
    return snap->version->entry[at]->value;
}

const char *sk_next(const sk_snap *snap, const char *after)
{
    int found = 0;
    size_t at = after ? search(snap->version, after, &found) : 0;
    if (found)
        at++;
    return at < snap->version->n ? snap->version->entry[at]->key : NULL;
}

size_t sk_snapshots(const snapkv *kv)
{
    return kv->snapshots;
}
