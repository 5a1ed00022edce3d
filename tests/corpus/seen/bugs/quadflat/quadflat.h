#ifndef QUADFLAT_H
#define QUADFLAT_H

#include <stdint.h>

/* quadflat turns outlines of lines and quadratic curves into lines only.
 *
 * Coordinates are in 1/64 of a pixel, from -QF_LIMIT to QF_LIMIT.  Curves are
 * split until they deviate from their chords by less than a quarter of a
 * pixel. */

#define QF_LIMIT (INT32_C(1) << 24)

typedef struct {
    int32_t x, y;
} qf_point;

enum {
    QF_OK = 0,
    QF_RANGE = -1,              /* a coordinate is out of range */
    QF_NOPEN = -2,              /* a line or curve without a qf_move before */
    QF_STOPPED = -3             /* the callback returned other than 0 */
};

/* Gets the end of each line, or with move != 0 the start of an outline.  The
 * pen must not be used within. */
typedef int (*qf_sink)(void *arg, qf_point to, int move);

typedef struct {
    qf_sink sink;
    void *arg;
    qf_point at, start;
    int open;
    unsigned long lines;
} qf_pen;

/* Has to come first.  A NULL sink only counts lines. */
void qf_begin(qf_pen *pen, qf_sink sink, void *arg);

int qf_move(qf_pen *pen, qf_point to);
int qf_line(qf_pen *pen, qf_point to);
int qf_curve(qf_pen *pen, qf_point control, qf_point to);
/* A line back to where the outline started, if the pen is not there yet; then
 * a qf_move is due. */
int qf_close(qf_pen *pen);

/* Lines drawn since qf_begin. */
unsigned long qf_lines(const qf_pen *pen);

/* The point of a curve at t/256, t from 0 to 256 (or cut to it). */
qf_point qf_eval(qf_point from, qf_point control, qf_point to, int t);

#endif
