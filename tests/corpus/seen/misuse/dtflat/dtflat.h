#ifndef DTFLAT_H
#define DTFLAT_H

/*
 * dtflat - a tree of nodes and properties in one flat block of memory, after
 * the manner of the flattened device trees which boot loaders hand to kernels.
 *
 * Memory.  The block is the caller's and is nothing but bytes: it may be copied,
 * stored, sent.  It has to be aligned for uint32_t.  dt_create() is told its
 * size and uses all of it.
 *
 * Building.  dt_create(), then dt_begin(), dt_property() and dt_end() in the
 * order of the tree, then dt_finish().  The properties of a node come before the
 * nodes in it.  There is one root, whose name may be ""; other names are not
 * empty, and none has a '/' in it.  Calls that come out of
 * order return DT_ESTATE, those that find no room DT_ENOSPACE, and neither
 * changes the block.
 *
 * Reading.  Nodes are denoted by offsets, which are greater than zero; negative
 * numbers are errors.  Wherever an argument is called `node` it has to be an
 * offset that was returned for the same block.  dt_delete() moves what comes
 * behind the deleted node, after which earlier offsets must not be used any
 * more; the same holds for pointers to names and values.
 *
 * Trust.  All functions rely on the block being what this library left there.
 * Give a block that came from somewhere else to dt_check() first.
 */

#include <stdint.h>

enum {
    DT_OK = 0,
    DT_ENOSPACE = -1,
    DT_ESTATE = -2,    /* not now: the tree is, or is not yet, finished */
    DT_EINVAL = -3,    /* a name, length or path that cannot be */
    DT_ENOTFOUND = -4,
    DT_EBADBLOCK = -5  /* not one of our blocks */
};

int dt_create(void *block, int size);
int dt_begin(void *block, const char *name);
int dt_property(void *block, const char *name, const void *value, int length);
int dt_end(void *block);
int dt_finish(void *block);

/* Whether the first `size` bytes hold a finished tree without flaws: DT_OK or
   DT_EBADBLOCK. */
int dt_check(const void *block, int size);

/* Bytes in use: that many are to be copied or stored. */
int dt_used(const void *block);

/* All of these return DT_ESTATE, or NULL, until the tree is finished. */
int dt_root(const void *block);
int dt_child(const void *block, int node);   /* the first, or DT_ENOTFOUND */
int dt_sibling(const void *block, int node); /* the next, or DT_ENOTFOUND */
int dt_find(const void *block, const char *path); /* "/", "/soc/uart", ... */
int dt_delete(void *block, int node); /* with all below; not the root: DT_EINVAL */

const char *dt_name(const void *block, int node);

/* A property's value, and its length unless `length` is NULL.  Without such a
   property NULL, and DT_ENOTFOUND for the length. */
const void *dt_get(const void *block, int node, const char *name, int *length);

/* Overwrites a value by another of the same length. */
int dt_set(void *block, int node, const char *name, const void *value, int length);

#endif
