#include "outbox.h"

#include <stdlib.h>

#define HEAVY 100

struct parcel {
    int weight;
    struct parcel *next;
};

struct outbox {
    struct parcel *first;
    int count;
};

struct parcel *parcel_new(int weight)
{
    struct parcel *p = malloc(sizeof *p);
    if (p)
        *p = (struct parcel){weight, NULL};
    return p;
}

void parcel_free(struct parcel *p)
{
    free(p);
}

int parcel_weight(const struct parcel *p)
{
    return p->weight;
}

struct outbox *outbox_new(void)
{
    return calloc(1, sizeof(struct outbox));
}

void outbox_free(struct outbox *o)
{
    for (struct parcel *p = o ? o->first : NULL, *next; p; p = next) {
        next = p->next;
        free(p);
    }
    free(o);
}

int outbox_put(struct outbox *o, struct parcel *p)
{
    if (p->weight > HEAVY)
        return 0;
    p->next = o->first;
    o->first = p;
    o->count++;
    return 1;
}

int outbox_push(struct outbox *o, struct parcel *p)
{
    outbox_put(o, p);
    return o->count;
}

int outbox_drop(struct outbox *o, struct parcel *p)
{
    outbox_put(o, p);
    return o->count;
}
