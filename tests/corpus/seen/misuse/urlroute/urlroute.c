#include "urlroute.h"

#include <stdlib.h>
#include <string.h>

/* A piece of a text. */
typedef struct {
  size_t start;
  size_t end;
} Piece;

struct UrlRoute {
  unsigned refs;
  char *pattern;
  size_t count;
  Piece names[URL_ROUTE_MAX_PARAMS];
};

struct UrlMatch {
  UrlRoute *route;
  const char *path;
  Piece values[URL_ROUTE_MAX_PARAMS];
};

static char *
copy_range (const char *text, size_t length)
{
  char *copy = malloc (length + 1);

  if (copy == NULL)
    return NULL;
  memcpy (copy, text, length);
  copy[length] = '\0';
  return copy;
}

/* The segment after the slash at `slash`. */
static Piece
segment_at (const char *text, size_t slash)
{
  Piece piece = { slash + 1, slash + 1 };

  piece.end += strcspn (text + piece.start, "/");
  return piece;
}

static bool
has_name (const UrlRoute *route, size_t index, const char *name, size_t length)
{
  const Piece *piece = &route->names[index];

  return piece->end - piece->start == length && memcmp (route->pattern + piece->start, name, length) == 0;
}

static UrlRouteError
compile (UrlRoute *route)
{
  const char *pattern = route->pattern;
  Piece segment;

  if (pattern[0] != '/')
    return URL_ROUTE_ERROR_SLASH;
  for (size_t slash = 0; pattern[slash] == '/'; slash = segment.end)
    {
      segment = segment_at (pattern, slash);
      char kind = pattern[segment.start];
      Piece name = { segment.start + 1, segment.end };

      if (kind != ':' && kind != '*')
        continue;
      if (name.start == name.end)
        return URL_ROUTE_ERROR_NAME;
      for (size_t i = 0; i < route->count; i++)
        if (has_name (route, i, pattern + name.start, name.end - name.start))
          return URL_ROUTE_ERROR_NAME;
      if (kind == '*' && pattern[name.end] != '\0')
        return URL_ROUTE_ERROR_REST;
      if (route->count == URL_ROUTE_MAX_PARAMS)
        return URL_ROUTE_ERROR_TOO_MANY;
      route->names[route->count++] = name;
    }
  return URL_ROUTE_OK;
}

UrlRoute *
url_route_new (const char *pattern, UrlRouteError *error)
{
  UrlRouteError code = URL_ROUTE_ERROR_NO_MEMORY;
  char *copy = copy_range (pattern, strlen (pattern));
  UrlRoute *route = calloc (1, sizeof *route);

  if (copy != NULL && route != NULL)
    {
      route->refs = 1;
      route->pattern = copy;
      code = compile (route);
    }
  if (error != NULL)
    *error = code;
  if (code == URL_ROUTE_OK)
    return route;
  free (copy);
  free (route);
  return NULL;
}

UrlRoute *
url_route_ref (UrlRoute *route)
{
  route->refs++;
  return route;
}

void
url_route_unref (UrlRoute *route)
{
  if (--route->refs > 0)
    return;
  free (route->pattern);
  free (route);
}

const char *
url_route_get_pattern (const UrlRoute *route)
{
  return route->pattern;
}

/* Whether it matches; the parameters go to `values`. */
static bool
match_path (const UrlRoute *route, const char *path, Piece *values)
{
  const char *pattern = route->pattern;
  size_t at = 0, slash = 0, param = 0;

  while (pattern[at] == '/')
    {
      if (path[slash] != '/')
        return false;
      Piece want = segment_at (pattern, at), have = segment_at (path, slash);
      size_t length = have.end - have.start;

      switch (pattern[want.start])
        {
        case '*':
          values[param].start = have.start;
          values[param].end = have.start + strlen (path + have.start);
          return true;
        case ':':
          if (length == 0)
            return false;
          values[param++] = have;
          break;
        default:
          if (want.end - want.start != length || memcmp (pattern + want.start, path + have.start, length) != 0)
            return false;
        }
      at = want.end;
      slash = have.end;
    }
  return path[slash] == '\0';
}

UrlMatch *
url_route_match (UrlRoute *route, const char *path)
{
  Piece values[URL_ROUTE_MAX_PARAMS] = { { 0, 0 } };

  if (!match_path (route, path, values))
    return NULL;
  UrlMatch *match = malloc (sizeof *match);
  if (match == NULL)
    return NULL;
  match->route = url_route_ref (route);
  match->path = path;
  memcpy (match->values, values, sizeof values);
  return match;
}

void
url_match_free (UrlMatch *match)
{
  if (match == NULL)
    return;
  url_route_unref (match->route);
  free (match);
}

const char *
url_match_get_path (const UrlMatch *match)
{
  return match->path;
}

size_t
url_match_get_count (const UrlMatch *match)
{
  return match->route->count;
}

char *
url_match_fetch (const UrlMatch *match, size_t index)
{
  size_t start, end;

  if (!url_match_fetch_pos (match, index, &start, &end))
    return NULL;
  return copy_range (match->path + start, end - start);
}

char *
url_match_fetch_named (const UrlMatch *match, const char *name)
{
  size_t length = strlen (name);

  for (size_t i = 0; i < match->route->count; i++)
    if (has_name (match->route, i, name, length))
      return url_match_fetch (match, i);
  return NULL;
}

bool
url_match_fetch_pos (const UrlMatch *match, size_t index, size_t *start, size_t *end)
{
  if (index >= match->route->count)
    return false;
  if (start != NULL)
    *start = match->values[index].start;
  if (end != NULL)
    *end = match->values[index].end;
  return true;
}
