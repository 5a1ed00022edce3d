#ifndef PINCACHE_H
#define PINCACHE_H

#include <stdbool.h>
#include <stddef.h>

/* The pages of a file, numbered from 0 on, of which only those in use and a few
   others are in memory.

   A page is pinned to use it and unpinned afterwards, as many times as it was
   pinned.  Its data must only be accessed while it is pinned. */
typedef struct pincache pincache;

#define PINCACHE_PAGE_SIZE 64
#define PINCACHE_PAGES_MAX 1000

/* A file of so many pages of zeros.  NULL when there are more than
   PINCACHE_PAGES_MAX or memory is out. */
pincache *pincache_open(unsigned pages);
/* No page may be pinned any more. */
void pincache_close(pincache *cache);

unsigned pincache_pages(const pincache *cache);
/* How many pages are pinned, and how many are in memory. */
unsigned pincache_pinned(const pincache *cache);
unsigned pincache_loaded(const pincache *cache);

/* The data of a page, PINCACHE_PAGE_SIZE bytes; NULL when memory is out.  The
   page must be less than pincache_pages, as everywhere below. */
void *pincache_pin(pincache *cache, unsigned page);
/* `dirty` when the data was changed. */
void pincache_unpin(pincache *cache, unsigned page, bool dirty);
bool pincache_is_pinned(const pincache *cache, unsigned page);

/* Removes the pages from memory that are not pinned. */
void pincache_drop(pincache *cache);
/* Makes the file shorter or longer; the pages that go must not be pinned.
   False when that is more than PINCACHE_PAGES_MAX or memory is out. */
bool pincache_truncate(pincache *cache, unsigned pages);

#endif
