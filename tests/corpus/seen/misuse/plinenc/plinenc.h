#ifndef PLINENC_H
#define PLINENC_H

/* Encoded polylines as the map services have them (5 decimals). */

#include <stddef.h>

typedef struct { double lat, lon; } pl_point;               /* degrees, -90..90 and -180..180 */
typedef struct { const char *at; long long lat, lon; } pl_iter;

size_t plinenc_encode(const pl_point *p, size_t n, char *out); /* 12 chars a point and the NUL will do; returns strlen(out) */
size_t plinenc_decode(const char *s, pl_point *out);           /* out: see plinenc_count(); returns that */
size_t plinenc_count(const char *s);                           /* points in s, up to where it is malformed */

pl_iter plinenc_iter(const char *s);                           /* looks into s, no copy */
int plinenc_next(pl_iter *it, pl_point *out);                  /* 1, or 0 at the end */
int plinenc_clean(const pl_iter *it);                          /* after the end: was it well-formed? */

void plinenc_box(const pl_point *p, size_t n, pl_point *sw, pl_point *ne);  /* n > 0 */
pl_point plinenc_along(const pl_point *p, size_t n, double f); /* f 0..1 of the legs, n > 1 */
size_t plinenc_thin(pl_point *p, size_t n, double deg);        /* drops neighbours closer than deg, returns the new n */

#endif
