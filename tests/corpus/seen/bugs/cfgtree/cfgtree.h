/* Configuration settings in a tree: "server.port = 80".
 *
 *     struct cfgtree cfg;
 *     cfgtree_init(&cfg);
 *     cfgtree_read(&cfg, "server.port = 80\nverbose = 1\n");
 *     ...
 *     cfgtree_destroy(&cfg);
 *
 * A path is one or more names of letters, digits, '-' and '_', joined by dots. */
#ifndef CFGTREE_H
#define CFGTREE_H

#include <stdbool.h>

struct cfgtree_node;

struct cfgtree {
    struct cfgtree_node *root;
    int error_line; /* line of the last failed cfgtree_read, else 0 */
};

/* False when memory ran out. */
bool cfgtree_init(struct cfgtree *cfg);
void cfgtree_destroy(struct cfgtree *cfg);

/* Drops all settings; the tree can be used on. */
void cfgtree_clear(struct cfgtree *cfg);

/* Replaces all settings by those of the text. */
bool cfgtree_read(struct cfgtree *cfg, const char *text);

/* Makes the setting, and the groups above it, when missing. False when the
 * path is malformed, or leads through a setting, or names a group. */
bool cfgtree_set_int(struct cfgtree *cfg, const char *path, int value);

/* False, and *value untouched, when there is no such setting. */
bool cfgtree_get_int(const struct cfgtree *cfg, const char *path, int *value);

/* Removes a setting or a whole group. */
bool cfgtree_remove(struct cfgtree *cfg, const char *path);

/* Number of settings in the whole tree. */
int cfgtree_count(const struct cfgtree *cfg);

#endif
