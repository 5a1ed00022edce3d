#ifndef POLLSET_H
#define POLLSET_H

/*
 * pollset - readiness sets over event counters
 *
 * A hub holds event counters ("sources") and sets of them.  A set may also
 * have other sets as members.  A source is ready while its counter is above
 * zero; a set is ready while at least one of its members is ready.
 *
 * Sources and sets are named by small integers >= 0, which are unique within
 * their hub and may be reused after ps_drop().  Functions that return int
 * return one of the codes below (all negative) on failure; a number that
 * names nothing, or something of the wrong kind, gives PS_EBADID, so does a
 * hub that is NULL.
 */

#define PS_EBADID (-1) /* no such source or set */
#define PS_EFULL  (-2) /* table is full, or counter would overflow */
#define PS_EEXIST (-3) /* is a member already */
#define PS_ENOENT (-4) /* is no member */
#define PS_ELOOP  (-5) /* a set would become part of itself */
#define PS_EAGAIN (-6) /* source is not ready */

#define PS_MAXSOURCES 32
#define PS_MAXSETS    12
#define PS_NONE       (-1)

typedef struct ps_hub ps_hub;

/* New, empty hub; NULL when out of memory. */
ps_hub *ps_open(void);

/* Frees the hub with all that is in it.  NULL is ignored. */
void ps_close(ps_hub *hub);

/* Makes a source whose counter is 0.  Returns its number or PS_EFULL. */
int ps_source(ps_hub *hub);

/* Makes an empty set, and adds it to the set `outer` unless that is PS_NONE.
 * Returns its number, PS_EFULL, or PS_EBADID when `outer` is no set. */
int ps_set(ps_hub *hub, int outer);

/* Removes a source or set from the hub and from all sets it is a member of.
 * Its own members stay.  Returns 0. */
int ps_drop(ps_hub *hub, int id);

/* Adds a source or a set to a set.  Returns 0, PS_EEXIST, or PS_ELOOP: a set
 * is never a member of itself, neither directly nor by way of other sets. */
int ps_add(ps_hub *hub, int set, int member);

/* Takes a member out of a set again.  Returns 0 or PS_ENOENT. */
int ps_remove(ps_hub *hub, int set, int member);

/* Adds n (which may be 0) to the counter of a source.  Returns 0 or PS_EFULL. */
int ps_post(ps_hub *hub, int source, unsigned n);

/* Stores the counter of a source in *n (unless n is NULL) and resets it.
 * Returns 0, or PS_EAGAIN when it was zero; *n is then left alone. */
int ps_take(ps_hub *hub, int source, unsigned *n);

/* Whether the source or set is ready: 1 or 0. */
int ps_ready(const ps_hub *hub, int id);

/* Stores the numbers of the direct members of a set that are ready, in
 * ascending order, at most max of them, in out[].  Returns how many.
 * out may be NULL when max is 0 or less; 0 is returned then. */
int ps_poll(const ps_hub *hub, int set, int *out, int max);

#endif
