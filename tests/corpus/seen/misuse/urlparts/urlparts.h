/*
 * urlparts: URLs taken apart in place.
 *
 *     char url[] = "http://me@example.org:8080/a%20b?x=1&y#top";
 *     struct urlparts p;
 *     if (urlparts_split(&p, url) == 0)
 *         connect_to(p.host, urlparts_port(&p));
 *
 * Nothing is allocated or copied: delimiters in the text are overwritten by
 * terminators, and the parts point into it.
 */
#ifndef URLPARTS_H
#define URLPARTS_H

#include <stddef.h>

struct urlparts {
	char *scheme;	/* NULL when there is none, as with all of these */
	char *user;
	char *host;
	char *port;
	char *path;	/* never NULL; without its leading '/' after a host */
	char *query;
	char *fragment;
};

/* Splits a URL. Returns -1 when the port is no number up to 65535, else 0;
 * the parts are filled in anyway. They can be used as long as the text. */
int urlparts_split(struct urlparts *p, char *url);

/* The port; that of the scheme (http, https, ftp, ssh) when none is given, 0
 * when none is known. */
int urlparts_port(const struct urlparts *p);

/* Replaces %XX and returns the new length; what is not followed by two hex
 * digits stays as it is, and so does %00. */
size_t urlparts_unescape(char *text);

/* Walks over the pairs of a query: *rest is the query at first, and NULL
 * after the last pair. The value is "" when a pair has no '='. Returns 0 when
 * there are no more pairs, else 1. */
int urlparts_pair(char **rest, char **key, char **value);

/* Writes the text with everything but letters, digits and -._~ escaped, cut to
 * fit and terminated. Returns the length of the whole. */
size_t urlparts_escape(const char *text, char *out, size_t size);

/* Writes a URL from the parts, cut to fit and terminated. Returns the length
 * of the whole. */
size_t urlparts_join(const struct urlparts *p, char *out, size_t size);

#endif
