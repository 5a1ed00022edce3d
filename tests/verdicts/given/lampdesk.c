#include "lampdesk.h"

#include <stdlib.h>

struct lamp {
    unsigned number;
};

struct lampdesk {
    struct lamp *lamps[4];
    unsigned count;
};

struct lamp *lamp_new(unsigned number)
{
    struct lamp *lamp = malloc(sizeof *lamp);
    if (lamp)
        lamp->number = number;
    return lamp;
}

void lamp_free(struct lamp *lamp)
{
    free(lamp);
}

struct lampdesk *lampdesk_new(void)
{
    return calloc(1, sizeof(struct lampdesk));
}

void lampdesk_free(struct lampdesk *desk)
{
    if (!desk)
        return;
    for (unsigned i = 0; i < desk->count; i++)
        lamp_free(desk->lamps[i]);
    free(desk);
}

/* One of a number that is there is freed: wrong, it is the caller's still. */
bool lampdesk_add(struct lampdesk *desk, struct lamp *lamp)
{
    if (!desk || !lamp || desk->count == 4)
        return false;
    for (unsigned i = 0; i < desk->count; i++)
        if (desk->lamps[i]->number == lamp->number) {
            lamp_free(lamp);
            return false;
        }
    desk->lamps[desk->count++] = lamp;
    return true;
}

bool lampdesk_add_seven(struct lampdesk *desk, struct lamp *lamp)
{
    if (!desk || !lamp)
        return false;
    if (lamp->number != 7 || desk->count == 4) {
        lamp_free(lamp);
        return false;
    }
    desk->lamps[desk->count++] = lamp;
    return true;
}
