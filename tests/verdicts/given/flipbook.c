#include "flipbook.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAGES 50

struct flipbook {
    int count, pages[PAGES];
};

struct flip_iter {
    flipbook *book;
    int at, *last, seen[];
};

static const char *prefix = "";

flipbook *flipbook_new(void)
{
    return calloc(1, sizeof(flipbook));
}

void flipbook_free(flipbook *book)
{
    free(book);
}

bool flipbook_add(flipbook *book, int page)
{
    if (book->count == PAGES)
        return false;
    book->pages[book->count++] = page % 1000;
    return true;
}

void flipbook_set_prefix(const char *text)
{
    static char kept[300];
    snprintf(kept, sizeof kept, "%s", text);
    prefix = kept;
}

int flipbook_width(const flipbook *book)
{
    int width = 0;
    for (int i = 0; i < book->count; i++) {
        char text[13];
        strcpy(text, prefix);
        width += sprintf(text + strlen(text), "%d", book->pages[i]);
    }
    return width;
}

flip_iter *flip_iter_new(flipbook *book)
{
    flip_iter *iter = calloc(1, sizeof *iter + (size_t)book->count * sizeof *iter->seen);
    if (iter)
        iter->book = book;
    return iter;
}

void flip_iter_free(flip_iter *iter)
{
    free(iter);
}

int flip_iter_next(flip_iter *iter)
{
    if (iter->at == iter->book->count)
        return 0;
    iter->last = &iter->seen[iter->at];
    *iter->last = iter->book->pages[iter->at];
    return iter->seen[iter->at++];
}

int flip_iter_again(const flip_iter *iter)
{
    return *iter->last;
}

int flip_stick(struct flip_tabs *tabs, struct flip_tab *tab)
{
    if (tab->next) /* the last one has none */
        return 0;
    tab->next = tabs->first;
    tabs->first = tab;
    return 1;
}

int flip_count_tabs(const struct flip_tabs *tabs)
{
    int count = 0;
    for (const struct flip_tab *tab = tabs->first; tab; tab = tab->next)
        count = (count + 1) % 1000;
    return count;
}
