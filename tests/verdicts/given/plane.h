#ifndef PLANE_H
#define PLANE_H

/* A plane that smooths rods. */
struct plane;

struct plane *plane_new(void);
void plane_free(struct plane *l);

/* Clamps a rod. */
void plane_clamp(struct plane *l, int diameter);
/* Cuts so deep. */
void plane_cut(struct plane *l, int depth);

/* Starts it. */
void plane_start(struct plane *l);

/* How fast the rod moves at its rim. */
int plane_speed(const struct plane *l);
/* Everything that was clamped so far has been turned. */
int plane_is_done(const struct plane *l);

#endif
