#include "armlink.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>

#define TWO_PI 6.283185307179586

struct armlink_pose armlink_then(struct armlink_pose p, struct armlink_pose q)
{
	double c = cos(p.th), s = sin(p.th);
	struct armlink_pose r = {
		p.x + c * q.x - s * q.y,
		p.y + s * q.x + c * q.y,
		remainder(p.th + q.th, TWO_PI),
	};
	return r;
}

struct armlink_pose armlink_inverse(struct armlink_pose p)
{
	double c = cos(p.th), s = sin(p.th);
	struct armlink_pose r = {
		-c * p.x - s * p.y,
		s * p.x - c * p.y,
		remainder(-p.th, TWO_PI),
	};
	return r;
}

void armlink_init(struct armlink *l)
{
	l->parent = NULL;
	l->rel = (struct armlink_pose){0, 0, 0};
	l->tpr = 0;
}

void armlink_attach(struct armlink *l, struct armlink *parent)
{
	l->parent = parent;
}

/* Pose of l as seen from the link `up` below it (NULL: the floor). */
static struct armlink_pose seen_from(const struct armlink *l, const struct armlink *up)
{
	struct armlink_pose p = {0, 0, 0};

	for (; l != up; l = l->parent)
		p = armlink_then(l->rel, p);
	return p;
}

struct armlink_pose armlink_world(const struct armlink *l)
{
	return seen_from(l, NULL);
}

void armlink_detach(struct armlink *l)
{
	l->rel = armlink_world(l);
	l->parent = NULL;
}

void armlink_place(struct armlink *l, struct armlink_pose rel)
{
	l->rel = rel;
}

int armlink_depth(const struct armlink *l)
{
	int n = 0;

	while (l->parent != NULL) {
		l = l->parent;
		n++;
	}
	return n;
}

const struct armlink *armlink_common(const struct armlink *a, const struct armlink *b)
{
	int da = armlink_depth(a), db = armlink_depth(b);

	for (; da > db; da--)
		a = a->parent;
	for (; db > da; db--)
		b = b->parent;
	while (a != b) {
		a = a->parent;
		b = b->parent;
	}
	return a;
}

struct armlink_pose armlink_between(const struct armlink *a, const struct armlink *b)
{
	const struct armlink *up = armlink_common(a, b);

	assert(up != NULL);
	return armlink_then(armlink_inverse(seen_from(a, up)), seen_from(b, up));
}

int armlink_encoder(struct armlink *l, int tpr)
{
	if (tpr < 1)
		return -1;
	l->tpr = tpr;
	return 0;
}

void armlink_turn(struct armlink *l, long ticks)
{
	l->rel.th = remainder(TWO_PI * (double)(ticks % l->tpr) / l->tpr, TWO_PI);
}
