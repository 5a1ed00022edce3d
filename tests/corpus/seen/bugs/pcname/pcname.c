#include "pcname.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint64_t start;
    uint64_t size;
    char *name;
} Symbol;

struct PcnTable {
    Symbol *symbols; /* by start */
    size_t count, room;
};

PcnTable *pcn_open(void)
{
    return calloc(1, sizeof(PcnTable));
}

void pcn_close(PcnTable *table)
{
    if (table == NULL)
        return;
    for (size_t i = 0; i < table->count; i++)
        free(table->symbols[i].name);
    free(table->symbols);
    free(table);
}

/* The first symbol that starts above the address; the end when none does. */
static Symbol *above(const PcnTable *table, uint64_t address)
{
    size_t low = 0, high = table->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (table->symbols[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return table->symbols + low;
}

/* Where the symbol with this start is, or would be. */
static size_t place_of(const PcnTable *table, uint64_t start, bool *there)
{
    size_t place = 0;
    if (table->count > 0)
        place = (size_t)(above(table, start) - table->symbols);
    *there = place > 0 && table->symbols[place - 1].start == start;
    return *there ? place - 1 : place;
}

static bool grow(PcnTable *table)
{
    if (table->count < table->room)
        return true;
    if (table->count >= PCN_SYMBOLS_MAX)
        return false;
    size_t room = table->room == 0 ? 16 : table->room * 2;
    Symbol *symbols = realloc(table->symbols, room * sizeof *symbols);
    if (symbols == NULL)
        return false;
    table->symbols = symbols;
    table->room = room;
    return true;
}

bool pcn_add(PcnTable *table, const char *name, uint64_t start, uint64_t size)
{
    size_t length = strlen(name);
    bool there;
    if (length == 0 || length > PCN_NAME_MAX)
        return false;
    if (size > 0 && size - 1 > UINT64_MAX - start)
        return false;
    size_t place = place_of(table, start, &there);
    if (there || !grow(table))
        return false;
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, name, length + 1);
    Symbol *symbol = table->symbols + place;
    memmove(symbol + 1, symbol, (table->count - place) * sizeof *symbol);
    symbol->start = start;
    symbol->size = size;
    symbol->name = copy;
    table->count++;
    return true;
}

bool pcn_remove(PcnTable *table, uint64_t start)
{
    bool there;
    size_t place = place_of(table, start, &there);
    if (!there)
        return false;
    Symbol *symbol = table->symbols + place;
    free(symbol->name);
    table->count--;
    memmove(symbol, symbol + 1, (table->count - place) * sizeof *symbol);
    return true;
}

size_t pcn_count(const PcnTable *table)
{
    return table->count;
}

PcnHit pcn_find(const PcnTable *table, uint64_t address)
{
    PcnHit hit = {NULL, 0, 0};
    if (table->count == 0)
        return hit;
    const Symbol *symbol = above(table, address);
    symbol--;
    if (symbol->size != 0 && address - symbol->start >= symbol->size)
        return hit;
    hit.name = symbol->name;
    hit.start = symbol->start;
    hit.offset = address - symbol->start;
    return hit;
}

int pcn_describe(const PcnTable *table, uint64_t address, char *text, size_t room)
{
    PcnHit hit = pcn_find(table, address);
    if (hit.name == NULL)
        return snprintf(text, room, "0x%" PRIx64, address);
    return snprintf(text, room, "%s+0x%" PRIx64, hit.name, hit.offset);
}

size_t pcn_visit(const PcnTable *table, PcnVisitor visitor, void *user)
{
    size_t visited = 0;
    while (visited < table->count) {
        const Symbol *symbol = table->symbols + visited++;
        if (!visitor(user, symbol->name, symbol->start, symbol->size))
            break;
    }
    return visited;
}
