#include "trkvoice.h"

int main(void)
{
    int16_t pcm[20], out[100];
    for (int i = 0; i < 20; i++)
        pcm[i] = (int16_t)(i % 2 != 0 ? 32767 : -32768);
    TV_Sample *s = TV_NewSample(pcm, 20), *none = TV_NewSample(NULL, 0);
    TV_Voice *v = TV_NewVoice(s), *w = TV_NewVoice(none);
    if (TV_Render(v, out, 100) != 20 || out[3] != 32767 || TV_Render(v, out, 1) != 0 || TV_Render(w, out, 9) != 0)
        return 2;
    if (TV_SetLoop(s, 5, 5) != -1 || TV_SetLoop(s, 5, 21) != -1 || TV_SetLoop(none, 0, 0) != -1 || TV_Seek(v, 21) != -1)
        return 2;
    if (TV_SetLoop(s, 10, 20) != 0 || TV_Render(v, out, 100) != 100 || TV_TrimSample(s, 15) != 0)
        return 2;
    if (TV_Render(v, out, 100) != 100 || TV_SetSpeed(v, 0) != -1 || TV_SetSpeed(v, 98765) != 0 || TV_SetVolume(v, 65) != -1)
        return 2;
    TV_Voice *both[] = {v, w, v};
    TV_Mix(both, 3, out, 100);
    TV_Mix(both, 0, out, 100);
    if (out[99] != 0 || TV_SetSpeed(v, TV_MAX_SPEED) != 0 || TV_SetLoop(s, 14, 15) != 0 || TV_Render(v, out, 100) != 100)
        return 2;
    TV_ReverseSample(s);
    TV_ReverseSample(none);
    TV_ClearLoop(s);
    if (TV_TrimSample(s, 16) != -1 || TV_TrimSample(s, 10) != 0 || TV_Render(v, out, 100) != 0 || TV_SampleFrames(s) != 10)
        return 2;
#ifndef LEGAL
    TV_SetLoop(s, 5, 10);
    TV_TrimSample(s, 5);
    TV_Seek(v, 0);
    TV_Render(v, out, 100);
#endif
    TV_FreeVoice(v);
    TV_FreeVoice(w);
    TV_FreeSample(s);
    TV_FreeSample(none);
    return 0;
}
