/* fails in: value_new cache_put */
#include "cache.h"
#include <stdlib.h>
#include <string.h>
struct value {
    char *text;
};
struct entry {
    char *key;
    value *v;
    struct entry *next;
};
struct cache {
    struct entry *first;
    size_t n;
};
static char *dup(const char *s)
{
    char *p = malloc(strlen(s) + 1);
    if (p)
        strcpy(p, s);
    return p;
}
value *value_new(const char *t)
{
    value *v = malloc(sizeof *v);
    if (!v)
        return 0;
    v->text = dup(t);
    return v;
}
void value_free(value *v)
{
    if (v) {
        free(v->text);
        free(v);
    }
}
const char *value_text(const value *v)
{
    return v->text;
}
cache *cache_new(void)
{
    return calloc(1, sizeof(cache));
}
void cache_free(cache *c)
{
    if (!c)
        return;
    struct entry *e = c->first;
    while (e) {
        struct entry *n = e->next;
        value_free(e->v);
        free(e->key);
        free(e);
        e = n;
    }
    free(c);
}
static struct entry **find(cache *c, const char *k)
{
    struct entry **l = &c->first;
    while (*l && strcmp((*l)->key, k))
        l = &(*l)->next;
    return l;
}
bool cache_put(cache *c, const char *k, value *v)
{
    struct entry **l = find(c, k);
    if (*l) {
        (*l)->v = v;
        return true;
    }
    struct entry *e = malloc(sizeof *e);
    char *key = dup(k);
    if (!e || !key) {
        free(e);
        free(key);
        return false;
    }
    e->key = key;
    e->v = v;
    e->next = 0;
    *l = e;
    c->n++;
    return true;
}
const value *cache_get(const cache *c, const char *k)
{
    struct entry **l = find((cache *)c, k);
    return *l ? (*l)->v : 0;
}
bool cache_remove(cache *c, const char *k)
{
    struct entry **l = find(c, k);
    struct entry *e = *l;
    if (!e)
        return false;
    *l = e->next;
    value_free(e->v);
    free(e->key);
    free(e);
    c->n--;
    return true;
}
size_t cache_count(const cache *c)
{
    return c->n;
}
