#include "sparray.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PAGE 16
#define FIRST_PAGES 4

struct page {
    uint16_t used; /* a bit for each element */
    int values[PAGE];
};

struct sparray {
    struct page **pages;
    size_t page_count;
    size_t count;
};

sparray *sp_new(void)
{
    sparray *a = malloc(sizeof *a);
    if (a == NULL)
        return NULL;
    a->count = 0;
    a->page_count = FIRST_PAGES;
    a->pages = calloc(FIRST_PAGES, sizeof *a->pages);
    if (a->pages == NULL) {
        free(a);
        return NULL;
    }
    return a;
}

void sp_clear(sparray *a)
{
    for (size_t i = 0; i < a->page_count; i++) {
        free(a->pages[i]);
        a->pages[i] = NULL;
    }
    a->count = 0;
}

void sp_free(sparray *a)
{
    if (a == NULL)
        return;
    sp_clear(a);
    free(a->pages);
    free(a);
}

static int grow(sparray *a, size_t page)
{
    size_t count = a->page_count;
    while (count <= page)
        count *= 2;
    if (count == a->page_count)
        return 0;
    struct page **pages = realloc(a->pages, count * sizeof *pages);
    if (pages == NULL)
        return -1;
    memset(pages + a->page_count, 0, count - a->page_count);
    a->pages = pages;
    a->page_count = count;
    return 0;
}

int sp_set(sparray *a, size_t index, int value)
{
    size_t at = index / PAGE, bit = index % PAGE;
    if (index >= SP_LIMIT || grow(a, at) != 0)
        return -1;
    if (a->pages[at] == NULL)
        a->pages[at] = calloc(1, sizeof *a->pages[at]);
    struct page *page = a->pages[at];
    if (page == NULL)
        return -1;
    if ((page->used >> bit & 1) == 0) {
        page->used |= (uint16_t)(1u << bit);
        a->count++;
    }
    page->values[bit] = value;
    return 0;
}

static struct page *page_of(const sparray *a, size_t index)
{
    size_t at = index / PAGE;
    if (at >= a->page_count || a->pages[at] == NULL)
        return NULL;
    return (a->pages[at]->used >> index % PAGE & 1) != 0 ? a->pages[at] : NULL;
}

int sp_get(const sparray *a, size_t index, int *value)
{
    const struct page *page = page_of(a, index);
    if (page == NULL)
        return 0;
    *value = page->values[index % PAGE];
    return 1;
}

int sp_get_or(const sparray *a, size_t index, int fallback)
{
    const struct page *page = page_of(a, index);
    return page != NULL ? page->values[index % PAGE] : fallback;
}

int sp_unset(sparray *a, size_t index)
{
    struct page *page = page_of(a, index);
    if (page == NULL)
        return 0;
    page->used &= (uint16_t)~(1u << index % PAGE);
    a->count--;
    if (page->used == 0) {
        a->pages[index / PAGE] = NULL;
        free(page);
    }
    return 1;
}

size_t sp_count(const sparray *a)
{
    return a->count;
}

int sp_next(const sparray *a, size_t *index)
{
    size_t end = a->page_count * PAGE;
    for (size_t i = *index; i < end; i++) {
        if (a->pages[i / PAGE] == NULL) {
            i |= PAGE - 1;
        } else if (page_of(a, i) != NULL) {
            *index = i;
            return 1;
        }
    }
    return 0;
}
