#include "pgdir.h"

#include <assert.h>
#include <stdlib.h>

struct PgDir {
    uint8_t *pages[PGDIR_PAGES];
    unsigned count;
};

PgDir *PgDir_New(void)
{
    return calloc(1, sizeof(PgDir));
}

void PgDir_Delete(PgDir *dir)
{
    if (dir == NULL)
        return;
    for (unsigned i = 0; i < PGDIR_PAGES; i++)
        free(dir->pages[i]);
    free(dir);
}

/* The slot of the page that begins at addr. */
static uint8_t **begins(PgDir *dir, PgAddr addr)
{
    assert(addr < PGDIR_SPACE);
    assert(addr % PGDIR_PAGE == 0);
    return &dir->pages[addr / PGDIR_PAGE];
}

bool PgDir_Map(PgDir *dir, PgAddr addr)
{
    uint8_t **slot = begins(dir, addr);
    assert(*slot == NULL);
    *slot = calloc(1, PGDIR_PAGE);
    if (*slot == NULL)
        return false;
    dir->count++;
    return true;
}

void PgDir_Unmap(PgDir *dir, PgAddr addr)
{
    uint8_t **slot = begins(dir, addr);
    assert(*slot != NULL);
    free(*slot);
    *slot = NULL;
    dir->count--;
}

bool PgDir_IsMapped(const PgDir *dir, PgAddr addr)
{
    return addr < PGDIR_SPACE && dir->pages[addr / PGDIR_PAGE] != NULL;
}

unsigned PgDir_Count(const PgDir *dir)
{
    return dir->count;
}

uint8_t PgDir_Load8(const PgDir *dir, PgAddr addr)
{
    return dir->pages[addr / PGDIR_PAGE][addr % PGDIR_PAGE];
}

void PgDir_Store8(PgDir *dir, PgAddr addr, uint8_t value)
{
    dir->pages[addr / PGDIR_PAGE][addr % PGDIR_PAGE] = value;
}

uint32_t PgDir_Load32(const PgDir *dir, PgAddr addr)
{
    uint32_t value = 0;
    assert(addr % 4 == 0);
    for (unsigned i = 4; i-- > 0;)
        value = value << 8 | PgDir_Load8(dir, addr + i);
    return value;
}

void PgDir_Store32(PgDir *dir, PgAddr addr, uint32_t value)
{
    assert(addr % 4 == 0);
    for (unsigned i = 0; i < 4; i++)
        PgDir_Store8(dir, addr + i, (uint8_t)(value >> 8 * i));
}

uint8_t *PgDir_Page(PgDir *dir, PgAddr addr)
{
    return dir->pages[addr / PGDIR_PAGE];
}
