#ifndef STRIP_H
#define STRIP_H

/* strip: places on a line */

#include <stdint.h>

struct strip;

struct strip *strip_new(void);
void strip_free(struct strip *strip);
/* The line goes up to there. */
void strip_mark(struct strip *strip, uint64_t place);
/* How often a step doubles until it reaches the place; 0 beyond the line. */
unsigned strip_steps(const struct strip *strip, uint64_t place);
/* How many of the places up to there are odd; 0 beyond the line. */
uint64_t strip_odd(const struct strip *strip, uint64_t place);
/* How many steps go from the one to the other, and are marked. */
uint64_t strip_pairs(const struct strip *strip, uint32_t from, uint32_t to);

#endif
