#include "keyframe.h"

#include <limits.h>

int main(void)
{
    keyframe_track *track = keyframe_track_new();
    int time, value;
    if (keyframe_sample(track, 5) != 0 || keyframe_remove(track, 5) || !keyframe_stretch(track, 0) ||
        !keyframe_shift(track, INT_MIN) || keyframe_at(track, 0, &time, &value))
        return 2;
    if (!keyframe_set(track, 100, INT_MAX) || !keyframe_set(track, 0, INT_MIN) || !keyframe_set(track, 200, 8) ||
        keyframe_set(track, -1, 0) || keyframe_set(track, KEYFRAME_TIME_MAX + 1, 0))
        return 2;
    if (keyframe_sample(track, 50) != -0.5 || keyframe_sample(track, INT_MIN) != INT_MIN ||
        keyframe_sample(track, INT_MAX) != 8 || !keyframe_set(track, 100, 4) || keyframe_sample(track, 150) != 6)
        return 2;
    if (keyframe_shift(track, -1) || keyframe_shift(track, INT_MAX) || !keyframe_shift(track, 1000) ||
        !keyframe_stretch(track, 50) || !keyframe_at(track, 1, &time, &value) || time != 550 || value != 4)
        return 2;
    if (keyframe_stretch(track, UINT_MAX) || !keyframe_remove(track, 550) || keyframe_count(track) != 2)
        return 2;
    if (!keyframe_set(track, 601, 7) || !keyframe_stretch(track, 100) || keyframe_count(track) != 3)
        return 2;
#ifndef LEGAL
    keyframe_stretch(track, 50);
    keyframe_sample(track, 300);
#endif
    keyframe_track_free(track);
    return 0;
}
