#include "sndhead.h"
#include <string.h>

int main(void)
{
    uint8_t f[40] = { 0 };
    snd_info i = { 0, 16, SND_PCM16, 8000, 2 }, j;
#ifdef LEGAL
    if (snd_build(f, &i) != SND_OK || snd_parse(f, 40, &j) != SND_OK || j.size != 16 || snd_frames(&j) != 4)
        return 2;
    f[24] = 0x80;
    if (snd_peak(f, 40, &j) != 32768 || snd_peak(f, 0, &j) != 0 || snd_duration_ms(&j) != 0)
        return 3;
    if (snd_parse(f, 23, &j) != SND_ESHORT || snd_parse(f, 30, &j) != SND_OK || j.size != 6)
        return 4;
    j.rate = 1, j.size = UINT32_MAX;
    if (snd_duration_ms(&j) != 1073741823000u || strcmp(snd_encoding_name(0), "unknown"))
        return 5;
    j.channels = 0;
    if (snd_frames(&j) || snd_build(f, &j) != SND_EFORMAT)
        return 6;
    f[0] = 0;
    return snd_parse(f, 40, &j) == SND_EMAGIC ? 0 : 7;
#else
    i.rate = 0;
    if (snd_build(f, &i) == SND_OK && snd_parse(f, 40, &j) == SND_OK)
        return (int)snd_duration_ms(&j);
    return 0;
#endif
}
