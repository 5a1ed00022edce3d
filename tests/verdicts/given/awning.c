#include "awning.h"

#include <stdlib.h>

struct awning {
    struct pole *first;
    int count;
};

struct awning *awning_open(void)
{
    return calloc(1, sizeof(struct awning));
}

void awning_close(struct awning *a)
{
    free(a);
}

struct pole *pole_init(struct pole *p, int height)
{
    *p = (struct pole){.height = height};
    return p;
}

void awning_add(struct awning *a, struct pole *p)
{
    awning_take(a, p);
    p->link.next = a->first;
    p->link.previous = &a->first;
    if (a->first)
        a->first->link.previous = &p->link.next;
    a->first = p;
    a->count++;
}

void awning_take(struct awning *a, struct pole *p)
{
    static const int heights[4] = {1, 2, 3, 4};
    if (!p->link.previous)
        return;
    a->count--;
    p->height += heights[a->count]; /* there is none in this one */
    *p->link.previous = p->link.next;
    if (p->link.next)
        p->link.next->link.previous = p->link.previous;
    p->link.previous = NULL;
}

int awning_height(const struct awning *a)
{
    return a->first ? a->first->height : 0;
}

const note *note_parse(const char *text)
{
    note *n = calloc(1, sizeof *n);
    if (n)
        n->number = (unsigned char)*text;
    return n;
}

int note_number(const note *n)
{
    return n->number;
}

void note_free(const note *n)
{
    free((void *)n);
}

void pool_init(pool *p, void *base, size_t size)
{
    *p = (pool){base, size, 8};
    p->base[7] = 1;
}

void *pool_take(pool *p, size_t size)
{
    if (p->used >= p->size || size > p->size - p->used)
        return NULL;
    void *block = p->base + p->used;
    p->used += size;
    return block;
}

struct scale {
    numbers_of *of;
};

struct scale *scale_new(numbers_of *of)
{
    struct scale *s = of ? calloc(1, sizeof *s) : NULL;
    if (s)
        s->of = of;
    return s;
}

void scale_free(struct scale *s)
{
    free(s);
}

int scale_first(const struct scale *s, const char *key)
{
    return s->of(key)[0];
}
