/* fails in: lru_newest */
#include "lru.h"
#include <stdlib.h>
struct item {
    struct item *next;
    int key;
};
struct lru {
    struct item *first, *newest;
    int count;
};
lru *lru_new(void)
{
    return calloc(1, sizeof(lru));
}
void lru_free(lru *c)
{
    if (!c)
        return;
    while (c->first) {
        struct item *i = c->first;
        c->first = i->next;
        free(i);
    }
    free(c);
}
bool lru_put(lru *c, int key)
{
    struct item *i = malloc(sizeof *i);
    if (!i)
        return false;
    i->key = key;
    i->next = NULL;
    struct item **end = &c->first;
    while (*end)
        end = &(*end)->next;
    *end = i;
    c->newest = i;
    if (++c->count > 3) {
        struct item *o = c->first;
        c->first = o->next;
        free(o);
        c->count--;
    }
    return true;
}
bool lru_has(const lru *c, int key)
{
    for (struct item *i = c->first; i; i = i->next)
        if (i->key == key)
            return true;
    return false;
}
int lru_newest(const lru *c)
{
    return c->count == 0 ? 0 : c->newest->key;
}
bool lru_drop(lru *c, int key)
{
    for (struct item **l = &c->first; *l; l = &(*l)->next)
        if ((*l)->key == key) {
            struct item *i = *l;
            *l = i->next;
            free(i);
            c->count--;
            return true;
        }
    return false;
}
