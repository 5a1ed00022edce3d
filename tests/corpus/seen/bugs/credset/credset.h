/*
 * credset -- credentials of a request: user, group, supplementary groups
 *
 * A cred is shared by counting references.  It starts with one; whoever keeps
 * it takes another with cred_hold() and gives it back with cred_drop().  A
 * cred must not be used after its last reference was dropped.
 *
 * Functions that return int give 0 on success and -1 on failure unless
 * something else is said; after a failure the cred is as it was.
 */
#ifndef CREDSET_H
#define CREDSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CRED_MAX_GROUPS 1024

/* wanted access, may be or'ed: the bits of one octal digit of a file mode */
#define CRED_EXEC  1u
#define CRED_WRITE 2u
#define CRED_READ  4u

typedef struct cred cred;

/* New cred without supplementary groups; NULL if out of memory. */
cred *cred_new(uint32_t uid, uint32_t gid);

/* A second cred with the same contents and one reference, independent of the
 * first; NULL if out of memory. */
cred *cred_copy(const cred *c);

/* Takes a reference, returns c.  NULL if there are too many already. */
cred *cred_hold(cred *c);

/* Gives a reference back; the last one frees the cred.  NULL is ignored. */
void cred_drop(cred *c);

uint32_t cred_uid(const cred *c);
uint32_t cred_gid(const cred *c);

/*
 * Replaces the supplementary groups by the n ones of gids.  Order and
 * duplicates don't matter.  With n == 0 there are none afterwards, and gids
 * may be NULL.  Fails if n > CRED_MAX_GROUPS or out of memory.
 */
int cred_set_groups(cred *c, size_t n, const uint32_t *gids);

/* Adds a group (no failure if it is there already), fails if there would be
 * more than CRED_MAX_GROUPS or out of memory. */
int cred_add_group(cred *c, uint32_t gid);

/* Removes a supplementary group, fails if it isn't there. */
int cred_del_group(cred *c, uint32_t gid);

/* Number of supplementary groups.  The first max of them, ascending, are
 * stored in out, which may be NULL if max is 0. */
size_t cred_groups(const cred *c, size_t max, uint32_t *out);

/* Is gid the cred's group or one of the supplementary ones? */
bool cred_in_group(const cred *c, uint32_t gid);

/* Same user, group and set of supplementary groups? */
bool cred_equal(const cred *a, const cred *b);

/* May c access a file of that owner, group and mode (lowest nine bits) in all
 * the ways wanted?  User 0 always may. */
bool cred_may(const cred *c, uint32_t owner, uint32_t group, unsigned mode,
              unsigned wanted);

#endif
