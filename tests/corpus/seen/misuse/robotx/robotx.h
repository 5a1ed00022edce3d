/*
 * robotx.h - robots.txt: may a crawler fetch this URL path?
 *
 *     robotx *rx = robotx_parse(text);
 *     const robotx_group *g = robotx_select(rx, "ExampleBot/1.0");
 *
 *     if (robotx_allowed(g, "/private/x.html"))
 *         ...
 *     robotx_free(rx);
 *
 * Follows RFC 9309: "User-agent", "Allow" and "Disallow" lines (and besides
 * "Crawl-delay" and "Sitemap"), in any case, with '#' comments; '*' and a
 * final '$' in rules are special; the longest matching rule decides, and
 * "Allow" among equals. Other lines are ignored, so every text can be parsed.
 */
#ifndef ROBOTX_H
#define ROBOTX_H

#include <stddef.h>

#define ROBOTX_MAX 1000 /* groups, agents, rules, sitemaps of a file; the rest
                         * is ignored */

typedef struct robotx robotx;
typedef struct robotx_group robotx_group;

/* Parses a whole robots.txt. To save memory the text is not copied: rules and
 * names stay where they are, so don't free or change the text before you call
 * robotx_free(). Returns NULL if out of memory. */
robotx *robotx_parse(const char *text);

/* Frees what robotx_parse() has made, groups included, but not the text. Does
 * nothing for NULL. */
void robotx_free(robotx *rx);

/*
 * Groups. They are parts of the robotx they come from.
 */

/* Returns the group for a crawler: the one with the longest name that the
 * crawler's name starts with, regardless of case; else the one for "*"; NULL
 * if there is neither. The first one wins among equals. */
const robotx_group *robotx_select(const robotx *rx, const char *agent);

/* Says if the path (with query, as in "/a?b") may be fetched, 1 or 0. For a
 * NULL group everything may. */
int robotx_allowed(const robotx_group *g, const char *path);

/* Returns the seconds to wait between two fetches, 0 to 86400, or -1 if the
 * group doesn't say. g is not NULL, neither here nor below. */
long robotx_delay(const robotx_group *g);

/* The group's rules one by one, in the file's order: how many there are, and
 * the rule i, counted from 0 and less than that. *len is the length of the
 * string returned, which points into the text and isn't terminated; *allow is
 * 1 or 0. */
size_t robotx_rule_count(const robotx_group *g);
const char *robotx_rule(const robotx_group *g, size_t i, size_t *len, int *allow);

/*
 * Sitemaps. These belong to the file as a whole.
 */

/* How many there are, and the URL of number i, counted from 0 and less than
 * that; again not terminated. */
size_t robotx_sitemap_count(const robotx *rx);
const char *robotx_sitemap(const robotx *rx, size_t i, size_t *len);

#endif
