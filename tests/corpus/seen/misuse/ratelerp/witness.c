#include "ratelerp.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    static int16_t silence[RATELERP_MAX_BLOCK + 1];
    static int16_t wide[200];
    int16_t in[4] = {0, 32767, -32768, 6}, out[64];
    (void)wide, (void)silence;
    ratelerp *conv = ratelerp_open(8000, 48000, 1);
    if (conv == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ratelerp_expect(conv, 0) != 0 || ratelerp_expect(conv, 1) != 0 || ratelerp_expect(conv, 4) != 18)
        return 2;
    if (ratelerp_process(conv, NULL, 0, NULL) != 0 || ratelerp_tail(conv) != 0)
        return 2;
    if (ratelerp_process(conv, in, 4, out) != 18 || out[6] != 32767 || out[3] != 16383 || out[12] != -32768)
        return 2;
    if (ratelerp_expect(conv, 2) != 12 || ratelerp_tail(conv) != 6 || ratelerp_drain(conv, out) != 6 || out[5] != 6)
        return 2;
    ratelerp_reset(conv);
    ratelerp_close(conv);
    static const uint32_t rates[] = {1000, 44100, 48000, 44101, 384000};
    for (int i = 0; i < 25; i++) {
        conv = ratelerp_open(rates[i / 5], rates[i % 5], 2);
        for (size_t n = 0; n <= 20; n++) {
            size_t expected = ratelerp_expect(conv, n);
            int16_t *room = malloc(expected * 2 * sizeof *room);
            if (ratelerp_process(conv, silence, n, room) != expected)
                return 2;
            free(room);
        }
        size_t tail = ratelerp_tail(conv);
        int16_t *room = malloc(tail * 2 * sizeof *room);
        if (ratelerp_drain(conv, room) != tail || ratelerp_tail(conv) != 0)
            return 2;
        free(room);
        ratelerp_close(conv);
    }
    if (ratelerp_open(999, 8000, 1) || ratelerp_open(8000, 384001, 1) || ratelerp_open(8000, 8000, 9))
        return 2;
    conv = ratelerp_open(384000, 1000, 1);
    if (ratelerp_channels(conv) != 1 || ratelerp_process(conv, silence, RATELERP_MAX_BLOCK, wide) > 172)
        return 2;
    ratelerp_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        int16_t small[2];
        ratelerp_process(conv, in, 2, small);
        break;
    }
    case 2: {
        ratelerp *stereo = ratelerp_open(8000, 8000, 2);
        ratelerp_process(stereo, in, 4, out);
        break;
    }
    case 3:
        ratelerp_process(conv, in, 2, out);
        ratelerp_drain(conv, out);
        ratelerp_process(conv, in, 2, out);
        break;
    case 4:
        ratelerp_drain(conv, out);
        ratelerp_drain(conv, out);
        break;
    case 5:
        ratelerp_expect(conv, RATELERP_MAX_BLOCK + 1);
        break;
    case 6: {
        int16_t one[1];
        ratelerp_process(conv, in, 2, out);
        ratelerp_drain(conv, one);
        break;
    }
    case 7:
        ratelerp_close(conv);
        ratelerp_tail(conv);
        break;
    case 8:
        ratelerp_reset(NULL);
        break;
    }
#endif
    ratelerp_close(conv);
    return 0;
}
