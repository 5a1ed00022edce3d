#ifndef DASHPEN_H
#define DASHPEN_H

#include <stddef.h>

// Cuts polylines into dashes, the way stroke-dasharray and stroke-dashoffset
// do it in SVG.
//
//     DashPen pen;
//     const double pattern[] = {5, 3};
//     dashPenInit(&pen, pattern, 2, 0);
//     dashPenMoveTo(&pen, 10, 10);
//     int n = dashPenLineTo(&pen, 90, 10, segments, 16);
//
// A pen is plain data without anything to release: copy it as you like.  It
// has to be initialised before use, and its members are nobody's business.

enum { DASHPEN_MAX = 8 };               // dashes and gaps in a pattern
#define DASHPEN_COORD 10000.0           // coordinates are -10000 .. 10000

typedef struct {
    double x0, y0, x1, y1;
} DashSegment;

typedef struct {
    double dash[2 * DASHPEN_MAX];
    int    count;
    double total;
    int    index;
    double used;
    int    started;
    double x, y;
} DashPen;

// A pattern is a list of alternating lengths, of a dash, a gap, a dash ...
// Each is between 1 and 1000.  With an odd number of them the list is run
// through twice, as in SVG; with none of them (count 0, lengths may be NULL)
// lines are solid.
//
// The phase is the distance into the pattern at which a line starts.  It can be
// any finite number, also a negative one; the pattern repeats for ever in both
// directions.
//
// Returns 0, or -1 when the pattern or phase is not allowed; then the pen is
// solid.
int dashPenInit(DashPen *pen, const double *lengths, size_t count, double phase);

// Another phase for the lines to come.  -1 when it is not finite.
int dashPenSetPhase(DashPen *pen, double phase);

// Length of the pattern until it repeats, 0 for a solid pen.
double dashPenPeriod(const DashPen *pen);

// 1 when the pen would draw now, 0 when it is in a gap.
int dashPenIsDown(const DashPen *pen);

// Where the next line starts.  The phase is left alone.  -1 when a coordinate is
// out of range.
int dashPenMoveTo(DashPen *pen, double x, double y);

// Draws to (x, y), where the next line starts then, and carries the phase on.
// Returns the number of segments the line has, of which the first `room` are
// stored in out[] (NULL is fine if room is 0); -1 when a coordinate is out of
// range or there was no dashPenMoveTo() yet.  A line of no length has no
// segments.
int dashPenLineTo(DashPen *pen, double x, double y, DashSegment *out, size_t room);

#endif
