#ifndef URLROUTE_H
#define URLROUTE_H

#include <stdbool.h>
#include <stddef.h>

/**
 * SECTION:urlroute
 * @title: URL routes
 * @short_description: matches paths against patterns with parameters
 *
 * A route is a pattern like `/users/:id/files/\*path`.  It consists of
 * segments, each after a slash, which are of three kinds:
 *
 * - a text, which matches itself;
 * - a colon and a name, which matches any segment that is not empty;
 * - an asterisk and a name, as the last segment only, which matches all of
 *   the rest, slashes included, even if it is empty.
 *
 * What parameters matched is found in a #UrlMatch:
 *
 * |[<!-- language="C" -->
 * UrlRoute *route = url_route_new ("/users/:id", NULL);
 * UrlMatch *match = url_route_match (route, "/users/42");
 *
 * if (match != NULL)
 *   {
 *     char *id = url_match_fetch_named (match, "id");
 *     ...
 *     free (id);
 *     url_match_free (match);
 *   }
 * url_route_unref (route);
 * ]|
 *
 * Arguments must not be %NULL unless they are annotated with (nullable) or
 * (optional).
 */
typedef struct UrlRoute UrlRoute;
typedef struct UrlMatch UrlMatch;

/**
 * UrlRouteError:
 * @URL_ROUTE_OK: no error
 * @URL_ROUTE_ERROR_SLASH: the pattern does not begin with a slash
 * @URL_ROUTE_ERROR_NAME: a parameter has no name, or one that is there already
 * @URL_ROUTE_ERROR_REST: an asterisk is not in the last segment
 * @URL_ROUTE_ERROR_TOO_MANY: more than %URL_ROUTE_MAX_PARAMS parameters
 * @URL_ROUTE_ERROR_NO_MEMORY: memory is out
 */
typedef enum {
  URL_ROUTE_OK,
  URL_ROUTE_ERROR_SLASH,
  URL_ROUTE_ERROR_NAME,
  URL_ROUTE_ERROR_REST,
  URL_ROUTE_ERROR_TOO_MANY,
  URL_ROUTE_ERROR_NO_MEMORY
} UrlRouteError;

#define URL_ROUTE_MAX_PARAMS 16

/**
 * url_route_new:
 * @pattern: the pattern, which is copied
 * @error: (out) (optional): what is wrong with the pattern
 *
 * Compiles a pattern.
 *
 * Returns: (transfer full) (nullable): a new route with one reference, or
 *   %NULL if an error occurred
 */
UrlRoute *url_route_new(const char *pattern, UrlRouteError *error);

/**
 * url_route_ref:
 * @route: a #UrlRoute
 *
 * Increases the reference count of @route by 1.
 *
 * Returns: (transfer full): @route
 */
UrlRoute *url_route_ref(UrlRoute *route);

/**
 * url_route_unref:
 * @route: (transfer full): a #UrlRoute
 *
 * Decreases the reference count of @route by 1.  When it drops to zero, all
 * memory associated with the route is freed.
 */
void url_route_unref(UrlRoute *route);

/**
 * url_route_get_pattern:
 * @route: a #UrlRoute
 *
 * Returns: (transfer none): the pattern, which lives as long as @route does
 */
const char *url_route_get_pattern(const UrlRoute *route);

/**
 * url_route_match:
 * @route: a #UrlRoute
 * @path: the path to match
 *
 * Matches a path against a route.
 *
 * The path is not copied but used by the functions of #UrlMatch, so it must
 * not be freed or modified before the match is freed with url_match_free().
 * The route may be released earlier; the match holds a reference to it.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL if @path does not
 *   match or memory is out
 */
UrlMatch *url_route_match(UrlRoute *route, const char *path);

/**
 * url_match_free:
 * @match: (transfer full) (nullable): a #UrlMatch
 *
 * Frees a match.
 */
void url_match_free(UrlMatch *match);

/**
 * url_match_get_path:
 * @match: a #UrlMatch
 *
 * Returns: (transfer none): the path that was passed to url_route_match()
 */
const char *url_match_get_path(const UrlMatch *match);

/**
 * url_match_get_count:
 * @match: a #UrlMatch
 *
 * Returns: the number of parameters
 */
size_t url_match_get_count(const UrlMatch *match);

/**
 * url_match_fetch:
 * @match: a #UrlMatch
 * @index: number of a parameter, from 0
 *
 * Returns: (transfer full) (nullable): what the parameter matched, to be
 *   freed with free(), or %NULL if there is no such parameter
 */
char *url_match_fetch(const UrlMatch *match, size_t index);

/**
 * url_match_fetch_named:
 * @match: a #UrlMatch
 * @name: name of a parameter
 *
 * Returns: (transfer full) (nullable): what the parameter matched, to be
 *   freed with free(), or %NULL if there is no such parameter
 */
char *url_match_fetch_named(const UrlMatch *match, const char *name);

/**
 * url_match_fetch_pos:
 * @match: a #UrlMatch
 * @index: number of a parameter, from 0
 * @start: (out) (optional): offset in the path where it begins
 * @end: (out) (optional): offset in the path where it ends
 *
 * Returns: %true if there is such a parameter; otherwise @start and @end are
 *   left as they are
 */
bool url_match_fetch_pos(const UrlMatch *match, size_t index, size_t *start, size_t *end);

#endif
