#ifndef TAPETRIM_H
#define TAPETRIM_H

#include <stddef.h>

/* A recording in memory: frames of 1..8 interleaved float channels. */

typedef struct tape tape_t;

#define TAPE_MAX_FRAMES 1048576

tape_t *tape_open(int channels);
void tape_close(tape_t *);

/* frames * channels samples; 0 or -1. Nothing is recorded when it fails. */
int tape_record(tape_t *, const float *samples, size_t frames);

/* Copies up to `frames` frames from `from` on to out (room for all of them!),
   returns how many there were. */
size_t tape_play(const tape_t *, size_t from, float *out, size_t frames);

size_t tape_frames(const tape_t *);
int tape_channels(const tape_t *);

/* Keeps the frames first..end-1 and drops the others. -1 unless
   first <= end <= tape_frames(). */
int tape_trim(tape_t *, size_t first, size_t end);

/* Drops frames from both ends in which no channel is louder than level. */
void tape_trim_silence(tape_t *, float level);

void tape_gain(tape_t *, float factor);
void tape_reverse(tape_t *);

#endif
