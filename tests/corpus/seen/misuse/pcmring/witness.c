#include "pcmring.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    pcm_ring *ring = pcm_create(8);
    const int16_t samples[10] = {1, 2, INT16_MIN, 4, 5, 6, 7, 8, 9, 10};
    size_t n;
    if (pcm_push(ring, samples, 6) != 6 || pcm_filled(ring) != 6 || pcm_size(ring) != 8)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    const int16_t *in = pcm_read_begin(ring, &n);
    if (n != 6 || in[5] != 6 || pcm_peak(ring) != 32768)
        return 2;
    pcm_read_end(ring, 4);
    if (pcm_push(ring, samples, 10) != 6 || pcm_push(ring, samples, 1) != 0 || pcm_push(ring, NULL, 0) != 0)
        return 2;
    int16_t *out = pcm_write_begin(ring, &n);
    if (n != 0 || out == NULL)
        return 2;
    pcm_read_begin(ring, &n);
    if (n != 4)
        return 2;
    pcm_write_end(ring, 0);
    pcm_read_end(ring, 0);
    pcm_destroy(ring);
    ring = pcm_create(1);
    out = pcm_write_begin(ring, &n);
    out[0] = -3;
    pcm_write_end(ring, n);
    if (pcm_peak(ring) != 3 || pcm_filled(ring) != 1)
        return 2;
    pcm_destroy(ring);
    pcm_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pcm_create(3);
        break;
    case 2:
        pcm_write_begin(ring, &n);
        pcm_write_end(ring, n + 1);
        break;
    case 3:
        pcm_read_end(ring, 0);
        break;
    case 4:
        pcm_read_begin(ring, &n);
        pcm_read_begin(ring, &n);
        break;
    case 5: {
        int16_t *out = pcm_write_begin(ring, &n);
        out[n] = 1;
        break;
    }
    case 6:
        pcm_write_begin(ring, &n);
        pcm_destroy(ring);
        break;
    case 7:
        pcm_destroy(ring);
        return pcm_peak(ring);
    }
#endif
    return 0;
}
