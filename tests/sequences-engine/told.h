/* A set of the numbers 0 … 3: a list in the order in which they came, which a user cannot see. */
#ifndef TOLD_H
#define TOLD_H

#include <stdbool.h>

struct set;
struct set *set_new(void);
void set_free(struct set *set);
bool set_add(struct set *set, unsigned char number); /* of it, the two lowest bits */
bool set_remove(struct set *set, unsigned char number);
bool set_is_same(const struct set *a, const struct set *b);
unsigned set_digest(const struct set *set); /* -DBREAKS: not of a full one */

#endif
