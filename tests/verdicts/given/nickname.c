/* What is good until something is removed is a result: that says nothing about calls that break by themselves. */
#include "nickname.h"

#include <stdlib.h>
#include <string.h>

struct person {
    struct person *next, *meant;
    int (*greet)(int times);
    char name[];
};

struct people {
    struct person *first;
};

people *people_new(void)
{
    return calloc(1, sizeof(people));
}

void people_free(people *p)
{
    while (p && p->first) {
        struct person *next = p->first->next;
        free(p->first);
        p->first = next;
    }
    free(p);
}

static struct person *find(const people *p, const char *name)
{
    struct person *one = p->first;
    while (one && strcmp(one->name, name) != 0)
        one = one->next;
    return one;
}

static struct person *add(people *p, const char *name)
{
    size_t size = strlen(name) + 1;
    struct person *one = find(p, name) ? NULL : calloc(1, sizeof *one + size);
    if (!one)
        return NULL;
    memcpy(one->name, name, size);
    one->next = p->first;
    p->first = one;
    return one;
}

bool people_add(people *p, const char *name, int (*greet)(int times))
{
    struct person *one = add(p, name);
    if (one)
        one->greet = greet;
    return one;
}

bool people_nickname(people *p, const char *nickname, const char *name)
{
    struct person *meant = find(p, name), *one = meant ? add(p, nickname) : NULL;
    if (one)
        one->meant = meant;
    return one;
}

bool people_remove(people *p, const char *name)
{
    struct person *gone = find(p, name);
    for (struct person **link = &p->first; gone && *link;) {
        struct person *one = *link;
        if (one != gone) { /* and who means him? */
            link = &one->next;
            continue;
        }
        *link = one->next;
        free(one);
        return true;
    }
    return false;
}

static const struct person *meant(const people *p, const char *name)
{
    const struct person *one = find(p, name);
    while (one && one->meant)
        one = one->meant;
    return one;
}

const char *people_meant(const people *p, const char *name)
{
    const struct person *one = meant(p, name);
    return one ? one->name : NULL;
}

int people_greet(const people *p, const char *name)
{
    const struct person *one = meant(p, name);
    return one && one->greet ? one->greet(1) : 0;
}
