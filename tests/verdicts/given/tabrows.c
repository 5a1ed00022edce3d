/* What is written into a row that was over shows much later. */
#include "tabrows.h"

#include <stdlib.h>

struct row {
    int number; /* of a free one: the index of the next free one */
    bool is_used;
};
struct tab {
    int free; /* 8: none */
    row rows[8];
};

tab *tab_new(void)
{
    tab *t = calloc(1, sizeof *t);
    for (int i = 0; t && i < 8; i++)
        t->rows[i].number = i + 1;
    return t;
}

void tab_free(tab *t)
{
    free(t);
}

bool tab_add(tab *t, int number)
{
    if (t->free == 8)
        return false;
    row *r = &t->rows[t->free];
    t->free = r->number;
    *r = (row){number, true};
    return true;
}

void tab_drop(tab *t, size_t index)
{
    if (index >= 8 || !t->rows[index].is_used)
        return;
    t->rows[index] = (row){t->free, false};
    t->free = (int)index;
}

row *tab_row(tab *t, size_t index)
{
    return index < 8 && t->rows[index].is_used ? &t->rows[index] : NULL;
}

int tab_digits(const tab *t)
{
    int seen[10] = {0}, count = 0;
    for (int i = 0; i < 8; i++)
        if (t->rows[i].is_used && !seen[t->rows[i].number % 10]++) /* below 0 it is another one: the bug */
            count++;
    return count;
}

void row_set(row *r, int number)
{
    r->number = number;
}

int row_number(const row *r)
{
    return r->number;
}
