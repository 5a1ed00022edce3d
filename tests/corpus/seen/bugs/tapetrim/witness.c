#include "tapetrim.h"

int main(void)
{
    tape_t *t = tape_open(2);
    const float some[] = { 0, 0, 1, -1, 0.5f, 0, 0, 0 };

    if (!t)
        return 2;
    tape_record(t, some, 4);
#ifdef LEGAL
    {
        float out[8];
        tape_trim_silence(t, 0.1f);
        if (tape_frames(t) != 2 || tape_channels(t) != 2 || tape_trim(t, 1, 3) != -1 || tape_trim(t, 2, 1) != -1)
            return 1;
        tape_reverse(t);
        tape_gain(t, 2);
        if (tape_play(t, 0, out, 4) != 2 || out[0] != 1 || out[2] != 2)
            return 1;
        if (tape_trim(t, 1, 2) != 0 || tape_record(t, some, 4) != 0 || tape_frames(t) != 5)
            return 1;
        if (tape_record(t, some, (size_t)-1) != -1 || tape_play(t, (size_t)-1, out, 1) != 0 || tape_open(9))
            return 1;
    }
#else
    tape_trim(t, 0, 0);
#endif
    tape_close(t);
    return 0;
}
