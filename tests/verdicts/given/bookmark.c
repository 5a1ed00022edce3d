/* Who was told that there is nothing does not look; who says what he gives then has to look himself. */
#include "bookmark.h"

#include <stdlib.h>

struct row {
    size_t count;
    int *numbers;
};

row *row_new(void)
{
    return calloc(1, sizeof(row));
}

void row_free(row *r)
{
    if (r)
        free(r->numbers);
    free(r);
}

bool row_add(row *r, int number)
{
    int *numbers = realloc(r->numbers, (r->count + 1) * sizeof *numbers);
    if (!numbers)
        return false;
    r->numbers = numbers;
    r->numbers[r->count++] = number;
    return true;
}

bool row_begin(row *r, bookmark *mark)
{
    *mark = (bookmark){r, 0};
    return r->count > 0;
}

bool bookmark_next(bookmark *mark)
{
    if (mark->place < mark->in->count)
        mark->place++;
    return mark->place < mark->in->count;
}

static int *number_at(const bookmark *mark)
{
    int *number = &mark->in->numbers[mark->place];
    return *number == -1 ? mark->in->numbers : number;
}

int *bookmark_number(const bookmark *mark)
{
    return number_at(mark);
}

int *bookmark_look(const bookmark *mark)
{
    return number_at(mark);
}
