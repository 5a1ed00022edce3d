#include "elem.h"
#include <stdlib.h>
#include <string.h>
struct elem {
    char *name;
    elem *parent, *first, *next;
};
static char *dup(const char *s)
{
    char *p = malloc(strlen(s) + 1);
    if (p)
        strcpy(p, s);
    return p;
}
elem *elem_new(const char *n)
{
    elem *e = calloc(1, sizeof *e);
    e->name = dup(n);
    return e;
}
void elem_free(elem *e)
{
    if (!e)
        return;
    elem *c = e->first;
    while (c) {
        elem *n = c->next;
        elem_free(c);
        c = n;
    }
    free(e->name);
    free(e);
}
void elem_add(elem *p, elem *c)
{
    c->parent = p;
    c->next = p->first;
    p->first = c;
}
elem *elem_new_child(elem *p, const char *n)
{
    elem *e = elem_new(n);
    elem_add(p, e);
    return e;
}
elem *elem_unlink(elem *c)
{
    if (!c->parent)
        return c;
    elem **l = &c->parent->first;
    while (*l != c)
        l = &(*l)->next;
    *l = c->next;
    c->parent = c->next = NULL;
    return c;
}
elem *elem_parent(const elem *e)
{
    return e->parent;
}
elem *elem_first(const elem *e)
{
    return e->first;
}
elem *elem_next(const elem *e)
{
    return e->next;
}
const char *elem_name(const elem *e)
{
    return e->name;
}
void elem_rename(elem *e, const char *n)
{
    char *s = dup(n);
    free(e->name);
    e->name = s;
}
