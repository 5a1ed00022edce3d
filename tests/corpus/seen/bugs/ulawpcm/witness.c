#include "ulawpcm.h"

int main(void)
{
    int16_t pcm[4] = {0, 1000, -32768, 32767}, back[4];
    uint8_t code[4];
    unsigned long h[8];
    ulaw_enc_block(pcm, code, 4);
    ulaw_dec_block(code, back, 4);
    if (code[0] != 0xFF || code[2] != 0 || code[3] != 0x80 || back[0] != 0 || back[3] != 32124)
        return 2;
    for (int u = 0; u < 256; u++)
        if (u != 0x7F && ulaw_enc(ulaw_dec((uint8_t)u)) != u)
            return 2;
    if (pcm_peak(pcm, 4) != 32768 || pcm_power(pcm, 0) != 0 || ulaw_chord(-32768) != 7 || ulaw_chord(0) != 0)
        return 2;
    if (!ulaw_silent(pcm, 1, 1) || ulaw_silent(pcm, 4, 7) || pcm_mix(30000, 30000) != 32767)
        return 2;
    ulaw_chords(pcm, 2, h);
    if (h[0] != 1 || h[3] != 1)
        return 2;
#ifndef LEGAL
    ulaw_chords(pcm, 4, h);
#endif
    return 0;
}
