#include "pincache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct page {
    unsigned char stored[PINCACHE_PAGE_SIZE]; /* what is in the file */
    unsigned char *data;                      /* NULL when not in memory */
    unsigned pins;
    bool dirty;
};

struct pincache {
    struct page *all;
    unsigned pages;
};

pincache *pincache_open(unsigned pages)
{
    if (pages > PINCACHE_PAGES_MAX)
        return NULL;
    pincache *cache = malloc(sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->pages = pages;
    cache->all = calloc(pages + (pages == 0), sizeof *cache->all);
    if (cache->all == NULL) {
        free(cache);
        return NULL;
    }
    return cache;
}

/* Writes a page back and forgets its data. */
static void unload(struct page *page)
{
    assert(page->pins == 0);
    if (page->data != NULL && page->dirty)
        memcpy(page->stored, page->data, PINCACHE_PAGE_SIZE);
    free(page->data);
    page->data = NULL;
    page->dirty = false;
}

void pincache_close(pincache *cache)
{
    if (cache == NULL)
        return;
    for (unsigned i = 0; i < cache->pages; i++)
        unload(&cache->all[i]);
    free(cache->all);
    free(cache);
}

unsigned pincache_pages(const pincache *cache)
{
    return cache->pages;
}

unsigned pincache_pinned(const pincache *cache)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cache->pages; i++)
        count += cache->all[i].pins > 0;
    return count;
}

unsigned pincache_loaded(const pincache *cache)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cache->pages; i++)
        count += cache->all[i].data != NULL;
    return count;
}

void *pincache_pin(pincache *cache, unsigned page)
{
    struct page *here = &cache->all[page];
    if (here->data == NULL) {
        here->data = malloc(PINCACHE_PAGE_SIZE);
        if (here->data == NULL)
            return NULL;
        memcpy(here->data, here->stored, PINCACHE_PAGE_SIZE);
    }
    here->pins++;
    return here->data;
}

void pincache_unpin(pincache *cache, unsigned page, bool dirty)
{
    struct page *here = &cache->all[page];
    assert(here->pins > 0);
    here->pins--;
    if (dirty)
        here->dirty = true;
}

bool pincache_is_pinned(const pincache *cache, unsigned page)
{
    return cache->all[page].pins > 0;
}

void pincache_drop(pincache *cache)
{
    for (unsigned i = 0; i < cache->pages; i++)
        if (cache->all[i].pins == 0)
            unload(&cache->all[i]);
}

bool pincache_truncate(pincache *cache, unsigned pages)
{
    if (pages > PINCACHE_PAGES_MAX)
        return false;
    struct page *all = calloc(pages + (pages == 0), sizeof *all);
    if (all == NULL)
        return false;
    for (unsigned i = 0; i < cache->pages; i++) {
        if (i < pages)
            all[i] = cache->all[i];
        else
            unload(&cache->all[i]);
    }
    free(cache->all);
    cache->all = all;
    cache->pages = pages;
    return true;
}
