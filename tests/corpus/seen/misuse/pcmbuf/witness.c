#include "pcmbuf.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    int16_t in[10] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }, out[10] = { 0 };
    const int16_t *r;
    int16_t *w;
    size_t n;
    pcmbuf *b;

    CHECK(!pb_new(0, 1) && !pb_new(1, 0) && !pb_new(UINT_MAX, 1) && !pb_new(1, SIZE_MAX));
    b = pb_new(PB_MAX_CHANNELS, PB_MAX_FRAMES);
    CHECK(b);
    pb_free(b);
    b = pb_new(2, 4);
    CHECK(b && pb_readable(b) == 0 && pb_writable(b) == 4 && pb_peak(b) == 0);
    CHECK(pb_read(b, out, 3) == 0 && pb_read(b, NULL, SIZE_MAX) == 0 && pb_write(b, NULL, 0) == 0);
    n = 1;
    CHECK(pb_begin_read(b, &n) == NULL && n == 0);
    CHECK(pb_write(b, in, 5) == 4 && pb_write(b, in, 5) == 0);
    n = 1;
    CHECK(pb_begin_write(b, &n) == NULL && n == 0);
    CHECK(pb_read(b, out, 3) == 3 && out[5] == 6 && pb_readable(b) == 1);
    CHECK(pb_write(b, in, 2) == 2); /* around */
    n = SIZE_MAX;
    r = pb_begin_read(b, &n);
    CHECK(r && n == 1 && r[0] == 7);
    CHECK(pb_write(b, r, 1) == 1); /* the other direction is free */
    pb_end_read(b, 1);
    n = 2;
    w = pb_begin_write(b, &n);
    CHECK(w && n == 1);
    CHECK(pb_read(b, NULL, 1) == 1);
    w[0] = INT16_MIN;
    w[1] = 0;
    pb_end_write(b, 1);
    CHECK(pb_readable(b) == 3 && pb_peak(b) == 32768);
    pb_gain(b, -1);
    CHECK(pb_peak(b) == INT16_MAX);
    pb_gain(b, INFINITY);
    pb_gain(b, 1e300);
    CHECK(pb_peak(b) == 32768);
    CHECK(pb_resize(b, 0) == -1 && pb_resize(b, SIZE_MAX) == -1 && pb_resize(b, 2) == 0);
    CHECK(pb_readable(b) == 2 && pb_resize(b, 8) == 0 && pb_writable(b) == 6);
    pb_gain(b, NAN);
    CHECK(pb_peak(b) == 0 && pb_resize(b, 8) == 0);
    n = 3;
    w = pb_begin_write(b, &n);
    CHECK(w && n == 3);
    pb_end_write(b, 0);
    n = 1;
    CHECK(pb_begin_write(b, &n) == w);
    pb_free(b); /* with an open region */
    b = pb_new(1, 3);
    CHECK(b && pb_resize(b, 2) == 0 && pb_write(b, in, 9) == 2);
    pb_free(b);
    pb_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    pcmbuf *b = pb_new(2, 4);
    size_t n = 4;
    int16_t *w;

    CHECK(b);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        n = 2;
        pb_begin_write(b, &n);
        pb_end_write(b, 3);
        break;
    case 2:
        n = 8;
        w = pb_begin_write(b, &n);
        memset(w, 1, 8 * 2 * sizeof *w);
        pb_end_write(b, n);
        break;
    case 3:
        w = pb_begin_write(b, &n);
        pb_end_write(b, n);
        pb_resize(b, 8);
        w[0] = 1;
        break;
    }
    pb_free(b);
    return 0;
}
#endif
