/* dicelog: random numbers that can be recorded and replayed. */
#ifndef DICELOG_H
#define DICELOG_H

#include <stddef.h>
#include <stdint.h>

struct dicelog {            /* private */
    uint64_t state;
    uint32_t *log;
    size_t room, used, at;
    int replaying;
};

/* Bytes that dl_save writes. */
#define DL_SAVED 8

/* Seeds d.  log has room for `room` draws and belongs to the caller; it is
 * written to by draws for as long as d is used.  NULL and 0 for no recording.
 * Must come before anything else. */
void dl_init(struct dicelog *d, uint64_t seed, uint32_t *log, size_t room);

/* The next 32 bits.  Recorded while there is room.  When replaying, the next
 * recorded draw; after the last one replay ends and fresh bits follow. */
uint32_t dl_next(struct dicelog *d);

/* A number below n; n must not be 0.  One draw. */
uint32_t dl_below(struct dicelog *d, uint32_t n);

/* A number in lo .. hi, both included; if lo > hi they are swapped.  One
 * draw. */
int32_t dl_range(struct dicelog *d, int32_t lo, int32_t hi);

/* In [0, 1).  One draw. */
double dl_unit(struct dicelog *d);

/* Shuffles count objects of size bytes each at base. */
void dl_shuffle(struct dicelog *d, void *base, size_t count, size_t size);

/* Starts the replay from the first recorded draw. */
void dl_rewind(struct dicelog *d);

/* Draws recorded; 1 while replaying, else 0. */
size_t dl_recorded(const struct dicelog *d);
int dl_replaying(const struct dicelog *d);

/* Saves the generator, without the log, into DL_SAVED bytes at buffer, the
 * same on all machines; and restores it. */
void dl_save(const struct dicelog *d, void *buffer);
void dl_restore(struct dicelog *d, const void *buffer);

#endif
