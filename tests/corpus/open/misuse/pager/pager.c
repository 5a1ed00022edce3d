#include "pager.h"

struct pager pager_make(uint32_t items, uint32_t per_page)
{
    struct pager p = {.items = items, .per_page = per_page, .page = 0};
    return p;
}

uint32_t pager_pages(const struct pager *p)
{
    return p->items / p->per_page + (p->items % p->per_page != 0);
}

uint32_t pager_page_of(const struct pager *p, uint32_t item)
{
    return item / p->per_page;
}

uint32_t pager_first(const struct pager *p)
{
    return p->page * p->per_page;
}

uint32_t pager_shown(const struct pager *p)
{
    uint32_t first = pager_first(p);
    if (first >= p->items)
        return 0;
    return p->items - first < p->per_page ? p->items - first : p->per_page;
}

bool pager_go(struct pager *p, uint32_t page)
{
    if (page >= pager_pages(p))
        return false;
    p->page = page;
    return true;
}

bool pager_next(struct pager *p)
{
    return p->page < UINT32_MAX && pager_go(p, p->page + 1);
}

bool pager_back(struct pager *p)
{
    return p->page > 0 && pager_go(p, p->page - 1);
}

uint32_t pager_share(const struct pager *p, uint32_t of)
{
    if (p->items == 0)
        return 0;
    return (uint32_t)((uint64_t)pager_first(p) * of / p->items);
}

uint32_t pager_bar(const struct pager *p, uint32_t columns, uint32_t step)
{
    uint32_t pages = pager_pages(p);
    uint32_t width = pages == 0 ? columns : columns / pages;
    width -= width % step;
    return width == 0 ? 1 : width;
}
