#ifndef GORTS_H
#define GORTS_H

/*
 * gorts: a compressed, append-only series of (time, reading) points in memory.
 *
 * Times are whole seconds and never go backwards. Readings are any 64-bit
 * integers. Points are packed bit by bit: a time costs one bit as long as the
 * step to the previous one stays the same, a reading costs one bit as long as
 * it does not change, and otherwise only the bits that did change are kept.
 * Nothing is lost: points are read back exactly as they were appended.
 *
 * A cursor reads a series from its first point on. Any number of cursors may
 * be open on a series, and points may be appended meanwhile; a cursor that
 * was at the end goes on with them. Close all cursors before the series that
 * they read is closed. Close each series and each cursor once. Pointers must
 * be valid, and not NULL where nothing is said about it.
 */

#include <stddef.h>
#include <stdint.h>

#define GORTS_MAX_POINTS 65536u

typedef struct gorts gorts_t;
typedef struct gorts_cursor gorts_cursor_t;

typedef struct {
    uint32_t time;
    int64_t reading;
} gorts_point_t;

typedef enum {
    GORTS_OK,
    GORTS_END,    /* there are no more points */
    GORTS_ORDER,  /* the time is before that of the last point */
    GORTS_FULL,   /* the series has GORTS_MAX_POINTS points */
    GORTS_NOMEM
} gorts_result_t;

gorts_t *gorts_open(void); /* NULL: out of memory */
void gorts_close(gorts_t *series); /* NULL is fine */

gorts_result_t gorts_append(gorts_t *series, uint32_t time, int64_t reading);

size_t gorts_points(const gorts_t *series);
size_t gorts_bytes(const gorts_t *series); /* how much room they take */

/* The point that was appended last; GORTS_END when there is none. */
gorts_result_t gorts_last(const gorts_t *series, gorts_point_t *point);

gorts_cursor_t *gorts_cursor_open(const gorts_t *series); /* NULL: out of memory */
void gorts_cursor_close(gorts_cursor_t *cursor); /* NULL is fine */
gorts_result_t gorts_cursor_next(gorts_cursor_t *cursor, gorts_point_t *point);
void gorts_cursor_rewind(gorts_cursor_t *cursor);

/* Unpacks up to `room` points from the first one on; returns how many. */
size_t gorts_unpack(const gorts_t *series, gorts_point_t *points, size_t room);

#endif
