/*
 * initree: turns INI text into a tree
 *
 *     [server.http]          server
 *     port = 80        ->      http
 *     host = ::1                 port = "80"
 *                                host = "::1"
 *
 * Dots in a section's name make levels. Keys before the first section are
 * children of the root. Lines that begin with ';' or '#' are comments. A section
 * may be continued further down; a key that comes again replaces its value. Keys
 * have no dots, and a name is not both a key and a section of the same parent.
 *
 * To be fast the parser does not copy: it works in the text it is given, writes
 * '\0' into it, and the names and values of the tree point there.
 */
#ifndef INITREE_H
#define INITREE_H

#include <stddef.h>

#define INI_MAX_DEPTH 16        /* levels of a section's name */

typedef struct ini_node ini_node;

/* Parses text, which must be writable, and stay where and as it is until the tree
 * is freed. Returns the root, to be freed with ini_free(). Returns NULL on a
 * syntax error, with the number of the line (from 1) in *line, or without memory,
 * with 0 there; line may be NULL. */
ini_node *ini_parse(char *text, int *line);

/* Frees a whole tree; root is what ini_parse() returned, or NULL. */
void ini_free(ini_node *root);

/* Name, "" for the root; value, NULL for a section or the root. */
const char *ini_name(const ini_node *node);
const char *ini_value(const ini_node *node);

/* Walking: each is NULL if there is none. */
ini_node *ini_parent(const ini_node *node);
ini_node *ini_first(const ini_node *node);     /* first child, in the text's order */
ini_node *ini_next(const ini_node *node);      /* next child of the same parent */

/* The node below node with a path such as "server.http.port"; NULL if there is
 * none. "" is node itself. */
ini_node *ini_find(ini_node *node, const char *path);

/* The value at a path below node, otherwise if_none. */
const char *ini_get(ini_node *node, const char *path, const char *if_none);

/* Takes a node with all that is below out of its tree and frees it. Returns 0, or
 * -1 if it is a root, which is left alone. */
int ini_remove(ini_node *node);

/* How many nodes there are, node included. */
size_t ini_count(const ini_node *node);

#endif
