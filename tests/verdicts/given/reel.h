#ifndef REEL_H
#define REEL_H

/* Reels of numbers. */

typedef struct reel reel;

reel *reel_new(void);
void reel_free(reel *r);

/* An independent reel with the same numbers. */
reel *reel_copy(reel *r);

void reel_put(reel *r, int number);
int reel_last(const reel *r); /* 0 without one */

#endif
