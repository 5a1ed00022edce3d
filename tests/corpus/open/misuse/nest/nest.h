#ifndef NEST_H
#define NEST_H

#include <stddef.h>

/* Boxes within boxes, each with a number.  All of it is done by recursion, a
   call a level. */
typedef struct nest nest;

/* A box with nothing in it. */
nest *nest_leaf(int number);
/* A box around another one; whoever frees it frees both.  NULL, and the inner
   one still the caller's, when memory is out. */
nest *nest_around(nest *inner, int number);
/* `depth` boxes, numbered from the outermost, which has 1; NULL for 0. */
nest *nest_tower(unsigned depth);
nest *nest_copy(const nest *box);
void nest_free(nest *box);

unsigned nest_depth(const nest *box); /* 0 of NULL */
long long nest_sum(const nest *box);
/* The box inside, which stays where it is; NULL when there is none. */
const nest *nest_inside(const nest *box);

/* The steps that take a tower of n boxes from peg to peg, one at a time: 2^n - 1
   of them, each taken. */
unsigned long long nest_moves(unsigned n);

#endif
