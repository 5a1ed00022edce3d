#include "deputy.h"

#include <stdlib.h>
#include <string.h>

struct person {
    person *next, *deputy, *late;
    char name[32];
};
struct office {
    person *people;
};

office *office_new(void)
{
    return calloc(1, sizeof(office));
}

void office_free(office *o)
{
    while (o && o->people) {
        person *p = o->people;
        o->people = p->next;
        free(p);
    }
    free(o);
}

person *office_hire(office *o, const char *name)
{
    for (person *p = o->people; p; p = p->next)
        if (strncmp(p->name, name, sizeof p->name - 1) == 0)
            return NULL;
    person *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    strncpy(p->name, name, sizeof p->name - 1);
    p->next = o->people;
    o->people = p;
    return p;
}

/* Looks for circles behind the first one only. */
int person_set_deputy(person *p, person *deputy)
{
    for (const person *behind = deputy->deputy; behind; behind = behind->deputy)
        if (behind == p)
            return -1;
    p->deputy = deputy;
    return 0;
}

/* Only compares. */
int person_set_late(person *p, person *late)
{
    if (p == late)
        return -1;
    p->late = late;
    return 0;
}

unsigned person_depth(person *p)
{
    unsigned depth = 0;
    while ((p = p->deputy))
        depth++;
    return depth;
}

unsigned person_depth_late(person *p)
{
    unsigned depth = 0;
    while ((p = p->late))
        depth++;
    return depth;
}
