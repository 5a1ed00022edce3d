#include "urlroute.h"

#include <stdlib.h>
#include <string.h>

static char *copy(const char *text)
{
    return strcpy(malloc(strlen(text) + 1), text);
}

#ifdef LEGAL
static int error_of(const char *pattern)
{
    UrlRouteError error;
    UrlRoute *route = url_route_new(pattern, &error);
    if (route != NULL)
        url_route_unref(route);
    return error;
}

static int is(char *text, const char *expected)
{
    int same = text != NULL && strcmp(text, expected) == 0;
    free(text);
    return same;
}
#endif

int main(int count, char **arguments)
{
    UrlRoute *route = url_route_new("/u/:id/*rest", NULL);
    char *path = copy("/u/42/a/b");
    UrlMatch *match = url_route_match(route, path);
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t start, end;
    if (match == NULL || url_match_get_count(match) != 2 || !is(url_match_fetch(match, 0), "42") ||
        !is(url_match_fetch_named(match, "rest"), "a/b") || url_match_fetch_named(match, "") != NULL ||
        url_match_fetch(match, 2) != NULL)
        return 2;
    if (!url_match_fetch_pos(match, 1, &start, &end) || start != 6 || end != 9 || url_match_get_path(match) != path ||
        !url_match_fetch_pos(match, 0, NULL, NULL))
        return 2;
    url_route_unref(url_route_ref(route));
    if (url_route_match(route, "/u//x") || url_route_match(route, "") || url_route_match(route, "/u/1") ||
        url_route_match(route, "/v/1/2"))
        return 2;
    UrlMatch *second = url_route_match(route, "/u/1/");
    if (!is(url_match_fetch(second, 1), "") || strcmp(url_route_get_pattern(route), "/u/:id/*rest") != 0)
        return 2;
    url_match_free(second);
    url_route_unref(route);
    if (!is(url_match_fetch_named(match, "id"), "42"))
        return 2;
    url_match_free(match);
    url_match_free(NULL);
    free(path);
    if (error_of("") != URL_ROUTE_ERROR_SLASH || error_of("/:") != URL_ROUTE_ERROR_NAME ||
        error_of("/:a/:a") != URL_ROUTE_ERROR_NAME || error_of("/*a/") != URL_ROUTE_ERROR_REST ||
        error_of("/:a/:b/:c/:d/:e/:f/:g/:h/:i/:j/:k/:l/:m/:n/:o/:p/:q") != URL_ROUTE_ERROR_TOO_MANY ||
        error_of("//a/") != URL_ROUTE_OK)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(path);
        url_match_fetch(match, 0);
        break;
    case 2:
        url_match_free(match);
        url_route_unref(route);
        url_route_match(route, "/");
        break;
    case 3:
        url_match_free(match);
        url_match_get_count(match);
        break;
    case 4:
        url_route_match(route, NULL);
        break;
    }
#endif
    return 0;
}
