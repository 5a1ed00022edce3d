#include "adpcm.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    adpcm_state st, other;
    int16_t pcm[9] = {0, 100, 300, -2000, 32767, -32768, 5, 5, -5}, back[9];
    uint8_t bytes[5], header[ADPCM_HEADER];
    adpcm_init(&st);
    adpcm_init(&other);
    if (adpcm_encode(&st, pcm, 9, bytes) != 5 || bytes[4] > 15)
        return 2;
    adpcm_write_header(&st, header);
    if (adpcm_read_header(&other, header) || other.predictor != st.predictor || other.index != st.index)
        return 2;
    adpcm_init(&other);
    adpcm_decode(&other, bytes, 9, back);
    if (back[8] != st.predictor)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    int16_t l[4], r[4], again[8];
    adpcm_split(pcm, 4, l, r);
    adpcm_merge(l, r, 4, again);
    header[2] = 89;
    if (memcmp(pcm, again, sizeof again) || adpcm_read_header(&st, header) != -1 || adpcm_encode(&st, pcm, 0, bytes) != 0)
        return 2;
    for (int i = 0; i < 100000; i++)
        adpcm_decode_code(&st, adpcm_encode_sample(&other, (int16_t)(i * 977 % 65536 - 32768)));
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        memset(&st, 0x7f, sizeof st);
        adpcm_encode_sample(&st, 1);
        break;
    case 2: {
        uint8_t small[4];
        adpcm_encode(&st, pcm, 9, small);
        break;
    }
    case 3:
        adpcm_encode(&st, pcm, 10, malloc(64));
        break;
    case 4:
        adpcm_split(pcm, 9, malloc(64), malloc(64));
        break;
    }
#endif
    return 0;
}
