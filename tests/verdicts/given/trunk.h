#ifndef TRUNK_H
#define TRUNK_H

/* Crates within trunks. */
typedef struct trunk trunk;

trunk *trunk_new(void);
/* With those in it, and out of the one that it is in. */
void trunk_free(trunk *c);
/* Puts it into another one. */
void trunk_add(trunk *into, trunk *c);
/* Takes the first one out of it; NULL if it is empty. */
trunk *trunk_detach_first(trunk *c);
/* How many there are, with itself. */
int trunk_count(const trunk *c);

#endif
