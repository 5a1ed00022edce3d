#ifndef HALVES_H
#define HALVES_H

/* Half of an even number. */
int halves_of(int number);
/* The inverse of halves_of(). */
int halves_twice(int half);
/* The sign of half a number, by its place in a table of three. */
int halves_sign(int half);

#endif
