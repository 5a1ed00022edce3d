#ifndef HIKELOG_H_
#define HIKELOG_H_

#include <stddef.h>
#include <stdint.h>

/// hikelog -- the track of a hike, as a GPS receiver records it.

/// One fix.  Degrees, metres above the sea, seconds since the epoch.
typedef struct {
    double lat, lon;
    double ele;
    int64_t time;
} hike_fix;

typedef struct {
    double south, west, north, east;
} hike_box;

typedef struct hike_log hike_log;

/// The most fixes a log takes.
#define HIKE_MAX 100000

/// Creates an empty log.  NULL if out of memory.
hike_log *hike_create(void);

/// Destroys a log.  Accepts NULL.
void hike_destroy(hike_log *log);

/// Appends a fix.  Returns false (0) and changes nothing if lat is not within
/// -90..90 or lon not within -180..180, if ele is not finite, if time is before
/// that of the last fix, if the log is full or memory is short.
int hike_append(hike_log *log, hike_fix fix);

/// Number of fixes.
size_t hike_count(const hike_log *log);

/// The fix with that index, counted from 0; index < hike_count(log).
hike_fix hike_get(const hike_log *log, size_t index);

/// The fixes as an array of hike_count(log) elements, for plotting and the
/// like.  The array belongs to the log and is valid until the next call of
/// hike_append, hike_cut or hike_destroy for it.  NULL for an empty log.
const hike_fix *hike_fixes(const hike_log *log);

/// Keeps only the first `count` fixes and returns memory that is no longer
/// needed.  No effect if there are not more than that.
void hike_cut(hike_log *log, size_t count);

/// Length in metres on a sphere, without regard to elevation.
double hike_length(const hike_log *log);

/// Sum of all rises in metres.
double hike_ascent(const hike_log *log);

/// The bounding box.  Returns 0 and leaves *box alone if the log is empty.
int hike_bounds(const hike_log *log, hike_box *box);

/// Picks fixes for a drawing such that successive ones are at least `metres`
/// apart; the first is always among them.  Their indices go to `index`, which
/// has room for hike_count(log) elements.  Returns the number of indices
/// stored.
size_t hike_thin(const hike_log *log, double metres, size_t *index);

#endif
