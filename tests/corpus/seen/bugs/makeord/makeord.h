/*
 * NAME
 *      makeord - in which order to build
 *
 * SYNOPSIS
 *      mo_graph *g = mo_new();
 *      int app = mo_target(g, "app"), lib = mo_target(g, "lib");
 *      mo_depend(g, app, lib);             app needs lib
 *      int n = mo_order(g, out, count);    lib, app
 *      mo_free(g);
 *
 * DESCRIPTION
 *      A graph has targets, which are known by the numbers 0, 1, 2, ... in
 *      the order in which they were named, and dependencies between them.
 *      Dependencies may go in circles, also from a target to itself; such
 *      graphs have no order, and mo_cycle() tells why.
 *
 *      Except for mo_free() the graph and other pointers must not be NULL.
 *      Numbers that are not those of a target are refused with MO_EINVAL.
 */
#ifndef MAKEORD_H
#define MAKEORD_H

#include <stddef.h>

#define MO_MAX_TARGETS 200
#define MO_MAX_NAME 63

enum {
    MO_EINVAL = -1, /* bad number, or bad or too long name */
    MO_ENOMEM = -2, /* no memory, or too many targets */
    MO_ECYCLE = -3, /* dependencies go in a circle */
    MO_ESMALL = -4  /* the caller's array is too small */
};

typedef struct mo_graph mo_graph;

/* An empty graph; NULL without memory. */
mo_graph *mo_new(void);
void mo_free(mo_graph *g);

/* The number of the target `name`, which is added if there is none yet.  The
 * name is copied; it has 1 to MO_MAX_NAME characters.  MO_EINVAL, MO_ENOMEM. */
int mo_target(mo_graph *g, const char *name);

/* The number of the target `name`, MO_EINVAL if there is none. */
int mo_lookup(const mo_graph *g, const char *name);

/* The name of a target, NULL if there is none of this number.  It belongs to
 * the graph and lives as long. */
const char *mo_name(const mo_graph *g, int target);

/* How many targets there are. */
int mo_count(const mo_graph *g);

/* `target` needs `on`.  Saying it twice is the same as saying it once.
 * 0, MO_EINVAL or MO_ENOMEM. */
int mo_depend(mo_graph *g, int target, int on);

/* Takes it back.  0, or MO_EINVAL if it was not there. */
int mo_undepend(mo_graph *g, int target, int on);

/* 1 if `target` needs `on`, directly or by way of others, else 0; MO_EINVAL. */
int mo_needs(const mo_graph *g, int target, int on);

/* Stores all targets into out[], each after those it needs, the one with the
 * smallest number first where there is a choice.  `size` is the number of
 * elements of out[].  Returns how many there are; MO_ESMALL, MO_ECYCLE (then
 * out[] has nothing of use). */
int mo_order(const mo_graph *g, int out[], size_t size);

/* A circle of dependencies: targets of which each needs the next one, the
 * last being the first again (for a target that needs itself: twice that).
 * Their number is stored to *length.  The array is the caller's, who frees it
 * with free().  NULL and length 0 if there is no circle, or no memory. */
int *mo_cycle(const mo_graph *g, size_t *length);

#endif
