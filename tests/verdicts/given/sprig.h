#ifndef SPRIG_H
#define SPRIG_H

/* Twigs that grow out of each other, up to some length. */
typedef struct sprig sprig;

sprig *sprig_new(int length);
void sprig_free(sprig *t);

/* One more, which the caller frees; NULL where they would be too long. */
sprig *sprig_grow(sprig *inner, int length);

/* Whether a sprig counts. */
typedef int (*sprig_pick)(int index); /* must return 0 or 1 */

/* With a pick of its own. */
sprig *sprig_picked(sprig_pick pick);

/* How many of two count. */
int sprig_count(const sprig *a, const sprig *b);

#endif
