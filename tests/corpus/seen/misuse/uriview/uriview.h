/*
 * uriview -- looking at URIs without copying them.
 *
 * A view is a handful of spans, and a span is a piece of the text that was
 * parsed.  Nothing is allocated, so there is nothing to free: the text has to
 * stay where it is, unchanged, as long as a view of it, a span from it or an
 * iterator over it is in use.
 *
 * Parts that are absent have a NULL pointer and length 0; parts that are there
 * but empty ("http://h/?" has an empty query) have a pointer and length 0.
 * Spans that are passed in must be one of these two, or made by the caller for
 * a text of his own.  Other pointers must not be NULL.
 */
#ifndef URIVIEW_H
#define URIVIEW_H

#include <stddef.h>

struct uriview_span {
    const char *ptr; /* not terminated! */
    size_t len;
};

struct uriview {
    struct uriview_span scheme; /* without the colon */
    struct uriview_span user;   /* without the at sign */
    struct uriview_span host;   /* without brackets */
    struct uriview_span path;   /* always there, perhaps empty */
    struct uriview_span query;  /* without the question mark */
    struct uriview_span fragment;
    int port; /* -1 if there is none */
};

/* Walks over the name=value pairs of a query. */
struct uriview_iter {
    struct uriview_span rest;
};

/* Parses len bytes of text, an absolute or relative URI.  Returns 0, or -1 for
 * a port that is not 0 to 65535, a missing bracket, or a control character or
 * blank anywhere; the view is then undefined. */
int uriview_parse(struct uriview *view, const char *text, size_t len);

/* A span of a whole string. */
struct uriview_span uriview_of(const char *string);

/* Whether two spans have the same bytes (1 or 0).  Absent equals empty. */
int uriview_same(struct uriview_span a, struct uriview_span b);

/* Starts to walk over a query, for example view.query. */
void uriview_begin(struct uriview_iter *iter, struct uriview_span query);

/* Next pair: 1, or 0 when there is no more.  The value is absent if there was
 * no equals sign.  Empty pairs, as between && , are skipped. */
int uriview_next(struct uriview_iter *iter, struct uriview_span *name,
                 struct uriview_span *value);

/* Looks a name up in a query, byte by byte; 1 if found, else 0. */
int uriview_lookup(struct uriview_span query, const char *name,
                   struct uriview_span *value);

/* Decodes %XX and writes the result with a terminating NUL to out, where there
 * must be room for span.len + 1 bytes.  A % without two hex digits is copied
 * as it is.  out may be the memory of the span itself.  Returns the number of
 * bytes without the NUL. */
size_t uriview_decode(char *out, struct uriview_span span);

#endif
