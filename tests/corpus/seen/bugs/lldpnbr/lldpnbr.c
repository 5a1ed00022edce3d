#include "lldpnbr.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    struct entry *prev;
    struct nbr nbr;
};

struct nbr_cursor {
    nbr_table *table; // NULL when it was freed
    struct entry *at;
    nbr_cursor *next;
};

struct nbr_table {
    struct entry *oldest;
    struct entry *newest;
    size_t count;
    nbr_cursor *cursors;
};

nbr_table *nbr_table_new(void)
{
    return calloc(1, sizeof(nbr_table));
}

static struct entry *find(const nbr_table *table, const uint8_t *chassis)
{
    struct entry *e = table->oldest;
    while (e != NULL && memcmp(e->nbr.chassis, chassis, sizeof e->nbr.chassis) != 0)
        e = e->next;
    return e;
}

static void drop(nbr_table *table, struct entry *e)
{
    // nobody may stay in front of it
    for (nbr_cursor *c = table->cursors; c != NULL; c = c->next) {
        if (c->at == e) {
            c->at = e->next;
            break;
        }
    }
    if (e->prev != NULL)
        e->prev->next = e->next;
    else
        table->oldest = e->next;
    if (e->next != NULL)
        e->next->prev = e->prev;
    else
        table->newest = e->prev;
    table->count--;
    free(e);
}

void nbr_table_free(nbr_table *table)
{
    if (table == NULL)
        return;
    for (nbr_cursor *c = table->cursors; c != NULL; c = c->next) {
        c->table = NULL;
        c->at = NULL;
    }
    while (table->oldest != NULL)
        drop(table, table->oldest);
    free(table);
}

size_t nbr_count(const nbr_table *table)
{
    return table->count;
}

bool nbr_heard(nbr_table *table, struct nbr heard)
{
    struct entry *e = find(table, heard.chassis);
    if (e != NULL && heard.ttl > 0) {
        e->nbr = heard;
        return true;
    }
    if (heard.ttl == 0) {
        if (e != NULL)
            drop(table, e);
        return true;
    }
    if (table->count == NBR_LIMIT)
        return false;
    e = malloc(sizeof *e);
    if (e == NULL)
        return false;
    e->nbr = heard;
    e->next = NULL;
    e->prev = table->newest;
    if (table->newest != NULL)
        table->newest->next = e;
    else
        table->oldest = e;
    table->newest = e;
    table->count++;
    return true;
}

bool nbr_lookup(const nbr_table *table, const uint8_t chassis[6], struct nbr *found)
{
    const struct entry *e = find(table, chassis);
    if (e == NULL)
        return false;
    *found = e->nbr;
    return true;
}

bool nbr_forget(nbr_table *table, const uint8_t chassis[6])
{
    struct entry *e = find(table, chassis);
    if (e == NULL)
        return false;
    drop(table, e);
    return true;
}

size_t nbr_link_down(nbr_table *table, uint16_t port)
{
    size_t before = table->count;
    for (struct entry *e = table->oldest, *next; e != NULL; e = next) {
        next = e->next;
        if (e->nbr.port == port)
            drop(table, e);
    }
    return before - table->count;
}

size_t nbr_elapse(nbr_table *table, uint32_t seconds)
{
    size_t before = table->count;
    for (struct entry *e = table->oldest, *next; e != NULL; e = next) {
        next = e->next;
        if (e->nbr.ttl <= seconds)
            drop(table, e);
        else
            e->nbr.ttl -= seconds;
    }
    return before - table->count;
}

nbr_cursor *nbr_cursor_open(nbr_table *table)
{
    nbr_cursor *c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    c->table = table;
    c->at = table->oldest;
    c->next = table->cursors;
    table->cursors = c;
    return c;
}

void nbr_cursor_close(nbr_cursor *cursor)
{
    if (cursor == NULL)
        return;
    if (cursor->table != NULL) {
        nbr_cursor **link = &cursor->table->cursors;
        while (*link != cursor)
            link = &(*link)->next;
        *link = cursor->next;
    }
    free(cursor);
}

bool nbr_cursor_peek(const nbr_cursor *cursor, struct nbr *next)
{
    if (cursor->at == NULL)
        return false;
    *next = cursor->at->nbr;
    return true;
}

bool nbr_cursor_next(nbr_cursor *cursor, struct nbr *next)
{
    if (!nbr_cursor_peek(cursor, next))
        return false;
    cursor->at = cursor->at->next;
    return true;
}

void nbr_cursor_rewind(nbr_cursor *cursor)
{
    cursor->at = cursor->table != NULL ? cursor->table->oldest : NULL;
}
