#include "wavclip.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const int16_t mono[] = {0, 100, 200, 300};
    static const int16_t stereo[] = {1, -1, 2, -2, 32767, -32768};
    int16_t out[32];
    size_t start, end;
    wavclip *c;

    assert(!wavclip_new(0, 8000) && !wavclip_new(9, 8000) && !wavclip_new(1, 0) && !wavclip_new(1, 192001));
    wavclip_free(NULL);

    c = wavclip_new(1, 8000);
    assert(c && wavclip_frames(c) == 0 && wavclip_play(c, 0, out, 4) == 0);
    assert(wavclip_append(c, NULL, 0) == 0 && wavclip_append(c, mono, SIZE_MAX) == -1);
    assert(wavclip_set_loop(c, 0, 1) == -1 && wavclip_set_loop(c, 0, 0) == 0);
    assert(wavclip_resample(c, 16000) == 0 && wavclip_rate(c) == 16000 && wavclip_resample(c, 8000) == 0);
    assert(wavclip_append(c, mono, 4) == 0);
    assert(wavclip_set_loop(c, 3, 3) == -1 && wavclip_set_loop(c, 1, 5) == -1 && wavclip_set_loop(c, SIZE_MAX, 1) == -1);
    assert(wavclip_get_loop(c, &start, &end) == -1);
    assert(wavclip_play(c, 0, out, 32) == 4 && out[3] == 300);
    assert(wavclip_play(c, SIZE_MAX, out, 32) == 0);
    assert(wavclip_set_loop(c, 1, 3) == 0 && wavclip_get_loop(c, &start, &end) == 0 && start == 1 && end == 3);
    assert(wavclip_play(c, 0, out, 6) == 6 && out[3] == 100 && out[4] == 200 && out[5] == 100);
    assert(wavclip_play(c, 3, out, 6) == 1);
    assert(wavclip_resample(c, 16000) == 0 && wavclip_frames(c) == 8);
    assert(wavclip_get_loop(c, &start, &end) == 0 && start == 2 && end == 6);
    assert(wavclip_play(c, 0, out, 20) == 20 && out[1] == 50);
    assert(wavclip_resample(c, 4000) == 0 && wavclip_frames(c) == 2 && wavclip_play(c, 0, out, 20) == 20);
    assert(wavclip_resample(c, 0) == -1 && wavclip_resample(c, 192001) == -1);
    wavclip_truncate(c, 1);
    assert(wavclip_frames(c) == 1);
    wavclip_truncate(c, 0);
    assert(wavclip_frames(c) == 0 && wavclip_get_loop(c, NULL, NULL) == -1);
    wavclip_free(c);

    c = wavclip_new(2, 44100);
    assert(c && wavclip_append(c, stereo, 3) == 0 && wavclip_resample(c, 1) == 0 && wavclip_frames(c) == 1);
    assert(wavclip_append(c, stereo, 3) == 0 && wavclip_frames(c) == 4);
    assert(wavclip_resample(c, 3) == 0 && wavclip_frames(c) == 12 && wavclip_play(c, 0, out, 16) == 12);
    assert(wavclip_resample(c, 192000) == 0 || wavclip_rate(c) == 3);
    wavclip_free(c);
    return 0;
}
#else
int main(void)
{
    static const int16_t samples[] = {10, 20, 30};
    int16_t out[4];
    wavclip *c = wavclip_new(1, 8000);

    wavclip_append(c, samples, 3);
    wavclip_set_loop(c, 0, 3);
    wavclip_resample(c, 4000);
    wavclip_play(c, 0, out, 4);
    wavclip_free(c);
    return 0;
}
#endif
