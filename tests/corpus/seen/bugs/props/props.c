#include "props.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *key;
    char *value;
    size_t room; /* of the value, without terminator */
} entry;

struct props {
    entry *list;
    size_t n, cap;
};

static char *dup(const char *s, size_t n)
{
    char *d = malloc(n + 1);
    if (d) {
        memcpy(d, s, n);
        d[n] = 0;
    }
    return d;
}

props *pr_new(void)
{
    return calloc(1, sizeof(props));
}

void pr_free(props *p)
{
    if (!p)
        return;
    for (size_t i = 0; i < p->n; i++) {
        free(p->list[i].key);
        free(p->list[i].value);
    }
    free(p->list);
    free(p);
}

static entry *find(const props *p, const char *key, size_t klen)
{
    for (size_t i = 0; i < p->n; i++)
        if (strlen(p->list[i].key) == klen && memcmp(p->list[i].key, key, klen) == 0)
            return &p->list[i];
    return NULL;
}

static int key_ok(const char *key, size_t n)
{
    if (n == 0 || key[0] == '#' || key[0] == '!')
        return 0;
    for (size_t i = 0; i < n; i++)
        if (key[i] == '=' || key[i] == '\n' || key[i] == '\r')
            return 0;
    return 1;
}

static int put(props *p, const char *key, size_t klen, const char *val, size_t vlen)
{
    if (!key_ok(key, klen) || memchr(val, '\n', vlen) || memchr(val, '\r', vlen))
        return -1;
    entry *e = find(p, key, klen);
    if (e) {
        if (vlen > e->room) {
            char *v = dup(val, vlen);
            if (!v)
                return -1;
            e->value = v;
            e->room = vlen;
        } else {
            memmove(e->value, val, vlen);
            e->value[vlen] = 0;
        }
        return 0;
    }
    if (p->n == p->cap) {
        size_t cap = p->cap ? p->cap * 2 : 8;
        entry *l = realloc(p->list, cap * sizeof *l);
        if (!l)
            return -1;
        p->list = l;
        p->cap = cap;
    }
    entry fresh = {dup(key, klen), dup(val, vlen), vlen};
    if (!fresh.key || !fresh.value) {
        free(fresh.key);
        free(fresh.value);
        return -1;
    }
    p->list[p->n++] = fresh;
    return 0;
}

int pr_set(props *p, const char *key, const char *value)
{
    return put(p, key, strlen(key), value, strlen(value));
}

const char *pr_get(const props *p, const char *key, const char *fallback)
{
    const entry *e = find(p, key, strlen(key));
    return e ? e->value : fallback;
}

int pr_del(props *p, const char *key)
{
    entry *e = find(p, key, strlen(key));
    if (!e)
        return -1;
    free(e->key);
    free(e->value);
    size_t at = (size_t)(e - p->list);
    p->n--;
    memmove(e, e + 1, (p->n - at) * sizeof *e);
    return 0;
}

size_t pr_size(const props *p)
{
    return p->n;
}

const char *pr_key(const props *p, size_t i)
{
    return i < p->n ? p->list[i].key : NULL;
}

size_t pr_load(props *p, const char *text)
{
    size_t bad = 0;
    while (*text) {
        size_t len = strcspn(text, "\n");
        const char *next = text + len + (text[len] == '\n');
        if (len > 0 && text[len - 1] == '\r')
            len--;
        if (len > 0 && *text != '#' && *text != '!') {
            const char *eq = memchr(text, '=', len);
            if (!eq || put(p, text, (size_t)(eq - text), eq + 1, len - (size_t)(eq - text) - 1) != 0)
                bad++;
        }
        text = next;
    }
    return bad;
}

char *pr_dump(const props *p)
{
    size_t total = 1;
    for (size_t i = 0; i < p->n; i++)
        total += strlen(p->list[i].key) + strlen(p->list[i].value) + 2;
    char *out = malloc(total), *w = out;
    if (!out)
        return NULL;
    for (size_t i = 0; i < p->n; i++) {
        size_t k = strlen(p->list[i].key), v = strlen(p->list[i].value);
        memcpy(w, p->list[i].key, k);
        w += k;
        *w++ = '=';
        memcpy(w, p->list[i].value, v);
        w += v;
        *w++ = '\n';
    }
    *w = 0;
    return out;
}
