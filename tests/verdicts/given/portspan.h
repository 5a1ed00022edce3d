/* Sets of ports: one flat struct, which is copied by assignment.  Begin with
   portspan_clear(); a struct that was never cleared is no set. */
#ifndef PORTSPAN_H
#define PORTSPAN_H

#include <stdint.h>

struct portspan {
    uint64_t word[1024];
};

void portspan_clear(struct portspan *set);

/* Both ends belong to the range. */
void portspan_allow(struct portspan *set, uint16_t first, uint16_t last);
void portspan_deny(struct portspan *set, uint16_t first, uint16_t last);

/* Whether a port of the set divides the number. */
int portspan_divides(const struct portspan *set, int number);

#endif
