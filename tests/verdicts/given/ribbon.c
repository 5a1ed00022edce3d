#include "ribbon.h"

#include <stdlib.h>

struct page {
    struct page *before;
    int day;
};

struct diary_ribbon {
    struct page *page;
};

struct diary {
    struct page *last; /* and nobody knows of ribbons */
};

diary *diary_new(void)
{
    return calloc(1, sizeof(diary));
}

void diary_burn(diary *d)
{
    if (d->last) {
        struct page *before = d->last->before;
        free(d->last);
        d->last = before;
    }
}

void diary_free(diary *d)
{
    while (d && d->last)
        diary_burn(d);
    free(d);
}

int diary_write(diary *d, int day)
{
    struct page *page = malloc(sizeof *page);
    if (!page)
        return -1;
    *page = (struct page){d->last, day};
    d->last = page;
    return 0;
}

diary_ribbon *diary_lay(diary *d)
{
    diary_ribbon *r = d->last ? malloc(sizeof *r) : NULL;
    if (r)
        r->page = d->last;
    return r;
}

void ribbon_free(diary_ribbon *r)
{
    free(r);
}

int ribbon_day(const diary_ribbon *r)
{
    return r->page ? r->page->day : 0;
}

void diary_tear(diary *d)
{
    diary_burn(d);
}

void diary_sell(diary *d)
{
    diary_burn(d);
}
