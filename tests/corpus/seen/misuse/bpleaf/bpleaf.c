#include "bpleaf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define ITEMS 8u

struct item {
    int32_t key;
    int32_t value;
};

struct leaf {
    unsigned n; /* never 0 while in a map */
    struct item items[ITEMS];
};

struct bpleaf {
    size_t count;
    size_t pages;
    struct leaf *page[BPL_MAX_PAGES];
};

bpleaf *bpl_open(void)
{
    return calloc(1, sizeof(bpleaf));
}

static void clear(bpleaf *map)
{
    while (map->pages > 0)
        free(map->page[--map->pages]);
    map->count = 0;
}

void bpl_close(bpleaf *map)
{
    if (map == NULL)
        return;
    clear(map);
    free(map);
}

size_t bpl_count(const bpleaf *map)
{
    return map->count;
}

/* The last page whose first key is not above `key`, or 0. */
static size_t find_page(const bpleaf *map, int32_t key)
{
    size_t low = 0, high = map->pages;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (map->page[mid]->items[0].key <= key)
            low = mid + 1;
        else
            high = mid;
    }
    return low > 0 ? low - 1 : 0;
}

/* The first item of a page that is not below `key`; may be leaf->n. */
static unsigned find_item(const struct leaf *leaf, int32_t key)
{
    unsigned i = 0;

    while (i < leaf->n && leaf->items[i].key < key)
        i++;
    return i;
}

static int insert_page(bpleaf *map, size_t at, struct leaf *leaf)
{
    if (map->pages == BPL_MAX_PAGES)
        return BPL_FULL;
    memmove(&map->page[at + 1], &map->page[at], (map->pages - at) * sizeof map->page[0]);
    map->page[at] = leaf;
    map->pages++;
    return BPL_OK;
}

int bpl_put(bpleaf *map, int32_t key, int32_t value)
{
    size_t p = find_page(map, key);
    struct leaf *leaf;
    unsigned i;

    if (map->pages == 0) {
        leaf = calloc(1, sizeof *leaf);
        if (leaf == NULL)
            return BPL_NOMEM;
        insert_page(map, 0, leaf);
    }
    leaf = map->page[p];
    i = find_item(leaf, key);
    if (i < leaf->n && leaf->items[i].key == key) {
        leaf->items[i].value = value;
        return BPL_OK;
    }
    if (leaf->n == ITEMS) {
        struct leaf *right = calloc(1, sizeof *right);
        int status;

        if (right == NULL)
            return BPL_NOMEM;
        status = insert_page(map, p + 1, right);
        if (status != BPL_OK) {
            free(right);
            return status;
        }
        right->n = ITEMS / 2;
        leaf->n -= right->n;
        memcpy(right->items, leaf->items + leaf->n, right->n * sizeof right->items[0]);
        if (i > leaf->n) {
            i -= leaf->n;
            leaf = right;
        }
    }
    memmove(&leaf->items[i + 1], &leaf->items[i], (leaf->n - i) * sizeof leaf->items[0]);
    leaf->items[i].key = key;
    leaf->items[i].value = value;
    leaf->n++;
    map->count++;
    return BPL_OK;
}

int bpl_get(const bpleaf *map, int32_t key, int32_t *value)
{
    const struct leaf *leaf;
    unsigned i;

    if (map->pages == 0)
        return BPL_NOTFOUND;
    leaf = map->page[find_page(map, key)];
    i = find_item(leaf, key);
    if (i == leaf->n || leaf->items[i].key != key)
        return BPL_NOTFOUND;
    if (value != NULL)
        *value = leaf->items[i].value;
    return BPL_OK;
}

int bpl_del(bpleaf *map, int32_t key)
{
    size_t p = find_page(map, key);
    struct leaf *leaf;
    unsigned i;

    if (map->pages == 0)
        return BPL_NOTFOUND;
    leaf = map->page[p];
    i = find_item(leaf, key);
    if (i == leaf->n || leaf->items[i].key != key)
        return BPL_NOTFOUND;
    leaf->n--;
    memmove(&leaf->items[i], &leaf->items[i + 1], (leaf->n - i) * sizeof leaf->items[0]);
    map->count--;
    if (leaf->n == 0) {
        free(leaf);
        map->pages--;
        memmove(&map->page[p], &map->page[p + 1], (map->pages - p) * sizeof map->page[0]);
    }
    return BPL_OK;
}

int bpl_load(bpleaf *map, const int32_t *keys, const int32_t *values, size_t n)
{
    bpleaf *fresh;
    size_t i;

    if (n > (size_t)BPL_MAX_PAGES * ITEMS)
        return BPL_FULL;
    fresh = bpl_open();
    if (fresh == NULL)
        return BPL_NOMEM;
    for (i = 0; i < n; i++) {
        struct leaf *leaf;

        assert(i == 0 || keys[i - 1] < keys[i]);
        if (i % ITEMS == 0) {
            leaf = calloc(1, sizeof *leaf);
            if (leaf == NULL) {
                bpl_close(fresh);
                return BPL_NOMEM;
            }
            insert_page(fresh, fresh->pages, leaf);
        }
        leaf = fresh->page[fresh->pages - 1];
        leaf->items[leaf->n].key = keys[i];
        leaf->items[leaf->n].value = values[i];
        leaf->n++;
    }
    fresh->count = n;
    clear(map);
    *map = *fresh;
    free(fresh);
    return BPL_OK;
}

static int place(const bpleaf *map, size_t page, unsigned item, bpl_cursor *cursor)
{
    if (page < map->pages && item == map->page[page]->n) {
        page++;
        item = 0;
    }
    if (page >= map->pages)
        return 0;
    cursor->map = map;
    cursor->page = page;
    cursor->leaf = map->page[page];
    cursor->item = item;
    return 1;
}

int bpl_first(const bpleaf *map, bpl_cursor *cursor)
{
    return place(map, 0, 0, cursor);
}

int bpl_seek(const bpleaf *map, int32_t key, bpl_cursor *cursor)
{
    size_t p = find_page(map, key);

    return place(map, p, map->pages > 0 ? find_item(map->page[p], key) : 0, cursor);
}

int bpl_next(bpl_cursor *cursor)
{
    return place(cursor->map, cursor->page, cursor->item + 1, cursor);
}

int32_t bpl_cursor_get(const bpl_cursor *cursor, int32_t *value)
{
    const struct leaf *leaf = cursor->leaf;

    if (value != NULL)
        *value = leaf->items[cursor->item].value;
    return leaf->items[cursor->item].key;
}

void bpl_cursor_set(const bpl_cursor *cursor, int32_t value)
{
    struct leaf *leaf = cursor->leaf;

    leaf->items[cursor->item].value = value;
}
