#include "tank.h"

#include <stdlib.h>

struct tank {
    int litres, pipes;
};
struct pipe {
    struct tank *tank;
};

struct tank *tank_new(void)
{
    return calloc(1, sizeof(struct tank));
}

void tank_free(struct tank *tank)
{
    free(tank);
}

void tank_fill(struct tank *tank, int litres)
{
    tank->litres = litres;
}

struct pipe *pipe_new(struct tank *tank)
{
    struct pipe *pipe = tank ? calloc(1, sizeof *pipe) : NULL;
    if (pipe)
        pipe->tank = tank; /* and is not counted: the bug */
    return pipe;
}

void pipe_free(struct pipe *pipe)
{
    free(pipe);
}

int pipe_share(const struct pipe *pipe)
{
    return pipe->tank->litres / pipe->tank->pipes;
}

int pipe_level(const struct pipe *pipe)
{
    return pipe->tank->litres;
}
