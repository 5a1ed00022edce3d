#include "ptwalk.h"

#include <stdlib.h>

#define ENTRIES 64u
#define ACCESS (PTW_READ | PTW_WRITE | PTW_EXEC)

struct entry {
    bool present;
    uint8_t access;
    uint32_t frame;
};

struct table {
    unsigned used; /* entries that are present */
    struct entry entries[ENTRIES];
};

struct ptw {
    struct table *directory[ENTRIES];
};

ptw *ptw_create(void)
{
    return calloc(1, sizeof(ptw));
}

void ptw_destroy(ptw *p)
{
    if (p == NULL)
        return;
    for (unsigned i = 0; i < ENTRIES; i++)
        free(p->directory[i]);
    free(p);
}

static unsigned directory_index(uint32_t address)
{
    return address >> 14;
}

static unsigned table_index(uint32_t address)
{
    return address >> 8 & (ENTRIES - 1);
}

/* The entry of a page that is mapped, NULL for others. */
static struct entry *walk(const ptw *p, uint32_t address)
{
    struct table *table = p->directory[directory_index(address)];
    struct entry *entry;
    if (table == NULL)
        return NULL;
    entry = &table->entries[table_index(address)];
    return entry->present ? entry : NULL;
}

ptw_result ptw_map(ptw *p, uint32_t address, uint32_t frame, unsigned access)
{
    struct table *table;
    struct entry *entry;
    if (address >= PTW_SPACE)
        return PTW_RANGE;
    table = p->directory[directory_index(address)];
    if (table == NULL) {
        table = malloc(sizeof *table);
        if (table == NULL)
            return PTW_NOMEM;
        table->used = 0;
        table->entries[table_index(address)].present = false;
        p->directory[directory_index(address)] = table;
    }
    entry = &table->entries[table_index(address)];
    if (!entry->present)
        table->used++;
    entry->present = true;
    entry->access = (uint8_t)(access & ACCESS);
    entry->frame = frame;
    return PTW_OK;
}

ptw_result ptw_unmap(ptw *p, uint32_t address)
{
    struct entry *entry;
    struct table *table;
    if (address >= PTW_SPACE)
        return PTW_RANGE;
    entry = walk(p, address);
    if (entry == NULL)
        return PTW_UNMAPPED;
    entry->present = false;
    table = p->directory[directory_index(address)];
    if (--table->used == 0) {
        free(table);
        p->directory[directory_index(address)] = NULL;
    }
    return PTW_OK;
}

ptw_result ptw_translate(const ptw *p, uint32_t address, unsigned access, uint64_t *physical)
{
    const struct entry *entry;
    if (address >= PTW_SPACE)
        return PTW_RANGE;
    entry = walk(p, address);
    if (entry == NULL)
        return PTW_UNMAPPED;
    access &= ACCESS;
    if ((entry->access & access) != access)
        return PTW_DENIED;
    *physical = (uint64_t)entry->frame * PTW_PAGE + address % PTW_PAGE;
    return PTW_OK;
}

ptw_result ptw_protect(ptw *p, uint32_t address, unsigned access)
{
    struct entry *entry;
    if (address >= PTW_SPACE)
        return PTW_RANGE;
    entry = walk(p, address);
    if (entry == NULL)
        return PTW_UNMAPPED;
    entry->access = (uint8_t)(access & ACCESS);
    return PTW_OK;
}

bool ptw_is_mapped(const ptw *p, uint32_t address)
{
    return address < PTW_SPACE && walk(p, address) != NULL;
}

unsigned ptw_pages(const ptw *p)
{
    unsigned pages = 0;
    for (unsigned i = 0; i < ENTRIES; i++)
        if (p->directory[i] != NULL)
            pages += p->directory[i]->used;
    return pages;
}
