#include "ftlmap.h"

#include <stdlib.h>

#define NONE UINT32_MAX

struct block {
    unsigned used;   /* pages programmed since the last erase */
    unsigned valid;  /* of these, pages that a sector points to */
    unsigned erased; /* times */
};

struct page {
    uint32_t sector; /* NONE when stale */
    uint32_t value;
};

struct ftl {
    unsigned blocks, pages;
    unsigned active, reserve;
    struct block *block;
    struct page *page;
    uint32_t *map; /* sector to page */
};

ftl_t *ftl_open(unsigned blocks, unsigned pages_per_block)
{
    if (blocks < 2 || blocks > FTL_MAX_BLOCKS || pages_per_block < 1 || pages_per_block > FTL_MAX_PAGES)
        return NULL;
    ftl_t *f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    f->blocks = blocks;
    f->pages = pages_per_block;
    f->active = 0;
    f->reserve = blocks - 1;
    f->block = calloc(blocks, sizeof *f->block);
    f->page = calloc((size_t)blocks * pages_per_block, sizeof *f->page);
    f->map = calloc(ftl_capacity(f), sizeof *f->map);
    if (f->block == NULL || f->page == NULL || f->map == NULL) {
        ftl_close(f);
        return NULL;
    }
    for (unsigned i = 0; i < ftl_capacity(f); i++)
        f->map[i] = NONE;
    return f;
}

void ftl_close(ftl_t *f)
{
    if (f == NULL)
        return;
    free(f->block);
    free(f->page);
    free(f->map);
    free(f);
}

unsigned ftl_capacity(const ftl_t *f)
{
    return (f->blocks - 1) * f->pages;
}

unsigned ftl_in_use(const ftl_t *f)
{
    unsigned n = 0;
    for (unsigned b = 0; b < f->blocks; b++)
        n += f->block[b].valid;
    return n;
}

static void invalidate(ftl_t *f, uint32_t page)
{
    f->page[page].sector = NONE;
    f->block[page / f->pages].valid--;
}

/* Programs the next page of the active block, which has one. */
static void program(ftl_t *f, uint32_t sector, uint32_t value)
{
    struct block *b = &f->block[f->active];
    uint32_t page = f->active * f->pages + b->used;
    b->used++;
    b->valid++;
    f->page[page].sector = sector;
    f->page[page].value = value;
    f->map[sector] = page;
}

/* Moves what is valid of the emptiest block to the reserve, which becomes
   active, and erases the block, which becomes the reserve. */
static void collect(ftl_t *f)
{
    unsigned victim = f->active;
    for (unsigned b = 0; b < f->blocks; b++)
        if (b != f->reserve && f->block[b].valid < f->block[victim].valid)
            victim = b;
    f->active = f->reserve;
    for (unsigned i = 0; i < f->block[victim].used; i++) {
        struct page p = f->page[victim * f->pages + i];
        if (p.sector != NONE)
            program(f, p.sector, p.value);
    }
    f->block[victim].used = 0;
    f->block[victim].valid = 0;
    f->block[victim].erased++;
    f->reserve = victim;
}

static void make_room(ftl_t *f)
{
    while (f->block[f->active].used == f->pages) {
        unsigned b = 0;
        while (b < f->blocks && (b == f->reserve || f->block[b].used != 0))
            b++;
        if (b < f->blocks)
            f->active = b;
        else
            collect(f);
    }
}

int ftl_write(ftl_t *f, unsigned sector, uint32_t value)
{
    if (sector >= ftl_capacity(f))
        return FTL_ERANGE;
    make_room(f);
    /* The old page stays valid until here, so that a power cut loses nothing. */
    if (f->map[sector] != NONE)
        invalidate(f, f->map[sector]);
    program(f, sector, value);
    return FTL_OK;
}

int ftl_read(const ftl_t *f, unsigned sector, uint32_t *value)
{
    if (sector >= ftl_capacity(f))
        return FTL_ERANGE;
    if (f->map[sector] == NONE)
        return FTL_EBLANK;
    *value = f->page[f->map[sector]].value;
    return FTL_OK;
}

int ftl_trim(ftl_t *f, unsigned sector)
{
    if (sector >= ftl_capacity(f))
        return FTL_ERANGE;
    if (f->map[sector] == NONE)
        return FTL_EBLANK;
    invalidate(f, f->map[sector]);
    f->map[sector] = NONE;
    return FTL_OK;
}

unsigned ftl_erase_count(const ftl_t *f, unsigned block)
{
    return block < f->blocks ? f->block[block].erased : 0;
}
