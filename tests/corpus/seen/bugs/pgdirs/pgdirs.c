#include "pgdirs.h"

#include <stdlib.h>
#include <string.h>

#define ENTRIES 1024u
#define ALL_RIGHTS (PGD_READ | PGD_WRITE | PGD_EXEC)

/* An entry is the frame with the rights in its low bits; 0 is no page, as a
 * page has at least one right. */
struct table {
    unsigned used;
    uint32_t entry[ENTRIES];
};

struct pgd {
    struct table *table[ENTRIES];
    size_t tables;
    size_t pages;
    struct table *recent;       /* of the last successful look-up, or NULL */
    uint32_t recent_slot;
};

static uint32_t slot_of(uint32_t va)
{
    return va >> 22;
}

static uint32_t index_of(uint32_t va)
{
    return va >> 12 & (ENTRIES - 1);
}

static int rights_valid(unsigned rights)
{
    return rights != 0 && (rights & ~ALL_RIGHTS) == 0;
}

pgd *pgd_new(void)
{
    return calloc(1, sizeof(pgd));
}

void pgd_clear(pgd *dir)
{
    size_t i;

    for (i = 0; i < ENTRIES; i++) {
        free(dir->table[i]);
        dir->table[i] = NULL;
    }
    dir->tables = 0;
    dir->pages = 0;
    dir->recent = NULL;
}

void pgd_free(pgd *dir)
{
    if (dir == NULL)
        return;
    pgd_clear(dir);
    free(dir);
}

int pgd_map(pgd *dir, uint32_t va, uint32_t frame, unsigned rights)
{
    uint32_t slot = slot_of(va), index = index_of(va);
    struct table *t = dir->table[slot];

    if (!rights_valid(rights) || frame % PGD_PAGE != 0)
        return PGD_EINVAL;
    if (t != NULL && t->entry[index] != 0)
        return PGD_EEXIST;
    if (t == NULL) {
        t = calloc(1, sizeof *t);
        if (t == NULL)
            return PGD_ENOMEM;
        dir->table[slot] = t;
        dir->tables++;
        if (dir->recent_slot == slot)
            dir->recent = NULL;
    }
    t->entry[index] = frame | rights;
    t->used++;
    dir->pages++;
    return 0;
}

int pgd_unmap(pgd *dir, uint32_t va)
{
    uint32_t slot = slot_of(va), index = index_of(va);
    struct table *t = dir->table[slot];

    if (t == NULL || t->entry[index] == 0)
        return PGD_EFAULT;
    t->entry[index] = 0;
    dir->pages--;
    if (--t->used == 0) {
        free(t);
        dir->table[slot] = NULL;
        dir->tables--;
    }
    return 0;
}

/* The entry of a mapped page, or NULL. */
static uint32_t *look_up(pgd *dir, uint32_t va)
{
    uint32_t slot = slot_of(va);
    struct table *t;
    uint32_t *entry;

    if (dir->recent != NULL && dir->recent_slot == slot)
        t = dir->recent;
    else
        t = dir->table[slot];
    if (t == NULL)
        return NULL;
    entry = &t->entry[index_of(va)];
    if (*entry == 0)
        return NULL;
    dir->recent = t;
    dir->recent_slot = slot;
    return entry;
}

int pgd_protect(pgd *dir, uint32_t va, unsigned rights)
{
    uint32_t *entry;

    if (!rights_valid(rights))
        return PGD_EINVAL;
    entry = look_up(dir, va);
    if (entry == NULL)
        return PGD_EFAULT;
    *entry = (*entry & ~(PGD_PAGE - 1)) | rights;
    return 0;
}

int pgd_translate(pgd *dir, uint32_t va, unsigned rights, uint32_t *pa)
{
    const uint32_t *entry;

    if (!rights_valid(rights))
        return PGD_EINVAL;
    entry = look_up(dir, va);
    if (entry == NULL)
        return PGD_EFAULT;
    if ((*entry & rights) != rights)
        return PGD_EACCESS;
    *pa = (*entry & ~(PGD_PAGE - 1)) | (va & (PGD_PAGE - 1));
    return 0;
}

size_t pgd_pages(const pgd *dir)
{
    return dir->pages;
}

size_t pgd_tables(const pgd *dir)
{
    return dir->tables;
}

int pgd_walk(const pgd *dir,
             int (*fn)(void *arg, uint32_t va, uint32_t frame, unsigned rights),
             void *arg)
{
    uint32_t slot, index;

    for (slot = 0; slot < ENTRIES; slot++) {
        const struct table *t = dir->table[slot];

        for (index = 0; t != NULL && index < ENTRIES; index++) {
            uint32_t entry = t->entry[index];
            int result;

            if (entry == 0)
                continue;
            result = fn(arg, slot << 22 | index << 12,
                        entry & ~(PGD_PAGE - 1), entry & ALL_RIGHTS);
            if (result != 0)
                return result;
        }
    }
    return 0;
}
