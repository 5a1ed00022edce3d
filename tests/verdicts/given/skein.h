#ifndef SKEIN_H
#define SKEIN_H

/* skein: thread from a ball. */

struct ball;

struct ball *ball_new(void);
void ball_free(struct ball *ball);
/* How far the next turn goes.  It must not be freed with ball_free() before the last turn. */
int ball_turn(struct ball *ball);

#endif
