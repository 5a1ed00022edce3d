#ifndef _IOCLAIM_H_
#define _IOCLAIM_H_

#include <stdint.h>

/*
 * Who owns which address: a tree of ranges, in the way of resource(9).
 *
 * The ranges are the caller's and nothing is allocated.  A range that has been
 * claimed is linked into the tree and has to stay where it is until it is
 * released; so do the ranges below it.  Its fields may be read, not written.
 * A range is in one tree at most.
 */
struct iores {
	uint32_t start;
	uint32_t end;			/* inclusive */
	const char *name;		/* not copied */
	struct iores *parent, *sibling, *child;
};

#define IORES_INIT(start, end, name) { (start), (end), (name), 0, 0, 0 }

#define IORES_EBUSY	(-1)		/* overlaps with another one */
#define IORES_EINVAL	(-2)		/* outside of parent, or start > end */

/* Same as IORES_INIT.  Not for a range that is claimed. */
void		 iores_init(struct iores *, uint32_t start, uint32_t end,
		    const char *name);

/*
 * Puts r below root, which may itself be claimed or not.  r must not be in a
 * tree already, nor may it be root or above root.
 */
int		 iores_claim(struct iores *root, struct iores *r);

/* What is in the way of r below root, or NULL. */
struct iores	*iores_conflict(const struct iores *root, const struct iores *r);

/*
 * Sets start and end of r to the first free place of that size and alignment
 * below root, and claims it; r as for iores_claim().  EINVAL if size is 0,
 * align no power of two or something is below r, EBUSY if there is no place.
 */
int		 iores_place(struct iores *root, struct iores *r, uint32_t size,
		    uint32_t align);

/* Takes a claimed range out of its tree, with all that is below it. */
void		 iores_release(struct iores *r);

/* The innermost range with this address; NULL if root does not have it. */
struct iores	*iores_lookup(struct iores *root, uint32_t addr);

/*
 * All ranges below root, parents first:
 *	for (r = iores_walk(root, root); r != NULL; r = iores_walk(root, r))
 * Do not release r before the next one has been asked for.
 */
struct iores	*iores_walk(struct iores *root, struct iores *r);

/* How far r is below root, which must be above it or r itself. */
unsigned	 iores_depth(const struct iores *root, const struct iores *r);

#endif /* _IOCLAIM_H_ */
