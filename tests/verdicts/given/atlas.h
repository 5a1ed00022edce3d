#ifndef ATLAS_H
#define ATLAS_H

#include <stdbool.h>

/* Maps in a book.  Pointers to maps are valid until the next atlas_cut() or atlas_sort(). */

typedef struct atlas atlas;
typedef struct map map;
typedef struct turn turn;

atlas *atlas_new(void);
void atlas_free(atlas *a);
void atlas_put(atlas *a, int scale);
void atlas_cut(atlas *a);             /* the last one, if there is one */
void atlas_mend(atlas *a);            /* glues the back */
void atlas_sort(atlas *a);            /* by scale */

/* The last map; NULL without one. */
map *atlas_last(atlas *a);
int map_scale(const map *m);

/* Leafs through all maps from the first one on.  atlas_cut() makes the turn invalid.  Turns are not
 * affected by atlas_put(). */
turn *atlas_turn(atlas *a);
void turn_free(turn *t);
int turn_next(turn *t);               /* the scale of the next one; 0 at the end */

#endif
