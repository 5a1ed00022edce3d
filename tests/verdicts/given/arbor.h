#ifndef ARBOR_H
#define ARBOR_H

/* Trees of nodes that their users have in structs of their own. */
struct arbor {
    struct arbor *less, *more;
    unsigned depth;
};

/* Puts a node into the tree; gives the one that is there already, or NULL. */
struct arbor *arbor_insert(struct arbor **root, struct arbor *node, int (*compare)(const void *a, const void *b));
/* Takes a node out of the tree. */
void arbor_remove(struct arbor **root, struct arbor *node);
/* The depth that the whole tree has. */
unsigned arbor_depth(struct arbor *const *root);

#endif
