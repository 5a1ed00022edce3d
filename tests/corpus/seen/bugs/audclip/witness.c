#include "audclip.h"

int main(void)
{
    if (audclip_create(0, 1) || audclip_create(3, 1) || audclip_create(1, SIZE_MAX))
        return 2;
    audclip *clip = audclip_create(2, 3), *empty = audclip_create(2, 0);
    if (!audclip_set(clip, 0, 1, INT16_MIN) || !audclip_set(clip, 2, 0, 100) || audclip_set(clip, 3, 0, 1) ||
        audclip_set(clip, 0, 2, 1) || audclip_get(clip, 0, -1) != 0 || audclip_peak(clip) != 32768)
        return 2;
    audclip *clone = audclip_clone(clip);
    if (!audclip_equal(clip, clone) || !audclip_gain(clone, 200) || audclip_get(clone, 2, 0) != 200 ||
        audclip_get(clone, 0, 1) != INT16_MIN || audclip_get(clip, 2, 0) != 100 || audclip_equal(clip, clone) ||
        audclip_gain(clone, -1))
        return 2;
    if (!audclip_reverse(clone) || audclip_get(clone, 0, 0) != 200 || !audclip_append(clone, clone) ||
        audclip_frames(clone) != 6 || audclip_get(clone, 5, 1) != INT16_MIN || !audclip_reverse(empty))
        return 2;
    if (!audclip_trim(clone, 5, SIZE_MAX) || audclip_frames(clone) != 1 || !audclip_append(clone, empty) ||
        !audclip_trim(clone, SIZE_MAX, 1) || !audclip_equal(clone, empty) || audclip_channels(clone) != 2)
        return 2;
    audclip_free(clone);
    audclip_free(empty);
    int status = 0;
#ifndef LEGAL
    clone = audclip_clone(clip);
    audclip_reverse(clone);
    status = audclip_get(clip, 2, 0) != 100;
    audclip_free(clone);
#endif
    audclip_free(clip);
    return status;
}
