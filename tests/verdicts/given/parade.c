#include "parade.h"

#include <stdlib.h>

struct item {
    struct item *next;
    int number;
};

struct marshal {
    parade *of;
    marshal *next;
    struct item *at;
};

struct camera {
    struct item *at;
};

struct parade {
    struct item *first, **end;
    marshal *marshals;
};

parade *parade_new(void)
{
    parade *p = calloc(1, sizeof *p);
    if (p)
        p->end = &p->first;
    return p;
}

void parade_free(parade *p)
{
    for (marshal *m = p->marshals; m; m = m->next)
        m->of = NULL, m->at = NULL;
    while (p->first) {
        struct item *item = p->first;
        p->first = item->next;
        free(item);
    }
    free(p);
}

bool parade_add(parade *p, int number)
{
    struct item *item = malloc(sizeof *item);
    if (!item)
        return false;
    *item = (struct item){.number = number};
    *p->end = item;
    p->end = &item->next;
    return true;
}

void parade_advance(parade *p)
{
    struct item *item = p->first;
    if (!item)
        return;
    for (marshal *m = p->marshals; m; m = m->next)
        if (m->at == item) {
            m->at = item->next;
            break; /* the others are forgotten */
        }
    p->first = item->next;
    if (!p->first)
        p->end = &p->first;
    free(item);
}

marshal *parade_marshal(parade *p)
{
    marshal *m = malloc(sizeof *m);
    if (!m)
        return NULL;
    *m = (marshal){.of = p, .next = p->marshals, .at = p->first};
    return p->marshals = m;
}

int marshal_next(marshal *m)
{
    struct item *item = m->at;
    if (!item)
        return 0;
    m->at = item->next;
    return item->number;
}

void marshal_free(marshal *m)
{
    marshal **link = m->of ? &m->of->marshals : NULL;
    while (link && *link != m)
        link = &(*link)->next;
    if (link)
        *link = m->next;
    free(m);
}

camera *parade_camera(parade *p)
{
    camera *c = malloc(sizeof *c);
    if (c)
        c->at = p->first;
    return c;
}

int camera_next(camera *c)
{
    struct item *item = c->at;
    if (!item)
        return 0;
    c->at = item->next;
    return item->number;
}

void camera_free(camera *c)
{
    free(c);
}
