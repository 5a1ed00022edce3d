#ifndef PAGER_H
#define PAGER_H

#include <stdbool.h>
#include <stdint.h>

/* Long lists, a page at a time.  Items and pages are counted from 0. */
struct pager {
    uint32_t items;
    uint32_t per_page;
    uint32_t page;
};

struct pager pager_make(uint32_t items, uint32_t per_page);

uint32_t pager_pages(const struct pager *p);
uint32_t pager_page_of(const struct pager *p, uint32_t item);
/* The items of the current page: the first, and how many. */
uint32_t pager_first(const struct pager *p);
uint32_t pager_shown(const struct pager *p);

/* Go to a page; false when there is no such page. */
bool pager_go(struct pager *p, uint32_t page);
bool pager_next(struct pager *p);
bool pager_back(struct pager *p);

/* How far through the list the current page begins, of `of` parts. */
uint32_t pager_share(const struct pager *p, uint32_t of);
/* The part of a bar of `columns` columns that one page takes, in steps of `step`
   columns, at least 1.  `step` is not 0. */
uint32_t pager_bar(const struct pager *p, uint32_t columns, uint32_t step);

#endif
