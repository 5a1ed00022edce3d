/* pathkey - slash-separated paths as keys of tables.

   Two spellings of a path are the same key when they name the same sequence
   of components.  What does not count:
     - how many slashes stand in a row, and slashes at the end
     - components that are a single dot
   So "a/b", "a//b/", "./a/b" and "a/./b" are one key.  ".." is a component
   like any other; it is not resolved.  A path that starts with a slash is
   absolute and never the same key as one that doesn't.  "" and "." are the
   relative path without components, "/" is the absolute one.

   All functions work on the caller's strings, allocate nothing and can't
   fail unless they say so.  Strings must be NUL-terminated and not NULL. */
#ifndef PATHKEY_H
#define PATHKEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A component: not NUL-terminated, points into the path. */
typedef struct pk_part {
    const char *text;
    size_t len;
} pk_part;

/* Walks over the components.  Valid as long as the path is. */
typedef struct pk_iter {
    const char *at;
} pk_iter;

pk_iter pk_begin(const char *path);
/* Next component into *part; false at the end, *part is then unchanged. */
bool pk_next(pk_iter *it, pk_part *part);

bool pk_absolute(const char *path);
/* Number of components. */
size_t pk_depth(const char *path);

/* Same key? */
bool pk_equal(const char *a, const char *b);
/* <0, 0 or >0: a total order of keys, 0 exactly when pk_equal.  Relative
   paths come before absolute ones; a directory comes right before what is
   below it. */
int pk_compare(const char *a, const char *b);
/* Hash of a key, to be used with pk_equal. */
uint32_t pk_hash(const char *path);

/* Is path equal to dir or below it? */
bool pk_under(const char *path, const char *dir);

/* Last component; an empty part ({"", 0}) when there is none. */
pk_part pk_last(const char *path);

/* Writes the shortest spelling of path ("." for the empty relative path) to
   buf and cuts it at size - 1 characters.  Always NUL-terminates unless size
   is 0, when buf may be NULL.  Returns the length of the whole spelling, as
   snprintf does.  buf must not overlap path. */
size_t pk_canon(char *buf, size_t size, const char *path);

#endif
