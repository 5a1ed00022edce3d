#ifndef LATHE_H
#define LATHE_H

/* A lathe that turns rods. */
struct lathe;

struct lathe *lathe_new(void);
void lathe_free(struct lathe *l);

/* Clamps a rod.  There must be none in it. */
void lathe_clamp(struct lathe *l, int diameter);
/* Cuts so deep.  The depth must be below the radius of the rod. */
void lathe_cut(struct lathe *l, int depth);

/* Starts it.  The chuck must be closed. */
void lathe_start(struct lathe *l);

/* How fast the rod moves at its rim. */
int lathe_speed(const struct lathe *l);
/* Everything that was clamped so far has been turned. */
int lathe_is_done(const struct lathe *l);

#endif
