/* uppow - sizes of tables.
 *
 * A table of grade g has 16 << g slots, aligned to so many. */
#ifndef UPPOW_H
#define UPPOW_H

#include <stdint.h>

/* The least grade whose table holds all. */
int uppow_grade(uint32_t slots);
/* How far it is from one to the other. */
uint64_t uppow_way(uint64_t from, uint64_t to);

#endif
