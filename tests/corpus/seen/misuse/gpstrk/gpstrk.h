/* gpstrk - recorded tracks of a GPS receiver
 *
 * A track consists of segments, a segment of points.  A new segment begins
 * where the reception was interrupted.
 *
 * Functions returning int return 0 for success and -1 for an error: bad
 * coordinates, the limits below, no memory.  Nothing has changed then.
 */
#ifndef GPSTRK_H
#define GPSTRK_H

#include <stddef.h>

#define TRK_MAX_SEGMENTS 1000
#define TRK_MAX_POINTS 100000 /* of a segment */

typedef struct {
    double lat, lon; /* degrees, -90 to 90 and -180 to 180 */
    double ele;      /* metres */
} trk_point;

typedef struct trk trk;

/* Return 0 to go on, anything else to stop. */
typedef int trk_visit(size_t segment, const trk_point *point, void *user);

/* A track without segments.  The name is copied; NULL stands for "".  NULL if
 * there is no memory or the name is longer than 255 bytes. */
trk *trk_new(const char *name);

/* Frees a track and all that belongs to it.  NULL is ignored. */
void trk_free(trk *t);

/* The name.  The string belongs to the track and is gone with the next
 * trk_rename() or trk_free(). */
const char *trk_name(const trk *t);

/* Gives another name, under the conditions of trk_new(). */
int trk_rename(trk *t, const char *name);

/* Begins a new segment, to which the following points are added. */
int trk_segment(trk *t);

/* Adds a point to the last segment; begins one if there is none.  The
 * elevation may be NaN if not known. */
int trk_add(trk *t, double lat, double lon, double ele);

size_t trk_segments(const trk *t);

/* The points of a segment and in *count their number.  NULL with 0 if there is
 * no such segment or it is empty.  The array is the track's own and may move
 * when the track is changed: get it again after trk_segment(), trk_add() and
 * trk_thin(). */
const trk_point *trk_points(const trk *t, size_t segment, size_t *count);

/* Calls visit for all points in order.  Returns what stopped it, or 0.  The
 * visitor must not change or free the track. */
int trk_each(const trk *t, trk_visit *visit, void *user);

/* Length in metres on a sphere, without the gaps between segments. */
double trk_length(const trk *t);

/* Metres between two points. */
double trk_distance(const trk_point *a, const trk_point *b);

/* Removes points that are less than metres away from the last one kept of
 * their segment; the first point of a segment is always kept.  Returns the
 * number of points removed.  Nothing happens if metres is NaN. */
size_t trk_thin(trk *t, double metres);

#endif
