/*
 * armlink.h - planar robot arms, frames hanging on frames
 *
 * metres, radians, counterclockwise.  All storage is yours.
 */
#ifndef ARMLINK_H
#define ARMLINK_H

struct armlink_pose {
	double x, y, th;
};

struct armlink {
	struct armlink *parent;   /* NULL: stands on the floor */
	struct armlink_pose rel;  /* with respect to parent (or floor) */
	int tpr;                  /* encoder ticks per revolution */
};

/* A link on the floor, at the origin, no encoder. */
void armlink_init(struct armlink *l);

/* Mount l on parent, where it keeps its rel.  Arms are trees. */
void armlink_attach(struct armlink *l, struct armlink *parent);

/* Put l on the floor at the place where it is. */
void armlink_detach(struct armlink *l);

/* Set rel. */
void armlink_place(struct armlink *l, struct armlink_pose rel);

/* Links between l and the floor, 0 for one that stands there. */
int armlink_depth(const struct armlink *l);

/* The pose of l on the floor. */
struct armlink_pose armlink_world(const struct armlink *l);

/* The link nearest to both on their ways down; a and b are of one arm. */
const struct armlink *armlink_common(const struct armlink *a, const struct armlink *b);

/* b as seen from a, both of one arm.  Same as going by the floor, but does not
 * lose digits when the common link is far out. */
struct armlink_pose armlink_between(const struct armlink *a, const struct armlink *b);

/* Equip with an encoder, 0; or -1 if tpr < 1. */
int armlink_encoder(struct armlink *l, int tpr);

/* Turn l to what its encoder says (whole revolutions do not matter). */
void armlink_turn(struct armlink *l, long ticks);

/* first p, then q from there */
struct armlink_pose armlink_then(struct armlink_pose p, struct armlink_pose q);
struct armlink_pose armlink_inverse(struct armlink_pose p);

#endif
