/* tsspan - a log of time stamps in little space
 *
 * Stamps are kept as differences of a few bytes each, in memory of the caller.
 * They need not be in order, and any int64_t is a time stamp: seconds,
 * nanoseconds, ticks before an epoch.
 */
#ifndef TSSPAN_H
#define TSSPAN_H

#include <stddef.h>
#include <stdint.h>

/* A stamp never needs more bytes than this. */
#define TSS_WORST 10

typedef struct tsspan {
    unsigned char *bytes;
    size_t cap, used;
    size_t count;
    int64_t last, low, high;
} tsspan;

typedef struct tss_iter {
    const tsspan *log;
    size_t at;
    int64_t now;
} tss_iter;

/* An empty log that may use size bytes (none is fine too).  The memory is
 * the log's alone and must outlive it; do not copy a log by assignment. */
void tss_init(tsspan *t, void *memory, size_t size);

/* Adds a stamp.  Returns 0, or -1 (and nothing is changed) when there is no
 * space for it. */
int tss_add(tsspan *t, int64_t stamp);

/* Number of stamps. */
size_t tss_count(const tsspan *t);

/* Goes through the stamps in the order they were added.  The log must not be
 * changed meanwhile.  tss_next() returns 1 and stores a stamp, or 0 at the
 * end. */
tss_iter tss_begin(const tsspan *t);
int tss_next(tss_iter *it, int64_t *stamp);

/* Earliest and latest stamp.  Returns 0, or -1 when the log is empty. */
int tss_range(const tsspan *t, int64_t *low, int64_t *high);

/* Time between the earliest and the latest stamp; 0 when the log is empty. */
uint64_t tss_length(const tsspan *t);

/* Stores the stamp closest to `when`, the first such.  Returns its distance,
 * or UINT64_MAX when the log is empty. */
uint64_t tss_closest(const tsspan *t, int64_t when, int64_t *stamp);

/* Forgets all stamps. */
void tss_reset(tsspan *t);

#endif
