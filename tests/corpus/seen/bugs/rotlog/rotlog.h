#ifndef ROTLOG_H
#define ROTLOG_H

#include <stddef.h>

/* A rotating log in memory.
 *
 * Lines go to the current segment.  When it has no room for a line, or on
 * rotlog_rotate(), a new segment becomes the current one; when there are
 * ROTLOG_SEGMENTS already, the oldest is dropped. */

#define ROTLOG_SEGMENTS 4
#define ROTLOG_ROOM 256 /* bytes a segment */

typedef struct rotlog rotlog;

rotlog *rotlog_open(void);
void rotlog_close(rotlog *log);

/* Appends a line; a newline is added.  0 when done, -1 when the line is too
 * long for a segment. */
int rotlog_write(rotlog *log, const char *line);

void rotlog_rotate(rotlog *log);

/* Throws away what was written to the current segment. */
void rotlog_discard(rotlog *log);

/* Number of segments, at least 1 */
int rotlog_segments(const rotlog *log);

/* Text of a segment, 0 is the oldest; NULL if there is none.  Valid until the
 * log is changed. */
const char *rotlog_text(const rotlog *log, int segment);

/* Bytes in all segments. */
size_t rotlog_total(const rotlog *log);

/* Bytes that were dropped by rotation. */
size_t rotlog_dropped(const rotlog *log);

#endif
