#include "trackgeo.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
  static const tg_point track[] = {{38.5, -120.2}, {40.7, -120.95}, {43.252, -126.453}};
#ifdef LEGAL
  static const tg_point edge[] = {{90, 180}, {-90, -180}, {90, 180}, {0, 179}, {0, -179}};
  tg_point out[5], p, bad = {NAN, 0}, far = {INFINITY, 500};
  double dist[5];
  char text[TG_ENCODED_SIZE(5)];
  tg_box box = {1, 2, 3, 4};

  (void)argc;
  (void)argv;
  assert(tg_encode(track, 3, text) == 27 && strcmp(text, "_p~iF~ps|U_ulLnnqC_mqNvxq`@") == 0);
  assert(tg_decode(text, out, 2) == 3 && fabs(out[1].lon + 120.95) < 1e-9);
  assert(tg_decode("", NULL, 0) == 0 && tg_decode("_", out, 5) == TG_BAD && tg_decode("?", out, 5) == TG_BAD);
  assert(tg_decode("~~~~~~~~~~~~", out, 5) == TG_BAD && tg_decode("a b", out, 5) == TG_BAD);
  assert(tg_encode(NULL, 0, text) == 0 && text[0] == '\0');
  assert(tg_encode(edge, 5, text) < sizeof text && tg_decode(text, out, 5) == 5 && out[4].lon == -179);
  assert(tg_encode(&bad, 1, text) == TG_BAD && text[0] == '\0' && tg_encode(&far, 1, text) == TG_BAD);
  assert(!tg_valid(bad) && !tg_valid(far) && tg_valid(edge[0]) && isnan(tg_distance(bad, far)));
  assert(tg_distance(edge[0], edge[0]) == 0 && tg_distance(edge[0], edge[1]) > 2e7);
  assert(tg_cumulate(NULL, 0, NULL) == 0 && tg_cumulate(edge, 5, dist) == dist[4]);
  p = tg_at(edge, dist, 5, (dist[3] + dist[4]) / 2);
  assert(fabs(fabs(p.lon) - 180) < 1e-6);
  p = tg_at(edge, dist, 5, dist[4]);
  assert(fabs(p.lon + 179) < 1e-9);
  p = tg_at(edge, dist, 5, 0);
  assert(p.lat == 90);
  assert(tg_cumulate(edge, 1, dist) == 0);
  p = tg_at(edge, dist, 1, 0);
  assert(p.lon == 180);
  out[0] = out[1] = track[0];
  assert(tg_cumulate(out, 2, dist) == 0);
  p = tg_at(out, dist, 2, 0);
  assert(p.lat == 38.5);
  assert(tg_simplify(track, 3, 1e9, out) == 2 && out[1].lat == 43.252);
  memcpy(out, edge, sizeof edge);
  assert(tg_simplify(out, 5, 0, out) == 5 && tg_simplify(out, 5, 300000, out) == 5);
  assert(tg_simplify(NULL, 0, 1, NULL) == 0 && tg_simplify(track, 1, NAN, out) == 1);
  assert(!tg_bounds(NULL, 0, &box) && !tg_bounds(&bad, 1, &box) && box.east == 4);
  assert(tg_bounds(track, 3, &box) && box.south == 38.5 && box.west == -126.453);
#else
  int rule = argc > 1 ? atoi(argv[1]) : 1;

  if (rule == 1) {
    char *text = malloc(8);

    assert(text != NULL);
    tg_encode(track, 3, text);
    free(text);
  } else if (rule == 2) {
    double *dist = malloc(3 * sizeof *dist);
    tg_point p;

    assert(dist != NULL);
    tg_cumulate(track, 3, dist);
    p = tg_at(track, dist, 3, dist[2] * 2);
    printf("%f\n", p.lat);
    free(dist);
  } else {
    tg_point *out = malloc(sizeof *out);

    assert(out != NULL);
    tg_simplify(track, 3, 1000.0, out);
    free(out);
  }
#endif
  return 0;
}
