#include "partsbin.h"

#include <stdlib.h>
#include <string.h>

struct part {
    struct part *next;
    long quantity;
    char number[PBIN_NUMBER + 1];
};

struct pbin {
    struct part *first;
    struct part **end; /* where the next part is linked */
    struct part *last; /* found last: most calls ask for the same again */
    size_t count;
};

static int name_ok(const char *number)
{
    size_t length = strlen(number);
    return length >= 1 && length <= PBIN_NUMBER;
}

static struct part *lookup(pbin *bin, const char *number)
{
    if (bin->last != NULL && strcmp(bin->last->number, number) == 0)
        return bin->last;
    for (struct part *p = bin->first; p != NULL; p = p->next)
        if (strcmp(p->number, number) == 0) {
            bin->last = p;
            return p;
        }
    return NULL;
}

/* Takes the part out that *link leads to. */
static void unlink_part(pbin *bin, struct part **link)
{
    struct part *gone = *link;
    *link = gone->next;
    if (gone->next == NULL)
        bin->end = link;
    bin->count--;
    free(gone);
}

pbin *pbin_open(void)
{
    pbin *bin = calloc(1, sizeof *bin);
    if (bin != NULL)
        bin->end = &bin->first;
    return bin;
}

void pbin_close(pbin *bin)
{
    if (bin == NULL)
        return;
    while (bin->first != NULL)
        unlink_part(bin, &bin->first);
    free(bin);
}

enum pbin_status pbin_receive(pbin *bin, const char *number, long quantity)
{
    if (!name_ok(number))
        return PBIN_BAD_NAME;
    if (quantity < 0 || quantity > PBIN_MOST)
        return PBIN_BAD_QTY;
    struct part *p = lookup(bin, number);
    if (p == NULL) {
        if (bin->count >= PBIN_PARTS)
            return PBIN_FULL;
        p = calloc(1, sizeof *p);
        if (p == NULL)
            return PBIN_FULL;
        strcpy(p->number, number);
        *bin->end = p;
        bin->end = &p->next;
        bin->last = p;
        bin->count++;
    }
    if (quantity > PBIN_MOST - p->quantity)
        return PBIN_BAD_QTY;
    p->quantity += quantity;
    return PBIN_OK;
}

enum pbin_status pbin_issue(pbin *bin, const char *number, long quantity)
{
    struct part *p = lookup(bin, number);
    if (p == NULL)
        return PBIN_UNKNOWN;
    if (quantity < 0)
        return PBIN_BAD_QTY;
    if (quantity > p->quantity)
        return PBIN_SHORT;
    p->quantity -= quantity;
    return PBIN_OK;
}

enum pbin_status pbin_rename(pbin *bin, const char *number, const char *to)
{
    if (!name_ok(to))
        return PBIN_BAD_NAME;
    struct part *p = lookup(bin, number);
    if (p == NULL)
        return PBIN_UNKNOWN;
    struct part *other = lookup(bin, to);
    if (other != NULL && other != p)
        return PBIN_TAKEN;
    if (other == NULL)
        memmove(p->number, to, strlen(to) + 1);
    return PBIN_OK;
}

enum pbin_status pbin_scrap(pbin *bin, const char *number)
{
    struct part *p = lookup(bin, number);
    if (p == NULL)
        return PBIN_UNKNOWN;
    struct part **link = &bin->first;
    while (*link != p)
        link = &(*link)->next;
    bin->last = NULL;
    unlink_part(bin, link);
    return PBIN_OK;
}

size_t pbin_purge(pbin *bin)
{
    size_t before = bin->count;
    struct part **link = &bin->first;
    while (*link != NULL)
        if ((*link)->quantity == 0)
            unlink_part(bin, link);
        else
            link = &(*link)->next;
    return before - bin->count;
}

long pbin_on_hand(pbin *bin, const char *number)
{
    const struct part *p = lookup(bin, number);
    return p == NULL ? -1 : p->quantity;
}

size_t pbin_parts(const pbin *bin)
{
    return bin->count;
}

const char *pbin_number(const pbin *bin, size_t place)
{
    const struct part *p = bin->first;
    while (p != NULL && place > 0) {
        p = p->next;
        place--;
    }
    return p == NULL ? NULL : p->number;
}
