#ifndef BISCUIT_H
#define BISCUIT_H
/*
 * biscuit: HTTP cookies of one site, and a jar to keep them in.
 *
 * A cookie starts with biscuit_parse() or biscuit_make() and is yours.  Once
 * biscuit_jar_put() has returned 0 the jar owns it: do not free it, and do not
 * put it into a second jar.  biscuit_dup() is there if you need another one.
 *
 * Pointers must not be NULL unless it is said here.
 */
#include <stddef.h>

#define BISCUIT_TEXT_MAX 4000   /* name and value together */
#define BISCUIT_JAR_MAX 300     /* cookies in a jar */

typedef struct biscuit biscuit;
typedef struct biscuit_jar biscuit_jar;

/* Parses what stands behind "Set-Cookie:", as in
 *     id=31; Path=/; Max-Age=60
 * Only Max-Age (in seconds, upper or lower case) is understood; it counts from
 * `now`.  Other attributes are passed over.  NULL if there is no name or it
 * has blanks in it, if name and value are too long, or without memory. */
biscuit *biscuit_parse(const char *text, long long now);

/* A cookie without an end.  NULL if name is empty or has one of "=; \t", value
 * has a ";", both are too long, or without memory. */
biscuit *biscuit_make(const char *name, const char *value);

/* A cookie like c, yours, wherever c is.  NULL without memory. */
biscuit *biscuit_dup(const biscuit *c);

/* Frees a cookie that is yours.  NULL is ignored. */
void biscuit_free(biscuit *c);

/* The strings live as long as the cookie. */
const char *biscuit_name(const biscuit *c);
const char *biscuit_value(const biscuit *c);

biscuit_jar *biscuit_jar_new(void);         /* NULL without memory */
void biscuit_jar_free(biscuit_jar *jar);    /* with its cookies; NULL is ignored */

/* Puts a cookie into the jar, in the place of one of the same name, which is
 * freed.  0, or -1 if the jar is full: then the cookie is still yours. */
int biscuit_jar_put(biscuit_jar *jar, biscuit *c);

/* The cookie of that name, or NULL.  It stays the jar's, and is there until it
 * is replaced, removed or expired, or the jar is freed. */
const biscuit *biscuit_jar_get(const biscuit_jar *jar, const char *name);

/* Removes and frees the cookie of that name: 1, or 0 if there is none. */
int biscuit_jar_remove(biscuit_jar *jar, const char *name);

/* Removes the cookies that have ended at `now`; how many. */
int biscuit_jar_expire(biscuit_jar *jar, long long now);

/* Writes "a=1; b=2" into buf like snprintf (always ended by a NUL if size is
 * not 0; buf may be NULL if it is); returns the full length. */
size_t biscuit_jar_header(const biscuit_jar *jar, char *buf, size_t size);

#endif
