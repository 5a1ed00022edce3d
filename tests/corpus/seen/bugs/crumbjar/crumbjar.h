/**
 * @file crumbjar.h
 * @brief A jar for HTTP cookies, kept in memory only.
 *
 * All texts are NUL-terminated.  Unless a function says otherwise, no
 * pointer argument may be NULL.  The jar copies whatever it keeps.
 */
#ifndef CRUMBJAR_H
#define CRUMBJAR_H

#include <stddef.h>

#define CRUMBJAR_MAX_COOKIES 64   /**< cookies in one jar */
#define CRUMBJAR_MAX_TEXT    4096 /**< length of a host or a cookie line */

/** What crumbjar_set() can answer. */
enum crumb_status {
    CRUMB_OK = 0,       /**< stored, replaced or (Max-Age <= 0) removed */
    CRUMB_EPARSE = -1,  /**< no '=' or an empty name; empty host */
    CRUMB_ETOOBIG = -2, /**< host or line longer than CRUMBJAR_MAX_TEXT */
    CRUMB_EFULL = -3,   /**< there are CRUMBJAR_MAX_COOKIES already */
    CRUMB_ENOMEM = -4
};

typedef struct crumbjar crumbjar;

/** @return an empty jar for crumbjar_free(), or NULL when out of memory. */
crumbjar *crumbjar_new(void);

/** Frees a jar with its cookies.  NULL is allowed. */
void crumbjar_free(crumbjar *jar);

/**
 * @brief Takes in the value of a Set-Cookie header.
 *
 * @param host  the host that sent it; compared without regard to case
 * @param line  any text; what is not understood gives CRUMB_EPARSE.  The
 *   form is `name=value; attribute; attribute=value ...` with blanks ignored
 *   around every part.  Known attributes (in any case) are
 *   - `Path=p`: the value may stand in double quotes.  A slash at the end is
 *     dropped.  A path that is empty or does not begin with a slash
 *     counts as "/", as does a missing one;
 *   - `Max-Age=n`: zero or less removes the cookie; otherwise ignored.
 *   Others are skipped.
 *
 * A cookie of the same host, path and name is replaced.
 */
enum crumb_status crumbjar_set(crumbjar *jar, const char *host, const char *line);

/** @return the number of cookies in the jar. */
size_t crumbjar_count(const crumbjar *jar);

/**
 * @brief Looks up a value, of the oldest cookie with that host and name.
 * Copies at most @p size - 1 characters and a NUL to @p buf; with a size of 0
 * nothing is written and @p buf may be NULL.
 * @return the full length of the value, or -1 when there is no such cookie.
 */
long crumbjar_get(const crumbjar *jar, const char *host, const char *name,
                  char *buf, size_t size);

/**
 * @brief Makes the value of a Cookie header for a request.
 * @return `a=1; b=2` of all cookies whose host is equal and whose path is
 * @p path or a parent folder of it; the caller frees it with free().  NULL
 * when there is none, or when out of memory.
 */
char *crumbjar_header(const crumbjar *jar, const char *host, const char *path);

/** Removes all cookies of a host.  @return how many there were. */
size_t crumbjar_forget(crumbjar *jar, const char *host);

#endif
