#include "rsmpl.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    int16_t in[8] = {0, 100, -100, INT16_MAX, INT16_MIN, 5, 6, 7};
    Resampler *r = rs_new(1, 3);
#ifdef LEGAL
    static const unsigned rates[][2] = {{1, 3}, {3, 1}, {44100, 48000}, {7, 5}, {192000, 1}, {1, 1000}, {8, 8}};
    uint64_t read, written;
    (void)argc, (void)argv;
    rs_set_gain(r, 60000);
    if (rs_process(r, in, 0, NULL) != 0 || rs_bound(r, SIZE_MAX) != SIZE_MAX)
        return 2;
    for (size_t k = 0; k < sizeof rates / sizeof *rates; k++) {
        rs_set_rates(r, rates[k][0], rates[k][1]);
        for (int again = 0; again < 20; again++)
            for (size_t n = 0; n <= 8; n++) {
                size_t bound = rs_bound(r, n);
                int16_t *out = malloc(bound * sizeof *out);
                if (rs_process(r, in, n, out) > bound)
                    return 2;
                free(out);
            }
        rs_totals(r, &read, NULL);
        rs_totals(r, NULL, &written);
        if (read != 720 || (k == 0 && written != 2160))
            return 2;
        rs_rewind(r);
    }
    rs_free(r);
    rs_free(NULL);
#else
    int16_t *out = malloc(8 * sizeof *out);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        rs_process(r, in, 8, out);
        break;
    case 2:
        rs_set_rates(r, 44100, 0);
        break;
    case 3:
        rs_free(r);
        rs_process(r, in, 1, out);
        break;
    }
    free(out);
#endif
    return 0;
}
