/*
 * pathcalc: arithmetic with POSIX paths, by text alone.  The file system is
 * never asked, and symbolic links are not known.
 *
 * Paths are strings and never NULL.  Any string is a path, "" is the same as
 * ".".  Strings that are returned as char * are new; free() them.
 */
#ifndef PATHCALC_H
#define PATHCALC_H

#include <stddef.h>

/* Functions that make new paths fail when given one longer than this. */
#define PATH_LONGEST 4096

/* 1 if p starts with '/', else 0. */
int path_is_absolute(const char *p);

/*
 * The shortest path that means the same: without empty components, "." and
 * ".." where they can be resolved, and without '/' at the end.  The result is
 * never empty ("." and "/" if nothing else is left); "/.." is "/".
 * NULL if p is too long or there is no memory.
 */
char *path_clean(const char *p);

/*
 * The path b seen from directory a, cleaned: path_join("/usr", "../etc") is
 * "/etc".  If b is absolute, it is b alone.
 * NULL if one is too long or there is no memory.
 */
char *path_join(const char *a, const char *b);

/*
 * The way from directory `from` to `to`: path_relative("/a/b", "/a/c/d") is
 * "../c/d", of two equal paths it is ".".
 * NULL if there is none, that is, if one of them is absolute and the other is
 * not, or if `from` lies above the directory that `to` starts in (from "../x"
 * nobody can tell the way to "y"); or if one is too long or there is no memory.
 */
char *path_relative(const char *from, const char *to);

/* 1 if both are the same after path_clean, else 0; 0 too if that fails. */
int path_equal(const char *a, const char *b);

/*
 * The last component of p, as it is written there (".." is one too): returns
 * where in p it starts, its length is in *len.  Length 0 if there is none.
 */
const char *path_base(const char *p, size_t *len);

/* The suffix of the last component with its dot, "" if it has none.  Points
 * into p.  Neither ".profile" nor ".." have one.  '/' at the end: none. */
const char *path_suffix(const char *p);

/*
 * The components one by one, as they are written, without empty ones:
 *
 *     path_walk walk;
 *     path_start(&walk, p);
 *     while (path_step(&walk))
 *         printf("%.*s\n", (int)walk.len, walk.name);
 *
 * p must stay as it is meanwhile.  Once path_step has returned 0, it goes on
 * returning 0.
 */
typedef struct path_walk {
    const char *name;
    size_t len;
    const char *rest;
} path_walk;

void path_start(path_walk *walk, const char *p);
int path_step(path_walk *walk);

#endif
