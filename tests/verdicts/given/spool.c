#include "spool.h"

#include <stdlib.h>

struct spool_cell {
    struct spool_cell *next;
    int number;
};

void spool_init(struct spool *s)
{
    *s = (struct spool){0};
}

void spool_flush(struct spool *s)
{
    while (s->first) {
        struct spool_cell *next = s->first->next;
        free(s->first);
        s->first = next;
    }
    free(s->seal);
    spool_init(s);
}

void spool_add(struct spool *s, int number)
{
    struct spool_cell *cell = calloc(1, sizeof *cell);
    if (!cell)
        return;
    cell->number = number;
    *(s->first ? &s->last->next : &s->first) = cell;
    s->last = cell;
    s->count++;
}

int spool_undo(struct spool *s)
{
    struct spool_cell **at = &s->first;
    if (!s->first)
        return -1;
    int number = s->last->number;
    while (*at != s->last)
        at = &(*at)->next;
    free(*at); /* and the last one is not moved */
    *at = NULL;
    s->count--;
    return number;
}

void spool_seal(struct spool *s, int number)
{
    if (!s->seal)
        s->seal = malloc(sizeof *s->seal);
    if (s->seal)
        *s->seal = number;
}

int spool_send(struct spool *s)
{
    return *s->seal;
}
