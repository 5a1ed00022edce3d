#include "deadly.h"

#include <stdlib.h>

#define PAGES 4096
#define SIZE 16

struct pages {
    int *pages[PAGES];
};

struct pages *pages_new(void)
{
    return calloc(1, sizeof(struct pages));
}

void pages_free(struct pages *pages)
{
    for (int i = 0; pages && i < PAGES; i++)
        free(pages->pages[i]);
    free(pages);
}

int pages_map(struct pages *pages, unsigned number)
{
    if (!pages || number >= PAGES)
        return -1;
    if (!pages->pages[number])
        pages->pages[number] = calloc(SIZE, sizeof(int));
    return pages->pages[number] ? 0 : -1;
}

int pages_read(const struct pages *pages, unsigned number, unsigned at)
{
    return pages->pages[number % PAGES][at % SIZE];
}

void pages_write(struct pages *pages, unsigned number, unsigned at, int value)
{
    pages->pages[number % PAGES][at % SIZE] = value;
}
