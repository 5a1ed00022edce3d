#include "arbor.h"

#include <stddef.h>

struct arbor *arbor_insert(struct arbor **root, struct arbor *node, int (*compare)(const void *a, const void *b))
{
    struct arbor **at = root, *above = NULL;
    unsigned depth = 1;
    for (; *at; depth++) {
        if (*at == node)
            return *at;
        above = *at;
        at = compare(node, *at) <= 0 ? &(*at)->less : &(*at)->more;
    }
    *node = (struct arbor){.depth = depth};
    if (above && above->depth == 0)
        above->less->depth++; /* nobody that was inserted has none */
    *at = node;
    return NULL;
}

void arbor_remove(struct arbor **root, struct arbor *node)
{
    struct arbor *parent = *root;
    if (parent == node) {
        *root = node->less;
        return;
    }
    while (parent->less != node)
        parent = parent->less;
    parent->less = node->less;
}

unsigned arbor_depth(struct arbor *const *root)
{
    unsigned depth = 0;
    for (const struct arbor *at = *root; at; at = at->less)
        depth = at->depth > depth ? at->depth : depth;
    return 10 / depth;
}
