// tickleaf - a time series in memory, with cursors
//
// Samples are kept in the order of their times; there is at most one for each
// time.  Any number of cursors may be open on a series.  Samples can be added
// and dropped while they are: a cursor stays on its sample, whatever happens
// around it.

#ifndef TICKLEAF_H
#define TICKLEAF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TL_MAX_SAMPLES 20000

typedef struct tl_series tl_series;
typedef struct tl_cursor tl_cursor;

// NULL when out of memory.
tl_series *tl_new(void);

// All cursors of the series have to be closed before.  NULL is fine.
void tl_free(tl_series *s);

// 1 when the sample is new, 0 when it replaced one of the same time, -1 when
// the series is full or memory is out.
int tl_put(tl_series *s, int64_t time, double value);

// Takes the sample of that time out; false when there is none.  Cursors that
// were on it go to the sample that follows, or after the last one.
bool tl_drop(tl_series *s, int64_t time);

size_t tl_count(const tl_series *s);

// A cursor is before the first sample when it is opened.
tl_cursor *tl_open(tl_series *s);
void tl_close(tl_cursor *c);

// To the first sample that is not before `time`.  When there is none the
// result is false and the cursor is after the last sample.
bool tl_seek(tl_cursor *c, int64_t time);

// To the following sample, or false, and the cursor is after the last one.
bool tl_next(tl_cursor *c);

// To the preceding sample; after the last one that is the last.  False when
// there is none: the cursor is before the first sample then.
bool tl_prev(tl_cursor *c);

// The sample that the cursor is on; false when it is on none.  Either pointer
// may be NULL.
bool tl_here(const tl_cursor *c, int64_t *time, double *value);

#endif
