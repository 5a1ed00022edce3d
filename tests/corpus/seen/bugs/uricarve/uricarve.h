/*
 * uricarve - cut a URI reference (RFC 3986) into its parts without copying.
 *
 * All results are spans into the text that was parsed, so that text has to
 * stay alive and unchanged for as long as the struct uric is used. Nothing is
 * ever allocated.
 */
#ifndef URICARVE_H
#define URICARVE_H

#include <stddef.h>

#define URIC_OK       0
#define URIC_ESCHEME (-1)   /* ':' where no scheme can stand, e.g. ":x", "1:x" */
#define URIC_EHOST   (-2)   /* '[' without ']', or junk behind the ']' */
#define URIC_EPORT   (-3)   /* port is not a number from 0 to 65535 */

/* len bytes at ptr, not NUL-terminated. ptr is never NULL after a successful
 * parse; an absent part has len 0. */
struct uric_span {
    const char *ptr;
    size_t len;
};

struct uric {
    struct uric_span scheme, user, host, path, query, fragment;
    int port;               /* -1 when none is given */
};

/* Parses len bytes of text. Any bytes are fine, they need not be a sensible
 * URI and need no NUL at the end; text may be NULL when len is 0. Returns
 * URIC_OK or one of the errors above, and then *out is not to be looked at.
 * An IPv6 host is stored without its brackets. */
int uric_parse(struct uric *out, const char *text, size_t len);

/* The same for a C string. */
int uric_parse_str(struct uric *out, const char *text);

/* 1 when the scheme is `name`, letters compared without case, else 0. */
int uric_scheme_is(const struct uric *u, const char *name);

/* The port, or the well-known one of http, https, ftp, ws, wss; else -1. */
int uric_port(const struct uric *u);

/* Percent-decodes a span into buf, which has room for cap bytes, and ends it
 * with NUL. A '%' that two hex digits do not follow stays as it is. What does
 * not fit is cut off. Returns the length the whole result has, like snprintf;
 * buf may be NULL when cap is 0. */
size_t uric_decode(struct uric_span in, char *buf, size_t cap);

/* Takes the next "key=value" from the front of *rest (start with a copy of
 * u.query). Returns 1, or 0 when there is none left. A key without '=' has an
 * empty value. Empty pairs ("a&&b") are skipped. */
int uric_query_next(struct uric_span *rest, struct uric_span *key, struct uric_span *value);

/* A static text for an error code, any int. */
const char *uric_strerror(int code);

#endif
