// treesel.h -- small trees of named nodes, and path expressions on them
//
//   path = ["/"] step *("/" step)
//   step = name [pred] | "*" [pred] | "." | ".."
//   pred = "[" number "]"              the number-th (from 1, at most 9999) of
//                                      the children that the step has found
//        | "[" name "='" text "'" "]"  has a child of that name and value
//   name = letters, digits, "_" and "-", at least one
//   text = any bytes but "'"; may be empty
//
// A leading "/" starts at the root, else the path starts at the given node.
#ifndef TREESEL_H
#define TREESEL_H

#include <stddef.h>

#define TS_NODES 500 // nodes of a tree, the root included
#define TS_STEPS 12  // steps of a path
#define TS_TEXT  100 // bytes of a name or value

typedef struct ts_node ts_node;
typedef struct ts_path ts_path;

// New root. NULL: not a name, too long, no memory.
ts_node *ts_root(const char *name);

// New last child. value may be NULL, which is the same as "".
// NULL: not a name, too long, too many nodes, no memory.
ts_node *ts_add(ts_node *parent, const char *name, const char *value);

// Of any node. The strings live as long as the tree. The root's value is "".
const char *ts_name(const ts_node *node);
const char *ts_value(const ts_node *node);

// Frees the whole tree that the node belongs to. NULL is fine.
void ts_free(ts_node *node);

// Compiles a path. A malformed one gives NULL, and *at (at may be NULL) is
// where reading stopped, in bytes; without memory *at is (size_t)-1.
// Independent of trees; can be used as often as you like.
ts_path *ts_compile(const char *text, size_t *at);

// NULL is fine.
void ts_path_free(ts_path *path);

// Number of steps; 0 for "/" alone.
size_t ts_path_steps(const ts_path *path);

// Finds nodes, each once. Writes the first cap of them to out (NULL if cap is
// 0) and returns how many there are in all; -1 without memory.
long ts_select(const ts_path *path, const ts_node *from, const ts_node **out, size_t cap);

#endif
