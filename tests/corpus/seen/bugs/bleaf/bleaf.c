#include "bleaf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    int32_t key;
    int32_t value;
};

struct bleaf {
    int order;
    int count;
    struct entry entries[BLEAF_MAX];
};

static void check(const bleaf_t *page)
{
    assert(page->count >= 0 && page->count <= page->order);
    for (int i = 1; i < page->count; i++)
        assert(page->entries[i - 1].key < page->entries[i].key);
}

bleaf_t *bleaf_create(int order)
{
    if (order < 2 || order > BLEAF_MAX)
        return NULL;
    bleaf_t *page = calloc(1, sizeof *page);
    if (page != NULL)
        page->order = order;
    return page;
}

void bleaf_destroy(bleaf_t *page)
{
    free(page);
}

/* The position of the first key that is not below this one. */
static int search(const bleaf_t *page, int32_t key)
{
    int low = 0, high = page->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (page->entries[middle].key < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_at(const bleaf_t *page, int position, int32_t key)
{
    return position < page->count && page->entries[position].key == key;
}

bleaf_rc bleaf_put(bleaf_t *page, int32_t key, int32_t value)
{
    int at = search(page, key);
    if (!is_at(page, at, key)) {
        if (page->count == page->order)
            return BLEAF_FULL;
        memmove(page->entries + at + 1, page->entries + at, (size_t)(page->count - at) * sizeof *page->entries);
        page->count++;
        page->entries[at].key = key;
    }
    page->entries[at].value = value;
    check(page);
    return BLEAF_OK;
}

bleaf_rc bleaf_get(const bleaf_t *page, int32_t key, int32_t *value)
{
    int at = search(page, key);
    if (!is_at(page, at, key))
        return BLEAF_NOT_FOUND;
    *value = page->entries[at].value;
    return BLEAF_OK;
}

bleaf_rc bleaf_delete(bleaf_t *page, int32_t key)
{
    int at = search(page, key);
    if (!is_at(page, at, key))
        return BLEAF_NOT_FOUND;
    page->count--;
    memmove(page->entries + at, page->entries + at + 1, (size_t)(page->count - at) * sizeof *page->entries);
    check(page);
    return BLEAF_OK;
}

bleaf_rc bleaf_split(bleaf_t *page, bleaf_t **right)
{
    if (page->count < 2)
        return BLEAF_NOT_FOUND;
    bleaf_t *upper = bleaf_create(page->order);
    if (upper == NULL)
        return BLEAF_NO_MEMORY;
    int keep = (page->count + 1) / 2;
    upper->count = page->count - keep;
    memcpy(upper->entries, page->entries + keep, (size_t)upper->count * sizeof *upper->entries);
    page->count = keep;
    check(page);
    check(upper);
    *right = upper;
    return BLEAF_OK;
}

bleaf_rc bleaf_merge(bleaf_t *left, bleaf_t *right)
{
    if (left == right)
        return BLEAF_OVERLAP;
    if (left->count > 0 && right->count > 0 && right->entries[0].key < left->entries[left->count - 1].key)
        return BLEAF_OVERLAP;
    if (left->count + right->count > left->order)
        return BLEAF_FULL;
    memcpy(left->entries + left->count, right->entries, (size_t)right->count * sizeof *right->entries);
    left->count += right->count;
    right->count = 0;
    check(left);
    return BLEAF_OK;
}

int bleaf_count(const bleaf_t *page)
{
    return page->count;
}

bool bleaf_key_at(const bleaf_t *page, int position, int32_t *key)
{
    if (position < 0 || position >= page->count)
        return false;
    *key = page->entries[position].key;
    return true;
}
