/*
 * quatvec.h: vectors in space, and quaternions that turn them.
 *
 * Everything is passed by value and nothing is allocated.  Components are
 * ordinary doubles; what overflows becomes infinite, as usual.
 */
#ifndef QUATVEC_H
#define QUATVEC_H

#include <stddef.h>

typedef struct { double x, y, z; } qv_vec;
typedef struct { double w, x, y, z; } qv_quat;

/* The quaternion that turns nothing. */
extern const qv_quat qv_identity;

qv_vec qv_add(qv_vec a, qv_vec b);
double qv_dot(qv_vec a, qv_vec b);
qv_vec qv_cross(qv_vec a, qv_vec b);

/* Component 0 (x), 1 (y) or 2 (z) of a vector. */
double qv_component(qv_vec v, int i);

/* Length of a vector; no overflow on the way. */
double qv_length(qv_vec v);

/* Vector of length 1 and same direction.  v must be finite and not zero. */
qv_vec qv_unit(qv_vec v);

/* The quaternion that turns by an angle (radians) around an axis, which
 * must be finite and not zero, but need not have length 1. */
qv_quat qv_turn(qv_vec axis, double angle);

/* Product: turning by b, then by a. */
qv_quat qv_mul(qv_quat a, qv_quat b);

/* q with q.x, q.y, q.z negated. */
qv_quat qv_conj(qv_quat q);

/* Quaternion of norm 1.  q must be finite and not zero. */
qv_quat qv_norm(qv_quat q);

/* Turns a vector by a quaternion of norm 1. */
qv_vec qv_rotate(qv_quat q, qv_vec v);

/* Turns n vectors.  in and out each have n elements; they may be the same
 * array, but must not overlap otherwise.  Both may be NULL if n is 0. */
void qv_rotate_all(qv_quat q, const qv_vec *in, qv_vec *out, size_t n);

#endif
