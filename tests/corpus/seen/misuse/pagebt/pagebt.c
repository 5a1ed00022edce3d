#include "pagebt.h"

#include <stdlib.h>
#include <string.h>

#define PAGE_CELLS 8

struct cell {
    uint32_t key;
    uint32_t len;
    unsigned char data[PBT_MAX_VALUE];
};

struct page {
    size_t count;               /* never 0 */
    struct cell cells[PAGE_CELLS];
};

struct pbt_store {
    size_t records, npages;
    struct page *pages[PBT_MAX_RECORDS];        /* by key */
};

struct pbt_cursor {
    const pbt_store *store;
    const struct page *page;    /* NULL: nowhere */
    size_t at;
};

pbt_store *pbt_open(void)
{
    return calloc(1, sizeof(pbt_store));
}

void pbt_close(pbt_store *store)
{
    if (!store)
        return;
    for (size_t i = 0; i < store->npages; i++)
        free(store->pages[i]);
    free(store);
}

size_t pbt_count(const pbt_store *store)
{
    return store->records;
}

/* The first page whose last key is not less than key; npages if none is. */
static size_t find_page(const pbt_store *store, uint32_t key)
{
    size_t low = 0, high = store->npages;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct page *page = store->pages[middle];

        if (page->cells[page->count - 1].key < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The first cell of the page whose key is not less than key, or the count. */
static size_t find_cell(const struct page *page, uint32_t key)
{
    size_t at = 0;

    while (at < page->count && page->cells[at].key < key)
        at++;
    return at;
}

static const struct cell *find(const pbt_store *store, uint32_t key)
{
    size_t where = find_page(store, key), at;

    if (where == store->npages)
        return NULL;
    at = find_cell(store->pages[where], key);
    return store->pages[where]->cells[at].key == key ? &store->pages[where]->cells[at] : NULL;
}

static void fill(struct cell *cell, uint32_t key, const void *data, size_t len)
{
    cell->key = key;
    cell->len = (uint32_t)len;
    memset(cell->data, 0, sizeof cell->data);
    if (len)
        memcpy(cell->data, data, len);
}

static void insert_page(pbt_store *store, size_t where, struct page *page)
{
    memmove(&store->pages[where + 1], &store->pages[where], (store->npages - where) * sizeof *store->pages);
    store->pages[where] = page;
    store->npages++;
}

static void replace_page(pbt_store *store, size_t where, struct page *page)
{
    struct page *old = store->pages[where];

    store->pages[where] = page;
    free(old);
}

int pbt_put(pbt_store *store, uint32_t key, const void *data, size_t len)
{
    struct cell cells[PAGE_CELLS + 1];
    struct page *left, *right = NULL;
    const struct page *old;
    size_t where, at, count;

    if (len > PBT_MAX_VALUE)
        return -1;
    if (store->records >= PBT_MAX_RECORDS && !find(store, key))
        return -1;
    left = calloc(1, sizeof *left);
    if (!left)
        return -1;
    if (!store->npages) {
        fill(&left->cells[0], key, data, len);
        left->count = 1;
        insert_page(store, 0, left);
        store->records++;
        return 0;
    }
    where = find_page(store, key);
    if (where == store->npages)
        where--;
    old = store->pages[where];
    at = find_cell(old, key);
    count = old->count;
    memcpy(cells, old->cells, count * sizeof *cells);
    if (at < count && cells[at].key == key) {
        fill(&cells[at], key, data, len);
        memcpy(left->cells, cells, count * sizeof *cells);
        left->count = count;
        replace_page(store, where, left);
        return 0;
    }
    memmove(&cells[at + 1], &cells[at], (count - at) * sizeof *cells);
    fill(&cells[at], key, data, len);
    count++;
    left->count = count;
    if (count > PAGE_CELLS) {
        right = calloc(1, sizeof *right);
        if (!right) {
            free(left);
            return -1;
        }
        left->count = count / 2 + 1;
        right->count = count - left->count;
        memcpy(right->cells, &cells[left->count], right->count * sizeof *cells);
    }
    memcpy(left->cells, cells, left->count * sizeof *cells);
    replace_page(store, where, left);
    if (right)
        insert_page(store, where + 1, right);
    store->records++;
    return 0;
}

const void *pbt_get(const pbt_store *store, uint32_t key, size_t *len)
{
    const struct cell *cell = find(store, key);

    if (!cell)
        return NULL;
    if (len)
        *len = cell->len;
    return cell->data;
}

int pbt_del(pbt_store *store, uint32_t key)
{
    const struct cell *cell = find(store, key);
    struct page *old, *page;
    size_t where, at;

    if (!cell)
        return -1;
    where = find_page(store, key);
    old = store->pages[where];
    if (old->count == 1) {
        free(old);
        store->npages--;
        memmove(&store->pages[where], &store->pages[where + 1], (store->npages - where) * sizeof *store->pages);
    } else {
        page = malloc(sizeof *page);
        if (!page)
            return -1;
        *page = *old;
        at = find_cell(page, key);
        page->count--;
        memmove(&page->cells[at], &page->cells[at + 1], (page->count - at) * sizeof *page->cells);
        replace_page(store, where, page);
    }
    store->records--;
    return 0;
}

pbt_cursor *pbt_cursor_open(const pbt_store *store)
{
    pbt_cursor *cursor = calloc(1, sizeof *cursor);

    if (cursor)
        cursor->store = store;
    return cursor;
}

void pbt_cursor_close(pbt_cursor *cursor)
{
    free(cursor);
}

int pbt_seek(pbt_cursor *cursor, uint32_t key)
{
    size_t where = find_page(cursor->store, key);

    cursor->page = NULL;
    if (where == cursor->store->npages)
        return 0;
    cursor->page = cursor->store->pages[where];
    cursor->at = find_cell(cursor->page, key);
    return 1;
}

int pbt_next(pbt_cursor *cursor)
{
    uint32_t key;

    if (!cursor->page)
        return 0;
    if (cursor->at + 1 < cursor->page->count) {
        cursor->at++;
        return 1;
    }
    key = cursor->page->cells[cursor->at].key;
    if (key == UINT32_MAX) {
        cursor->page = NULL;
        return 0;
    }
    return pbt_seek(cursor, key + 1);
}

const void *pbt_fetch(const pbt_cursor *cursor, uint32_t *key, size_t *len)
{
    const struct cell *cell;

    if (!cursor->page)
        return NULL;
    cell = &cursor->page->cells[cursor->at];
    if (key)
        *key = cell->key;
    if (len)
        *len = cell->len;
    return cell->data;
}
