#ifndef BEADS_H
#define BEADS_H

/* Beads on a string, from beads_begin() up to, not including, beads_end(). */

typedef struct beads beads;
typedef struct bead bead;

beads *beads_new(void);
void beads_free(beads *s);
void beads_add(beads *s, int size);

bead *beads_begin(beads *s);
bead *beads_end(beads *s);

int bead_size(const bead *b);

/* The size of the widest from this one on, up to the one that is marked as last. */
int bead_widest(const bead *b);

#endif
