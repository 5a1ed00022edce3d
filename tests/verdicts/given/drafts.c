#include "drafts.h"

#include <assert.h>
#include <stdlib.h>

struct page {
    int lines;
};

struct drafts {
    page *open;
};

drafts *drafts_new(void)
{
    drafts *d = malloc(sizeof *d);
    if (d)
        d->open = calloc(1, sizeof *d->open);
    return d;
}

void drafts_free(drafts *d)
{
    if (d)
        free(d->open);
    free(d);
}

int drafts_add(drafts *d, const char *line)
{
    if (!d->open)
        return -1;
    d->open->lines += line[0] != '#';
    return 0;
}

page *drafts_finish(drafts *d)
{
    page *finished = d->open;
    d->open = NULL;
    finished->lines++;
    return finished;
}

int page_lines(const page *p)
{
    return p->lines;
}

void page_free(page *p)
{
    free(p);
}
