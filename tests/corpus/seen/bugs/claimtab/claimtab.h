/* claimtab - exclusive claims of owners on numbered resources.
 *
 * The table is a plain struct of the caller's, no memory is allocated and no
 * function blocks: a claim that has to wait is queued, and ct_release hands
 * the resource to the one who has waited longest.
 *
 * An owner may wait for several resources at the same time (think of a process
 * with several threads).  Deadlock detection follows the oldest wait of each
 * owner only.  With owners that wait for several resources a deadlock may
 * therefore come about unnoticed; ct_cancel and ct_leave resolve it.
 */
#ifndef CLAIMTAB_H
#define CLAIMTAB_H

#define CT_OWNERS 8         /* owners are 0 .. CT_OWNERS - 1 */
#define CT_RESOURCES 16     /* resources are 0 .. CT_RESOURCES - 1 */
#define CT_NOBODY (-1)

enum {
    CT_GRANTED = 0,     /* the owner holds the resource (perhaps it did before) */
    CT_QUEUED = 1,      /* the owner waits for it (perhaps it did before) */
    CT_DEADLOCK = 2,    /* refused: the owner would wait for itself */
    CT_BAD = -1         /* no such owner or resource, or nothing to be done */
};

struct claimtab {       /* private */
    signed char holder[CT_RESOURCES];
    struct { signed char owner, resource; } waits[CT_OWNERS * CT_RESOURCES];
    int nwaits;
};

void ct_init(struct claimtab *t);

/* One of the codes above.  A claim does not count: one release ends it,
 * however often it was made. */
int ct_claim(struct claimtab *t, int owner, int resource);

/* CT_BAD when owner does not hold the resource, else CT_GRANTED. */
int ct_release(struct claimtab *t, int owner, int resource);

/* Ends a wait.  CT_BAD when owner does not wait for the resource. */
int ct_cancel(struct claimtab *t, int owner, int resource);

/* Ends all waits of an owner, then releases all that it holds. */
void ct_leave(struct claimtab *t, int owner);

/* The holder, or CT_NOBODY, also when there is no such resource. */
int ct_holder(const struct claimtab *t, int resource);

/* How many resources an owner waits for. */
int ct_waiting(const struct claimtab *t, int owner);

#endif
