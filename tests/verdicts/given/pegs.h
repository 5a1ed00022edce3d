#ifndef PEGS_H
#define PEGS_H

#include <stddef.h>

/* Rows of things that have their links in them. */
typedef struct peg {
    struct peg *next;
} peg;
typedef struct {
    peg *first;
} pegs;

void pegs_init(pegs *row);
void peg_init(peg *p);
void pegs_add(pegs *row, peg *p);
size_t pegs_count(const pegs *row);

#endif
