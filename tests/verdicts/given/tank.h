#ifndef TANK_H
#define TANK_H

/* tank: what flows where.
 *
 * A tank must outlive its pipes.  Do not use a pipe after its tank is gone.  The caller owns both of them and has to
 * free each of them once. */

struct tank;
struct pipe;

struct tank *tank_new(void);
void tank_free(struct tank *tank);
void tank_fill(struct tank *tank, int litres);

struct pipe *pipe_new(struct tank *tank);
void pipe_free(struct pipe *pipe);
/* How much flows through it in a minute, of what is in the tank.  The tank must not have been freed, and must be alive
 * until the pipe is freed. */
int pipe_share(const struct pipe *pipe);
/* How full the tank is. */
int pipe_level(const struct pipe *pipe);

#endif
