#include "trackgeo.h"

#include <math.h>

#define EARTH_RADIUS 6371008.8
#define DEGREE (3.14159265358979323846 / 180.0)

int tg_valid(tg_point p)
{
  return p.lat >= -90.0 && p.lat <= 90.0 && p.lon >= -180.0 && p.lon <= 180.0;
}

double tg_distance(tg_point a, tg_point b)
{
  double u, v, h;

  if (!tg_valid(a) || !tg_valid(b))
    return NAN;
  u = sin((b.lat - a.lat) * DEGREE / 2.0);
  v = sin((b.lon - a.lon) * DEGREE / 2.0);
  h = u * u + cos(a.lat * DEGREE) * cos(b.lat * DEGREE) * v * v;
  if (h > 1.0)
    h = 1.0;
  if (h < 0.0)
    h = 0.0;
  return 2.0 * EARTH_RADIUS * asin(sqrt(h));
}

double tg_cumulate(const tg_point *pts, size_t n, double *dist)
{
  double sum = 0.0;
  size_t i;

  for (i = 0; i < n; ++i) {
    if (i > 0)
      sum += tg_distance(pts[i - 1], pts[i]);
    dist[i] = sum;
  }
  return sum;
}

/* Brings a longitude that is out by less than a turn back into range. */
static double wrap(double lon)
{
  if (lon > 180.0)
    return lon - 360.0;
  if (lon < -180.0)
    return lon + 360.0;
  return lon;
}

tg_point tg_at(const tg_point *pts, const double *dist, size_t n, double d)
{
  size_t i = 0;
  double span, part, turn;
  tg_point p;

  if (n == 1)
    return pts[0];
  while (dist[i + 1] < d)
    ++i;
  span = dist[i + 1] - dist[i];
  if (!(span > 0.0))
    return pts[i];
  part = (d - dist[i]) / span;
  turn = pts[i + 1].lon - pts[i].lon;
  if (turn > 180.0)
    turn -= 360.0;
  else if (turn < -180.0)
    turn += 360.0;
  p.lat = pts[i].lat + part * (pts[i + 1].lat - pts[i].lat);
  p.lon = wrap(pts[i].lon + part * turn);
  return p;
}

size_t tg_simplify(const tg_point *pts, size_t n, double tolerance, tg_point *out)
{
  size_t i, kept = 0;
  tg_point last;

  if (n == 0)
    return 0;
  last = pts[n - 1];
  out[kept++] = pts[0];
  for (i = 1; i + 1 < n; ++i)
    if (!(tg_distance(out[kept - 1], pts[i]) < tolerance))
      out[kept++] = pts[i];
  if (n > 1)
    out[kept++] = last;
  return kept;
}

static char *put_number(char *to, long n)
{
  unsigned long bits = n < 0 ? ~((unsigned long)n << 1) : (unsigned long)n << 1;

  while (bits >= 32) {
    *to++ = (char)((bits & 31) + 32 + 63);
    bits >>= 5;
  }
  *to++ = (char)(bits + 63);
  return to;
}

size_t tg_encode(const tg_point *pts, size_t n, char *out)
{
  long lat = 0, lon = 0;
  char *to = out;
  size_t i;

  out[0] = '\0';
  for (i = 0; i < n; ++i)
    if (!tg_valid(pts[i]))
      return TG_BAD;
  for (i = 0; i < n; ++i) {
    long y = lround(pts[i].lat * 1e5);
    long x = lround(pts[i].lon * 1e5);

    to = put_number(to, y - lat);
    to = put_number(to, x - lon);
    lat = y;
    lon = x;
  }
  *to = '\0';
  return (size_t)(to - out);
}

/* Reads one number; NULL when there is none. */
static const char *get_number(const char *from, long *n)
{
  unsigned long bits = 0;
  unsigned shift = 0;

  for (;;) {
    unsigned long chunk;

    if (*from < 63 || *from > 126 || shift > 25)
      return NULL;
    chunk = (unsigned long)(*from++ - 63);
    bits |= (chunk & 31) << shift;
    shift += 5;
    if (chunk < 32)
      break;
  }
  *n = bits & 1 ? -(long)(bits >> 1) - 1 : (long)(bits >> 1);
  return from;
}

size_t tg_decode(const char *text, tg_point *out, size_t max)
{
  long lat = 0, lon = 0;
  size_t n = 0;

  while (*text != '\0') {
    long y, x;
    tg_point p;

    text = get_number(text, &y);
    if (text == NULL)
      return TG_BAD;
    text = get_number(text, &x);
    if (text == NULL)
      return TG_BAD;
    lat += y;
    lon += x;
    p.lat = (double)lat / 1e5;
    p.lon = (double)lon / 1e5;
    if (!tg_valid(p))
      return TG_BAD;
    if (n < max)
      out[n] = p;
    ++n;
  }
  return n;
}

int tg_bounds(const tg_point *pts, size_t n, tg_box *box)
{
  tg_box b;
  size_t i;

  for (i = 0; i < n; ++i)
    if (!tg_valid(pts[i]))
      return 0;
  if (n == 0)
    return 0;
  b.south = b.north = pts[0].lat;
  b.west = b.east = pts[0].lon;
  for (i = 1; i < n; ++i) {
    b.south = fmin(b.south, pts[i].lat);
    b.north = fmax(b.north, pts[i].lat);
    b.west = fmin(b.west, pts[i].lon);
    b.east = fmax(b.east, pts[i].lon);
  }
  *box = b;
  return 1;
}
