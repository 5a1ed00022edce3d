#ifndef ALLOTMENT_H
#define ALLOTMENT_H

// Beds of a garden.  A pointer to a bed is good until that bed is levelled, or the
// garden is freed.

typedef struct garden garden;
typedef struct bed bed;

garden *garden_new(void);
void garden_free(garden *g);

bed *garden_dig(garden *g, int width);  // NULL: out of memory
void garden_level(garden *g, bed *b);   // makes a lawn of it
void garden_tidy(garden *g);            // narrow beds come last
int bed_width(const bed *b);
int garden_newest(const garden *g);     // the width of the bed that was dug last; 0 without one

#endif
