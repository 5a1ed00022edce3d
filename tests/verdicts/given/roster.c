#include "roster.h"

#include <stdlib.h>
#include <string.h>

struct roster {
    int cells;
    size_t letters;
};

roster *roster_new(void)
{
    return calloc(1, sizeof(roster));
}

void roster_free(roster *r)
{
    free(r);
}

void roster_text(roster *r, const char *text)
{
    r->cells++;
    r->letters += text ? strlen(text) : 0;
}

void roster_number(roster *r, int number)
{
    r->cells++;
    r->letters += number < 0 ? 11 : 10;
}

void roster_date(roster *r, int day)
{
    r->cells++;
    r->letters += day > 9 ? 2 : 1;
}

int roster_cells(const roster *r)
{
    return r ? r->cells : 0;
}

int roster_letters(const roster *r)
{
    return (int)(r->letters & 0xffff); /* an empty one has none: the bug */
}
