#ifndef FTLMAP_H
#define FTLMAP_H

#include <stdint.h>

/*
 * A toy flash translation layer.
 *
 * Flash is organised in blocks of pages.  A page is programmed once and can
 * be programmed again only after its whole block was erased.  The layer hides
 * this: sectors can be written as often as one likes, every write goes to a
 * fresh page, and blocks are collected when fresh pages run out.
 *
 * One block is kept erased for the collector, so the number of sectors is
 * (blocks - 1) * pages_per_block.
 */
typedef struct ftl ftl_t;

#define FTL_MAX_BLOCKS 64
#define FTL_MAX_PAGES  64

enum ftl_error {
    FTL_OK = 0,
    FTL_ERANGE = -1,  /* no such sector */
    FTL_EBLANK = -2   /* the sector was never written, or trimmed */
};

/* 2..FTL_MAX_BLOCKS blocks of 1..FTL_MAX_PAGES pages; NULL otherwise. */
ftl_t *ftl_open(unsigned blocks, unsigned pages_per_block);
void ftl_close(ftl_t *f);

/* Number of sectors. */
unsigned ftl_capacity(const ftl_t *f);
/* Number of sectors that hold data. */
unsigned ftl_in_use(const ftl_t *f);

int ftl_write(ftl_t *f, unsigned sector, uint32_t value);
int ftl_read(const ftl_t *f, unsigned sector, uint32_t *value);
/* Forgets the data of a sector. */
int ftl_trim(ftl_t *f, unsigned sector);

/* How often a block was erased; 0 for a block that does not exist. */
unsigned ftl_erase_count(const ftl_t *f, unsigned block);

#endif
