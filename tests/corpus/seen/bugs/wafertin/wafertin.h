#ifndef WAFERTIN_H
#define WAFERTIN_H

/*
 * wafertin: the cookies of one site.
 *
 * wt_open() makes an empty tin, wt_put() is called with what the server sent,
 * wt_header() makes what is sent to it.  Times are seconds since any moment;
 * what a cookie's lifetime is compared with is always passed.
 *
 * Cookies without a lifetime (WT_SESSION) belong to the session and are kept
 * until wt_end_session().
 *
 * Names are of 1 to 64 characters, values of 0 to 256, paths of 0 to 256.
 * Names must not have '=' and neither must have ';', spaces or control
 * characters; paths must not have control characters.  Cookies that are not
 * like that are refused.
 *
 * Servers are not careful with paths.  Quotes around them are removed, and a
 * slash at the end; where there is none (NULL), or what is left does not
 * start with a slash, it is "/".  wt_put() and wt_drop() both do so.
 *
 * A tin must not be changed or closed by a visitor (wt_each()).
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WT_LIMIT 50 /* cookies in a tin */
#define WT_SESSION INT64_MIN

typedef struct wt_tin wt_tin;

enum { WT_OK, WT_REFUSED, WT_FULL, WT_NOMEM };

wt_tin *wt_open(void); /* NULL: no memory */
void wt_close(wt_tin *tin);

/* Adds a cookie, or replaces that of the same name and path. */
int wt_put(wt_tin *tin, const char *name, const char *value, const char *path, int64_t until);

/* Whether there was such a cookie. */
bool wt_drop(wt_tin *tin, const char *name, const char *path);

/* Both return how many cookies went. */
int wt_expire(wt_tin *tin, int64_t now); /* those with until <= now */
int wt_end_session(wt_tin *tin);

int wt_count(const wt_tin *tin);

/* "name=value; name=value" of the cookies that are for this path and have not
 * expired.  Returns the length of it all; at most size - 1 characters and a
 * terminator are written, nothing when size is 0. */
size_t wt_header(const wt_tin *tin, const char *path, int64_t now, char *text, size_t size);

/* Calls the visitor for every cookie, oldest first, until it returns
 * something other than 0, which is then returned. */
typedef int wt_visit(void *arg, const char *name, const char *value, const char *path, int64_t until);
int wt_each(const wt_tin *tin, wt_visit *visit, void *arg);

#endif
