#include "ratecvt.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    static const long rates[][2] = {{8000, 16000}, {44100, 48000}, {48000, 44100}, {1, 256}, {256, 1}, {7, 7}, {3, 2}};
    (void)argc, (void)argv;

    assert(!ratecvt_new(0, 1, 1) && !ratecvt_new(1, 257, 1) && !ratecvt_new(257, 1, 1) && !ratecvt_new(8000, 8000, 9));
    assert(!ratecvt_new(RATECVT_RATE + 1L, 8000, 1) && !ratecvt_new(513, 2, 1));
    for (size_t r = 0; r < sizeof rates / sizeof rates[0]; r++) {
        for (int ch = 1; ch <= 8; ch += 7) {
            ratecvt *c = ratecvt_new(rates[r][0], rates[r][1], ch);
            size_t total = 0, given = 0;

            assert(c && ratecvt_channels(c) == ch && ratecvt_process(c, NULL, 0, NULL) == 0);
            assert(ratecvt_bound(c, RATECVT_BLOCK + 1) == 0 && ratecvt_process(c, NULL, (size_t)-1, NULL) == RATECVT_ERROR);
            for (size_t n = 1; n < 40; n++) {
                float *in = calloc(n * (size_t)ch, sizeof *in);
                size_t bound = ratecvt_bound(c, n), got;
                float *out = malloc(bound * (size_t)ch * sizeof *out);

                assert(in && out);
                in[0] = n == 3 ? NAN : 1e38f;
                got = ratecvt_process(c, in, n, out);
                assert(got <= bound);
                total += got;
                given += n;
                free(in);
                free(out);
            }
            float *out = malloc(ratecvt_bound(c, 1) * (size_t)ch * sizeof *out);
            assert(out);
            total += ratecvt_flush(c, out);
            assert(ratecvt_flush(c, out) == 0);
            assert(total >= given * (size_t)rates[r][1] / (size_t)rates[r][0]);
            free(out);
            ratecvt_reset(c);
            ratecvt_free(c);
        }
    }
    ratecvt_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ratecvt *c = ratecvt_new(8000, 16000, 2);
    float *in = calloc(8 * 2, sizeof *in);
    float *out = c ? malloc(ratecvt_bound(c, 16) * 2 * sizeof *out) : NULL;

    if (!c || !in || !out)
        return 0;
    if (rule == 1) {
        free(out);
        out = malloc(ratecvt_bound(c, 8) * sizeof *out);
        if (out)
            ratecvt_process(c, in, 8, out);
    } else if (rule == 2) {
        ratecvt_process(c, in, 16, out);
    } else {
        ratecvt_free(c);
        ratecvt_process(c, in, 8, out);
    }
#endif
    return 0;
}
