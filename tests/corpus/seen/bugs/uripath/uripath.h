#ifndef URIPATH_H
#define URIPATH_H
/*
 * uripath - the path component of a URI (RFC 3986, section 3.3)
 *
 * A path is a text such as "/a/b.html", "../img/x%20y.png" or "".  It is
 * absolute when it begins with '/', else relative.  Its segments are what
 * stands between the slashes, not counting the slash that makes the path
 * absolute: "/a/b" has the two segments "a" and "b", "/a/" has "a" and "",
 * "/" has one, which is empty, and "" has none.  Empty segments are as good
 * as others ("/a//b", "//").
 *
 * Functions that take a uripath need one that uripath_parse, uripath_dup or
 * uripath_resolve returned and that has not been freed.
 */
#include <stdbool.h>
#include <stddef.h>

#define URIPATH_MAX 4096 /* longest path, in bytes */

typedef struct uripath uripath;

/*
 * uripath_parse copies TEXT into a new path.  Returns NULL when TEXT is longer
 * than URIPATH_MAX, has a byte that may not stand in a path (controls, space,
 * '?', '#', bytes above 126), has a '%' without two hexadecimal digits, or
 * when there is no memory.
 */
uripath *uripath_parse(const char *text);

/* uripath_dup returns an independent copy of P, NULL without memory. */
uripath *uripath_dup(const uripath *p);

/* uripath_free frees P.  NULL is allowed. */
void uripath_free(uripath *p);

/*
 * uripath_text returns the path as a text, which belongs to P and is valid
 * until P is changed or freed.  uripath_length is its length.
 */
const char *uripath_text(const uripath *p);
size_t uripath_length(const uripath *p);

/* uripath_absolute tells whether the path begins with '/'. */
bool uripath_absolute(const uripath *p);

/* uripath_count returns the number of segments. */
size_t uripath_count(const uripath *p);

/*
 * uripath_segment copies segment I, counted from 0, into BUF, cut if need be
 * to SIZE - 1 bytes, and terminates it.  With SIZE 0 nothing is written and
 * BUF may be NULL.  Returns the length of the whole segment, -1 when there
 * is no segment I.
 */
int uripath_segment(const uripath *p, size_t i, char *buf, size_t size);

/*
 * uripath_append adds SEGMENT, any text but the empty one, with a '/' before
 * it unless the path is empty or ends with one.  Bytes that may not stand in
 * a segment are percent-encoded, '/' and '%' too.  SEGMENT may be part of the
 * path's own text.  Returns 0, or -1 and leaves the path alone when SEGMENT
 * is empty, the path would become too long or there is no memory.
 */
int uripath_append(uripath *p, const char *segment);

/*
 * uripath_pop removes the last segment with the slash before it; the slash of
 * an absolute path stays.  Returns -1 when the path is "/" or "".
 */
int uripath_pop(uripath *p);

/*
 * uripath_normalize removes the segments "." and "..", the latter with the
 * segment before.  In a relative path ".." stays when nothing precedes it, in
 * an absolute path it is dropped.  Normalizing twice changes nothing more.
 * An absolute result that would begin with "//", which would read as an
 * authority, begins with "/.//" instead; a relative one that would begin with
 * '/' begins with ".//".
 */
void uripath_normalize(uripath *p);

/*
 * uripath_resolve returns a new path: REF as seen from BASE, normalized.  An
 * absolute REF stands for itself, an empty one for BASE.  NULL when the result
 * is too long or there is no memory.
 */
uripath *uripath_resolve(const uripath *base, const uripath *ref);

#endif
