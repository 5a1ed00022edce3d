#include "skein.h"

#include <stdlib.h>

struct ball {
    int turns[4];
};

struct ball *ball_new(void)
{
    return calloc(1, sizeof(struct ball));
}

void ball_free(struct ball *ball)
{
    free(ball);
}

int ball_turn(struct ball *ball)
{
    return ball->turns[4]; /* there are 4: the bug */
}
