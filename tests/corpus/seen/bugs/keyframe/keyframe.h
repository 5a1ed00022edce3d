#ifndef KEYFRAME_H
#define KEYFRAME_H

#include <stdbool.h>
#include <stddef.h>

/* A value over time, given by keyframes: at their times it has their values,
   between them it goes from one to the next in a straight line, before the
   first and behind the last it stays.  There is one keyframe at a time. */
typedef struct keyframe_track keyframe_track;

/* Times are from 0 to this, in milliseconds. */
#define KEYFRAME_TIME_MAX 86400000

/* NULL when memory is out. */
keyframe_track *keyframe_track_new(void);
void keyframe_track_free(keyframe_track *track);

/* Replaces the value when there is a keyframe at that time.  False when there
   is no such time or memory is out. */
bool keyframe_set(keyframe_track *track, int time, int value);
/* False when there is no keyframe at that time. */
bool keyframe_remove(keyframe_track *track, int time);

size_t keyframe_count(const keyframe_track *track);
/* In the order of time; false when there is none of that index. */
bool keyframe_at(const keyframe_track *track, size_t index, int *time, int *value);

/* The value at any time; 0 of an empty track. */
double keyframe_sample(const keyframe_track *track, int time);

/* Moves all keyframes by so much.  False, and no change, when one of them
   would leave the range of times. */
bool keyframe_shift(keyframe_track *track, int by);
/* Makes the track so many percent as long, with times rounded down; 100
   changes nothing.  Of keyframes that come to the same time only the last one
   remains.  False, and no change, when one of them would leave the range of
   times. */
bool keyframe_stretch(keyframe_track *track, unsigned percent);

#endif
