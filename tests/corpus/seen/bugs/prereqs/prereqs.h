/*
 * prereqs.h - what must be done before what
 *
 * A plan has items with names; an item may need other items.  The needs never
 * go round in a circle: a need that would close one is refused.
 *
 * Items are numbered 0, 1, 2 ... as they are made.  All functions check item
 * numbers and return PRQ_EITEM for one that the plan does not have.
 *
 * SYNOPSIS
 *      prq_plan *p = prq_new();
 *      int house = prq_item(p, "house"), walls = prq_item(p, "walls");
 *      prq_need(p, house, walls);
 *      prq_order(p, build, NULL);      // walls, house
 *      prq_free(p);
 */
#ifndef PREREQS_H
#define PREREQS_H

#define PRQ_ITEMS 64    /* most items of a plan */
#define PRQ_NAME  31    /* longest name */

enum {
    PRQ_EITEM  = -1,    /* no such item */
    PRQ_ECYCLE = -2,    /* a circle: the item would need itself, directly or not */
    PRQ_ENAME  = -3,    /* the name is empty or too long */
    PRQ_EFULL  = -4     /* there are PRQ_ITEMS items already */
};

typedef struct prq_plan prq_plan;

/* Called for an item; anything but 0 stops the walk.  It may ask the plan but
 * must not change or free it.  `name` is the plan's. */
typedef int (*prq_visit)(void *ctx, int item, const char *name);

/* A new plan without items; NULL when out of memory.  prq_free(NULL) is fine. */
prq_plan *prq_new(void);
void prq_free(prq_plan *p);

/* The number of the item called `name`, which is made if there is none.
 * Fails with PRQ_ENAME or PRQ_EFULL. */
int prq_item(prq_plan *p, const char *name);

/* The name of an item, which lives as long as the plan; NULL if no such item. */
const char *prq_name(const prq_plan *p, int item);

/* How many items there are. */
int prq_count(const prq_plan *p);

/* From now on `item` needs `other`.  0, also if that was known already;
 * PRQ_EITEM; PRQ_ECYCLE, and then nothing is changed. */
int prq_need(prq_plan *p, int item, int other);

/* `item` no longer needs `other` directly.  0, also if it did not before. */
int prq_unneed(prq_plan *p, int item, int other);

/* 1 if `item` needs `other`, directly or through others, else 0. */
int prq_needs(const prq_plan *p, int item, int other);

/* Length of the longest chain of needs that starts at `item`: 0 for an item
 * that needs nothing, 1 if it only needs such items, and so on. */
int prq_depth(const prq_plan *p, int item);

/* Visits every item once, each after all those that it needs.  Returns 0, or
 * what the visit returned that stopped it. */
int prq_order(const prq_plan *p, prq_visit visit, void *ctx);

#endif
