/* keypath.h -- dotted paths of configuration keys, "net.http.port" */

#ifndef KEYPATH_H
#define KEYPATH_H

#include <stdbool.h>
#include <stddef.h>

#define KP_DEPTH 8    /* parts of a path */
#define KP_PART 15    /* characters of a part */
#define KP_TEXT 128   /* room for any path as text */

/* Made by kp_parse() and the functions below; a plain value. */
typedef struct keypath {
    int depth; /* 0: the root */
    char part[KP_DEPTH][KP_PART + 1];
} keypath;

/* Reads a path.  A part is made of letters, digits, '-' and '_'; the empty
 * text is the root.  False if the text is no path. */
bool kp_parse(keypath *path, const char *text);

/* Writes a path, so that kp_parse() gives it back. */
void kp_format(const keypath *path, char text[KP_TEXT]);

/* The path without its last part.  False for the root. */
bool kp_parent(const keypath *path, keypath *parent);

/* The path with one more part.  False if it is no part or the path too deep.
 * `child` may be `path`, and so may `parent` above. */
bool kp_child(const keypath *path, const char *part, keypath *child);

/* The longest path that both begin with. */
void kp_common(const keypath *a, const keypath *b, keypath *common);

/* Whether a path begins with all parts of another. */
bool kp_within(const keypath *path, const keypath *other);

bool kp_equal(const keypath *a, const keypath *b);

/* Order for qsort(): negative, 0 or positive.  By parts, and a path comes
 * before all that lie within it. */
int kp_compare(const keypath *a, const keypath *b);

#endif
