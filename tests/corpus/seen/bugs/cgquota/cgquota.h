#ifndef CGQUOTA_H
#define CGQUOTA_H

/*
 * cgquota: limits on a resource, for groups within groups.
 *
 * Think of control groups: a server has a group for each tenant, a tenant one
 * for each job.  Whatever is charged to a job counts against the job's own
 * limit, the tenant's and the server's.  A charge that would lift any of them
 * above its limit is refused as a whole.
 *
 * Groups are reference counted.  cg_new() gives you the first reference, and
 * cg_ref() further ones; give each back with cg_unref().  A group holds a
 * reference to its parent itself, so you may give back yours as soon as you
 * have made the children: the parent lives on as long as there is a child
 * below it, and so do the parent's parents.
 *
 * Nothing here is thread-safe.  Group arguments must be live groups, no matter
 * who holds the references; only where NULL is mentioned may they be NULL.
 */

#include <stdint.h>

#define CG_UNLIMITED UINT64_MAX

enum {
    CG_OK = 0,
    CG_OVER = -1, /* some limit is in the way; nothing has changed */
    CG_LOOP = -2, /* a group cannot go below itself; nothing has changed */
    CG_LESS = -3  /* there is not that much charged; nothing has changed */
};

typedef struct cg cg;

/* Makes a group below `parent`, or one without parent when that is NULL.
 * Returns NULL if there is no memory for it. */
cg *cg_new(cg *parent, uint64_t limit);

/* One reference more.  Returns its argument. */
cg *cg_ref(cg *group);

/* One reference less.  With the last one the group is gone; what is still
 * charged to it then is taken off its ancestors.  NULL is ignored. */
void cg_unref(cg *group);

/* The parent, or NULL if there is none.  This gives you no reference; the
 * parent is there as long as the group is and is not moved elsewhere. */
cg *cg_parent(const cg *group);

/* Charges n units to the group, or takes n units off again that had been
 * charged to this very group (not to one below it).
 * CG_OK or CG_OVER; CG_OK or CG_LESS. */
int cg_charge(cg *group, uint64_t n);
int cg_uncharge(cg *group, uint64_t n);

/* What is charged to the group and all those below it. */
uint64_t cg_usage(const cg *group);

/* The limit can be set to any value at any time.  If usage is above it,
 * there is no harm done, but nothing can be charged until it is below. */
uint64_t cg_limit(const cg *group);
void cg_set_limit(cg *group, uint64_t limit);

/* Moves a group, with everything below it, from where it is to below
 * `to`, which can be any other group in the same or another hierarchy: up,
 * down, sideways, also where the group is already.  Its usage is moved along,
 * from its former ancestors to the new ones, whose limits are checked.  Groups
 * without parent can be moved too.
 * CG_OK; CG_OVER; CG_LOOP if `to` is the group itself or below it. */
int cg_move(cg *group, cg *to);

#endif
