#ifndef QUOTREE_H
#define QUOTREE_H

/*
 * quotree - hierarchical usage accounting
 *
 * A tree of groups.  Every group has a usage counter and a limit.  What is
 * charged to a group is charged to all groups above it too, up to the root,
 * and every one of them may refuse.  A group is named by a small number; the
 * root is QT_ROOT and exists from the start, without a limit.
 *
 * Every function that takes a group's number checks it, and answers
 * QT_EINVAL for one that does not exist.
 */

#include <stdint.h>

#define QT_ROOT       0
#define QT_UNLIMITED  INT64_C(-1)
#define QT_MAXGROUPS  128

enum {
    QT_OK     =  0,
    QT_EINVAL = -1,     /* no such group, or a bad number */
    QT_EOVER  = -2,     /* a limit would be exceeded */
    QT_ERANGE = -3,     /* a counter would pass INT64_MAX */
    QT_EFULL  = -4      /* there are QT_MAXGROUPS groups already */
};

typedef struct quotree quotree;

/* NULL when out of memory. */
quotree *qt_new(void);

/* NULL is allowed. */
void qt_free(quotree *t);

/*
 * Makes a group below parent.  limit is QT_UNLIMITED or 0 and more.
 * Returns the new group's number (positive), QT_EINVAL or QT_EFULL.
 */
int qt_group(quotree *t, int parent, int64_t limit);

/*
 * Charges amount (0 and more; else QT_EINVAL) to the group and all above it.
 * All or nothing: after QT_EOVER or QT_ERANGE no counter has changed.
 */
int qt_charge(quotree *t, int group, int64_t amount);

/*
 * Gives amount back.  QT_EINVAL when it is negative or more than the group's
 * usage, or when the part that is charged to the groups below would have to
 * be given back.
 */
int qt_uncharge(quotree *t, int group, int64_t amount);

/* As qt_uncharge(from) and then qt_charge(to), but all or nothing. */
int qt_move(quotree *t, int from, int to, int64_t amount);

/*
 * Sets a limit: QT_UNLIMITED or 0 and more.  It may be below the present
 * usage; then nothing can be charged until enough was given back.
 */
int qt_set_limit(quotree *t, int group, int64_t limit);

/* Usage of a group with all groups below it; QT_EINVAL if there is none. */
int64_t qt_usage(const quotree *t, int group);

/* What the limits of the group and those above it still leave; 0 when one of
 * them is used up, INT64_MAX when none of them has a limit. */
int64_t qt_headroom(const quotree *t, int group);

#endif
