#ifndef FPATHRC_H
#define FPATHRC_H

#include <stdbool.h>
#include <stddef.h>

// Paths as immutable, reference-counted objects.  Nothing here looks at a file
// system; everything is done on the text alone.
//
// A path never has two slashes in a row nor one at its end, except "/" itself.
// The empty path is ".".
//
// Every function that returns an fpath* returns a reference which the caller
// gives back with fpath_unref when done with it, and NULL when memory is out
// or the path would be longer than FPATH_LONGEST.  Since paths do not change,
// what comes back may be an object that exists already.  Arguments are never
// NULL unless it says so.

#define FPATH_LONGEST 4095

typedef struct fpath fpath;

fpath *fpath_new(const char *text);
fpath *fpath_ref(fpath *p); // returns p
void fpath_unref(fpath *p); // NULL is fine

// The texts belong to the path.
const char *fpath_text(const fpath *p);
const char *fpath_name(const fpath *p);   // last component, "/" of "/"
const char *fpath_suffix(const fpath *p); // ".c" of "x/main.c", or ""
size_t fpath_length(const fpath *p);
bool fpath_is_absolute(const fpath *p);

int fpath_compare(const fpath *a, const fpath *b); // as strcmp
bool fpath_equal(const fpath *a, const fpath *b);
// Whether p is dir or lies below it; both as they are written.
bool fpath_is_below(const fpath *p, const fpath *dir);

// Without the last component: "x" of "x/y", "." of "x", "/" of "/x".
// "/" and "." have no parent: NULL.
fpath *fpath_parent(fpath *p);

// p as seen from base: p itself when it is absolute, else base/p.
fpath *fpath_join(fpath *base, fpath *p);

// Another suffix, which is "" or starts with a dot and has no slash.  NULL for
// other suffixes and for "/", "." and "..".
fpath *fpath_with_suffix(fpath *p, const char *suffix);

// Without "." and, where that is possible, "..".
fpath *fpath_canonical(fpath *p);

#endif
