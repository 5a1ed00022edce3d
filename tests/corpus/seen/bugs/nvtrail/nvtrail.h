// nvtrail - a trail of event records in a small window of retained memory.
//
// Records are an event code and up to 255 bytes of payload.  When the window
// is full the oldest records make way for new ones, so that the trail always
// shows what happened last before the controller went down.

#ifndef NVTRAIL_H
#define NVTRAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NVTRAIL_MIN 16   // smallest window, in bytes
#define NVTRAIL_MAX 4096 // largest window, in bytes

typedef struct nvtrail nvtrail;

// An empty trail in a window of that many bytes.  NULL when it is below
// NVTRAIL_MIN, above NVTRAIL_MAX, or when there is no memory.
nvtrail *nvtrail_open(size_t window);

// NULL is fine.  The trail must not be used any more afterwards.
void nvtrail_close(nvtrail *t);

// The longest payload that a record can have in this window.
size_t nvtrail_longest(const nvtrail *t);

// Adds a record at the end, dropping as many of the oldest as it takes to make
// room.  Returns false, and leaves the trail alone, when the payload is longer
// than nvtrail_longest().  `data` may be NULL when `len` is 0.
bool nvtrail_append(nvtrail *t, uint8_t code, const void *data, size_t len);

// Records in the trail, and records dropped by nvtrail_append() so far.
size_t nvtrail_count(const nvtrail *t);
size_t nvtrail_dropped(const nvtrail *t);

// Event code of a record, counted from the oldest (0); -1 if there is none.
int nvtrail_code(const nvtrail *t, size_t index);

// Copies the payload of a record, at most `size` bytes of it, and returns how
// long it is altogether; -1 when there is no such record or when its check sum
// is wrong.  `out` may be NULL when `size` is 0.
int nvtrail_read(const nvtrail *t, size_t index, void *out, size_t size);

// Takes the oldest record away; false when the trail is empty.
bool nvtrail_trim(nvtrail *t);

// Forgets all records and the number of dropped ones.
void nvtrail_clear(nvtrail *t);

#endif
