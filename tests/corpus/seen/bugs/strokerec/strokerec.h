#ifndef STROKEREC_H
#define STROKEREC_H

#include <stddef.h>

// strokerec: records what a pen draws. A recording is a list of points; a point
// may lift the pen before it. Coordinates are any ints.

#define SR_MAXPOINTS 100000

typedef struct { int x, y, lift; } sr_point;
typedef struct { int x0, y0, x1, y1; } sr_box;
typedef struct sr_rec sr_rec;

sr_rec *sr_new(void);           // NULL: no memory
void sr_free(sr_rec *r);        // you free what sr_new and sr_clone gave you
sr_rec *sr_clone(const sr_rec *r);

int sr_add(sr_rec *r, int x, int y, int lift); // 0; -1: full or no memory
size_t sr_undo(sr_rec *r, size_t n);           // drops the last n points or all; how many
size_t sr_len(const sr_rec *r);
int sr_get(const sr_rec *r, size_t i, sr_point *p); // 0; -1: no such point
int sr_bounds(const sr_rec *r, sr_box *b);          // 0; -1: no points, no box
size_t sr_strokes(const sr_rec *r);                 // number of pen-down parts
void sr_pack(sr_rec *r);        // gives back memory that isn't needed now, any time

#endif
