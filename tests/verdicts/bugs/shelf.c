/* It fails in: shelf_move */
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

struct shelf {
    int *books;
    size_t count;
};

shelf *shelf_new(void)
{
    return calloc(1, sizeof(shelf));
}

void shelf_free(shelf *s)
{
    if (s)
        free(s->books);
    free(s);
}

bool shelf_add(shelf *s, int book)
{
    int *books = s->count < 16 ? realloc(s->books, (s->count + 1) * sizeof *books) : NULL;
    if (!books)
        return false;
    s->books = books;
    books[s->count++] = book;
    return true;
}

size_t shelf_count(const shelf *s)
{
    return s->count;
}

int shelf_at(const shelf *s, size_t place)
{
    return place < s->count ? s->books[place] : 0;
}

void shelf_move(shelf *s, size_t from, size_t to)
{
    if (from >= s->count || to >= s->count)
        return;
    int book = s->books[from];
    if (from <= to)
        memmove(&s->books[from], &s->books[from + 1], (to - from + 1) * sizeof book);
    else
        memmove(&s->books[to + 1], &s->books[to], (from - to) * sizeof book);
    s->books[to] = book;
}
