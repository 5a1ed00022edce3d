#include "adpcm.h"

static const int16_t steps[89] = {
    7,     8,     9,     10,    11,    12,    13,    14,    16,    17,    19,    21,    23,    25,    28,
    31,    34,    37,    41,    45,    50,    55,    60,    66,    73,    80,    88,    97,    107,   118,
    130,   143,   157,   173,   190,   209,   230,   253,   279,   307,   337,   371,   408,   449,   494,
    544,   598,   658,   724,   796,   876,   963,   1060,  1166,  1282,  1411,  1552,  1707,  1878,  2066,
    2272,  2499,  2749,  3024,  3327,  3660,  4026,  4428,  4871,  5358,  5894,  6484,  7132,  7845,  8630,
    9493,  10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};

static const int8_t moves[8] = {-1, -1, -1, -1, 2, 4, 6, 8};

static int clamp(int v, int lo, int hi)
{
    return v < lo ? lo : v > hi ? hi : v;
}

void adpcm_init(adpcm_state *st)
{
    st->predictor = 0;
    st->index = 0;
}

int16_t adpcm_decode_code(adpcm_state *st, unsigned code)
{
    int step = steps[st->index];
    int diff = step >> 3;

    code &= 15;
    if (code & 4)
        diff += step;
    if (code & 2)
        diff += step >> 1;
    if (code & 1)
        diff += step >> 2;
    st->predictor = clamp(code & 8 ? st->predictor - diff : st->predictor + diff, -32768, 32767);
    st->index = clamp(st->index + moves[code & 7], 0, 88);
    return (int16_t)st->predictor;
}

unsigned adpcm_encode_sample(adpcm_state *st, int16_t sample)
{
    int step = steps[st->index];
    int diff = sample - st->predictor;
    unsigned code = 0;

    if (diff < 0) {
        code = 8;
        diff = -diff;
    }
    for (unsigned bit = 4; bit; bit >>= 1, step >>= 1)
        if (diff >= step) {
            code |= bit;
            diff -= step;
        }
    adpcm_decode_code(st, code);
    return code;
}

size_t adpcm_encode(adpcm_state *st, const int16_t *pcm, size_t n, uint8_t *out)
{
    for (size_t i = 0; i < n; i++) {
        unsigned code = adpcm_encode_sample(st, pcm[i]);
        if (i % 2 == 0)
            out[i / 2] = (uint8_t)code;
        else
            out[i / 2] = (uint8_t)(out[i / 2] | code << 4);
    }
    return ADPCM_BYTES(n);
}

void adpcm_decode(adpcm_state *st, const uint8_t *in, size_t n, int16_t *pcm)
{
    for (size_t i = 0; i < n; i++)
        pcm[i] = adpcm_decode_code(st, i % 2 == 0 ? in[i / 2] : in[i / 2] >> 4);
}

void adpcm_write_header(const adpcm_state *st, uint8_t *bytes)
{
    bytes[0] = (uint8_t)(st->predictor & 255);
    bytes[1] = (uint8_t)(st->predictor >> 8 & 255);
    bytes[2] = (uint8_t)st->index;
    bytes[3] = 0;
}

int adpcm_read_header(adpcm_state *st, const uint8_t *bytes)
{
    int value = bytes[0] | bytes[1] << 8;

    if (bytes[2] > 88 || bytes[3] != 0)
        return -1;
    st->predictor = value < 32768 ? value : value - 65536;
    st->index = bytes[2];
    return 0;
}

void adpcm_split(const int16_t *stereo, size_t n, int16_t *left, int16_t *right)
{
    for (size_t i = 0; i < n; i++) {
        left[i] = stereo[2 * i];
        right[i] = stereo[2 * i + 1];
    }
}

void adpcm_merge(const int16_t *left, const int16_t *right, size_t n, int16_t *stereo)
{
    for (size_t i = 0; i < n; i++) {
        stereo[2 * i] = left[i];
        stereo[2 * i + 1] = right[i];
    }
}
