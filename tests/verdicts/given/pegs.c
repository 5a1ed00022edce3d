#include "pegs.h"

void pegs_init(pegs *row)
{
    row->first = NULL;
}

void peg_init(peg *p)
{
    p->next = NULL;
}

void pegs_add(pegs *row, peg *p)
{
    p->next = row->first;
    row->first = p;
}

size_t pegs_count(const pegs *row)
{
    size_t count = 0;
    for (const peg *p = row->first; p; p = p->next)
        count++;
    return count;
}
