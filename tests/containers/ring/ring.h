/* A ring buffer of points with a fixed capacity. */
#ifndef RING_H
#define RING_H

#include <stdbool.h>

struct point {
    short x, y;
};

struct ring {
    struct point *cells;
    int capacity, head, count; /* the oldest point is cells[head] */
};

struct ring *ring_new(int capacity); /* capacity > 0 */
void ring_delete(struct ring *ring);
bool ring_push(struct ring *ring, struct point point); /* false: full */
bool ring_pop(struct ring *ring, struct point *point); /* false: empty */

#endif
