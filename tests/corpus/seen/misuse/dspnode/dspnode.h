#ifndef DSPNODE_H
#define DSPNODE_H

#include <stddef.h>

/* Audio from the end backwards: whoever wants sound pulls it out of a node, which
 * pulls at the nodes behind it, down to the sources.  Mono, float.
 *
 * Nodes are counted.  dn_* functions that make a node hand you one reference;
 * those that take inputs (marked [takes]) take over one reference to each of
 * them if they succeed, and leave them yours if they return NULL.  dn_hold() gets you
 * another reference, dn_drop() gives one back.  So this is a complete program:
 *
 *     dn_node *n = dn_gain(dn_source(beep, NULL), 0.5f);
 *     dn_pull(n, out, 512);
 *     dn_drop(n);
 *
 * A node may be the input of several others, or twice of the same, if it is held
 * for each.  Its sound is then shared out between them, each pull getting the
 * next part.
 *
 * Makers return NULL without memory, when an input is NULL, and when more than
 * DN_MAX_DEPTH nodes would be in a line or more than DN_MAX_LEAVES paths would
 * lead to sources.
 */
#define DN_MAX_DEPTH 64
#define DN_MAX_LEAVES 256
#define DN_MAX_SKIP 65536

typedef struct dn_node dn_node;

/* Writes at most `frames` values to out and returns how many.  Fewer mean that
 * the sound is over for now.  It must not pull at the node it belongs to or at
 * one in front of it, nor drop the last reference to them. */
typedef size_t (*dn_fill)(void *user, float *out, size_t frames);

/* user is passed to fill as it is. */
dn_node *dn_source(dn_fill fill, void *user);

/* Plays an array, again and again if repeat is not 0.  It is not copied.  */
dn_node *dn_array(const float *data, size_t count, int repeat);

dn_node *dn_gain(dn_node *input, float factor);         /* [takes] */
dn_node *dn_limit(dn_node *input, size_t frames);       /* [takes] ends after so many */
dn_node *dn_sum(dn_node *a, dn_node *b);                /* [takes] the longer decides */
dn_node *dn_then(dn_node *first, dn_node *second);      /* [takes] */

/* Returns its argument. */
dn_node *dn_hold(dn_node *n);
/* NULL does no harm. */
void dn_drop(dn_node *n);

/* Up to `frames` values; the return value is less at the end of the sound. */
size_t dn_pull(dn_node *n, float *out, size_t frames);

/* Pulls and forgets, no more than DN_MAX_SKIP at a time; returns how many. */
size_t dn_skip(dn_node *n, size_t frames);

#endif
