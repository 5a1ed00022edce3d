#ifndef URICOMP_H
#define URICOMP_H

#include <stddef.h>

/**
 * URI references in components (RFC 3986), without copying.
 *
 *     https://www.example.org:8080/a/b?x=1#top
 *     \___/   \_____________/ \__/\__/ \_/ \_/
 *     scheme       host       port path query fragment
 *
 * uricomp_parse() makes slices of your text, which therefore has to stay where
 * it is and as it is; uricomp_own() ends this dependence.  Components that were
 * changed are kept in memory of the URI's own.  uricomp_clear() releases it.
 *
 * Unless stated otherwise pointers must not be NULL, and a `uricomp` must have
 * been initialised by uricomp_init(), uricomp_parse() or uricomp_copy().
 */

typedef enum {
    URI_SCHEME,
    URI_HOST,
    URI_PORT,
    URI_PATH,
    URI_QUERY,
    URI_FRAGMENT
} uri_part;

#define URI_PARTS 6

/** A piece of text, not terminated.  `first` is NULL when the component is not
 *  there, which differs from an empty one ("a?" has an empty query). */
typedef struct {
    const char *first;
    size_t length;
} uri_slice;

/** Read the slices as you like, but change them with the functions only. */
typedef struct {
    uri_slice part[URI_PARTS];
    unsigned owned; /**< bit i: part[i] is in memory of its own */
} uricomp;

/** A URI without any component. */
void uricomp_init(uricomp *uri);

/** Releases what the URI owns and initialises it again. */
void uricomp_clear(uricomp *uri);

/**
 * Takes a text apart.  `uri` is overwritten, so clear it first if it was in use.
 *
 * @return 0, or -1 when the text is no URI reference: it has characters that are
 *         not allowed, a port that is no number, a user (user@host is not
 *         supported).  Then `uri` has no components.
 */
int uricomp_parse(uricomp *uri, const char *text);

/** Gives the URI its own copy of everything.  0, or -1 when memory is out. */
int uricomp_own(uricomp *uri);

/**
 * Replaces one component by a copy of a text, or removes it if text is NULL.
 *
 * @return 0, or -1 when the text cannot be that component, or memory is out;
 *         then nothing has changed.
 */
int uricomp_set(uricomp *uri, uri_part part, const char *text);

/**
 * Makes a second URI that is independent of the first: either may be changed and
 * cleared without regard to the other.  What the first does not own, the second
 * does not either, and both refer to the parsed text.
 *
 * @param to  is overwritten, see uricomp_parse(); not the same as `from`
 * @return 0, or -1 when memory is out; then `to` has no components.
 */
int uricomp_copy(uricomp *to, const uricomp *from);

/** Lower case for scheme and host, upper case for the digits of %xx elsewhere.
 *  0, or -1 when memory is out. */
int uricomp_normalize(uricomp *uri);

/** 1 if all components are the same, byte for byte, otherwise 0. */
int uricomp_equal(const uricomp *a, const uricomp *b);

/** Writes the URI, at most `size` bytes with the terminator; `out` may be NULL
 *  when size is 0.  @return the length of the complete text. */
size_t uricomp_print(const uricomp *uri, char *out, size_t size);

#endif
