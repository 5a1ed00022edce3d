/**
 * @file uvpath.h
 * Path helpers for POSIX style paths.
 *
 * All functions that produce text write it to a buffer of the caller, `size`
 * bytes large, and terminate it.  They return the length of the text without
 * the terminator, or a negative UVP_ code.  When the text and its terminator
 * do not fit they return UVP_ENOBUFS and the content of the buffer is
 * unspecified.  The buffer must not overlap the inputs.
 */
#ifndef UVPATH_H
#define UVPATH_H

#include <stddef.h>

#define UVP_EINVAL (-22)
#define UVP_ENAMETOOLONG (-36)
#define UVP_ENOBUFS (-105)

/** Longest path that is accepted, in bytes. */
#define UVP_PATH_MAX 1024

/** Nonzero if the path begins with a slash. */
int uvp_is_absolute(const char *path);

/**
 * The last component: "c.txt" for "/a/b/c.txt", "b" for "/a/b/", "/" for "/"
 * and "." for "".
 */
int uvp_basename(const char *path, char *buf, size_t size);

/** Everything before the last component: "/a/b" for "/a/b/c.txt", "." if there is nothing. */
int uvp_dirname(const char *path, char *buf, size_t size);

/** The extension of the last component with its dot, "" if it has none. */
int uvp_extname(const char *path, char *buf, size_t size);

/**
 * Joins two paths.
 *
 * If `path` is absolute, or `base` is empty, the result is `path`.  Otherwise
 * it is `base` followed by `path`, with a slash between them unless `base`
 * ends with one already.
 */
int uvp_join(const char *base, const char *path, char *buf, size_t size);

/** Name of a code, "ok" for values that are not negative. Never NULL. */
const char *uvp_err_name(int code);

#endif
