#ifndef BEADWORK_H
#define BEADWORK_H

/* beadwork: beads on a string, knots beside it. */

struct string;
struct bead;
struct knot;

struct string *string_new(void);
void string_free(struct string *string);
/* One more bead. */
void string_thread(struct string *string, int colour);
/* The first; NULL when there is none. */
struct bead *string_first(struct string *string);
/* How many there are. */
int string_count(const struct string *string);
/* Takes it from its string. */
void bead_free(struct bead *bead);

/* The knot at its end. */
struct knot *string_knot(struct string *string);
struct knot *knot_new(void);
void knot_free(struct knot *knot);

#endif
