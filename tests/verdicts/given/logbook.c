#include "logbook.h"

#include <stdlib.h>

void logbook_init(struct logbook *book)
{
    book->pages = NULL;
    book->count = 0;
}

bool logbook_open(unsigned pages, struct logbook *book)
{
    if (pages > 100)
        return false;
    book->pages = calloc(pages + 1, 16);
    book->count = pages;
    return book->pages;
}

unsigned logbook_count(const struct logbook *book)
{
    return book->count;
}

void logbook_destroy(struct logbook *book)
{
    free(book->pages);
    logbook_init(book);
}
