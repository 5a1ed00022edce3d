#include "pagelet.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    unsigned page, frame;
    struct entry *next;
};

struct pagelet {
    struct entry *first, *last_seen;
    char row[8];
    size_t used;
};

pagelet *pagelet_new(void)
{
    return calloc(1, sizeof(pagelet));
}

void pagelet_free(pagelet *table)
{
    for (struct entry *at = table ? table->first : NULL, *next; at; at = next) {
        next = at->next;
        free(at);
    }
    free(table);
}

int pagelet_map(pagelet *table, unsigned page, unsigned frame)
{
    if (frame % 16 != 0)
        return -1;
    for (struct entry *at = table->first; at; at = at->next)
        if (at->page == page)
            return -1;
    struct entry *entry = malloc(sizeof *entry);
    if (!entry)
        return -1;
    *entry = (struct entry){page, frame, table->first};
    table->first = entry;
    return 0;
}

int pagelet_unmap(pagelet *table, unsigned page)
{
    for (struct entry **at = &table->first; *at; at = &(*at)->next)
        if ((*at)->page == page) {
            struct entry *gone = *at;
            *at = gone->next;
            free(gone);
            return 0;
        }
    return -1;
}

int pagelet_look(pagelet *table, unsigned page)
{
    if (table->last_seen && table->last_seen->page == page)
        return (int)table->last_seen->frame;
    for (struct entry *at = table->first; at; at = at->next)
        if (at->page == page) {
            table->last_seen = at;
            return (int)at->frame;
        }
    return -1;
}

int pagelet_add(pagelet *table, const char *bytes, size_t n, int last)
{
    if (n > sizeof table->row)
        return -1;
    if (!last && n) {
        char *kept = malloc(n);
        if (!kept)
            return -1;
        memcpy(kept, bytes, n);
        table->used += (size_t)kept[n];
        free(kept);
    }
    return 0;
}

int pagelet_again(const pagelet *table)
{
    return (int)table->last_seen->frame;
}
