/*
 * weburl.h: URLs by their parts.
 *
 * A weburl holds the parts of one URL of the form
 *
 *     scheme://user@host:port/path?query#fragment
 *
 * each of which may be there or not. You get one from a text with
 * weburl_parse(), or you start with an empty one and set the parts yourself.
 * Parts are checked when they are set, so whatever a weburl holds is well
 * formed. They are kept as they are written: no percent-decoding is done. Only
 * scheme and host are turned into lower case.
 *
 * IPv6 hosts are written in brackets and may have a zone, which is a part of
 * its own here: "http://[fe80::1%25eth0]/" has the host "[fe80::1]" and the
 * zone "eth0".
 *
 * Objects of this library know nothing of each other: you can free a copy
 * before or after its original. NULL as a weburl is allowed nowhere but in
 * weburl_free().
 */
#ifndef WEBURL_H
#define WEBURL_H

#define WEBURL_PART_MAX 1024 /* characters of a part */

typedef enum {
    WEBURL_SCHEME,   /* letters, digits, "+-."; starts with a letter */
    WEBURL_USER,     /* everything before the '@'; can be empty */
    WEBURL_HOST,     /* a name, or an IPv6 address in brackets */
    WEBURL_ZONE,     /* letters, digits, "-._~"; only with an IPv6 host */
    WEBURL_PORT,     /* a number from 0 to 65535 */
    WEBURL_PATH,     /* starts with a slash */
    WEBURL_QUERY,    /* without the '?'; can be empty */
    WEBURL_FRAGMENT  /* without the '#'; can be empty */
} weburl_part;

typedef enum {
    WEBURL_OK = 0,
    WEBURL_BAD,      /* not well formed, or too long */
    WEBURL_NOMEM
} weburl_status;

typedef struct weburl weburl;

/* An URL without any part. NULL when memory runs out. */
weburl *weburl_new(void);

/* Takes a text apart. Scheme and host must be there, and there must be no
 * spaces, control characters or bytes above 126 in it. On success, *url is a
 * new object that you free; else it is NULL. */
weburl_status weburl_parse(const char *text, weburl **url);

/* Gives up an URL and all strings that weburl_get() has returned for it. */
void weburl_free(weburl *url);

/* Sets a part to a copy of value, or takes it away when value is NULL. If that
 * fails, the URL is as it was. A new host takes the old one's zone away. */
weburl_status weburl_set(weburl *url, weburl_part part, const char *value);

/* A part, or NULL if it is not there. The string is good until this part is
 * set the next time; a zone's also goes with its host. */
const char *weburl_get(const weburl *url, weburl_part part);

/* An independent copy. NULL when memory runs out. */
weburl *weburl_dup(const weburl *url);

/* Whether two URLs have the same parts with the same values (1) or not (0). A
 * part that is empty is not the same as one that is not there. */
int weburl_equal(const weburl *a, const weburl *b);

/* The URL as text, which you free with free(). weburl_parse() makes an equal
 * URL of it. NULL if scheme or host is missing, or memory runs out. */
char *weburl_format(const weburl *url);

#endif
