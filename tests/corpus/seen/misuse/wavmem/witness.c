#include "wavmem.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    wav_writer *w = wav_create(2, 8000);
    struct wav_info info;
    size_t size = 0;
    const uint8_t *file;
#ifdef LEGAL
    (void)argc, (void)argv;
    const int16_t in[6] = {1, -2, 300, INT16_MIN, -5, INT16_MAX};
    int16_t out[20];
    if (wav_create(0, 1) || wav_create(9, 1) || wav_create(1, 0) || wav_create(1, 192001))
        return 2;
    if (wav_append(w, in, 3) || wav_append(w, NULL, 0) || wav_append_silence(w, 2) || wav_append_silence(w, SIZE_MAX) != -1)
        return 2;
    if (wav_frames(w) != 5 || wav_peak(w, 0) != 300 || wav_peak(w, 1) != 32768)
        return 2;
    file = wav_finish(w, &size);
    if (file != wav_finish(w, &size) || size != 44 + 20 || wav_probe(file, size, &info) || info.channels != 2 ||
        info.rate != 8000 || info.frames != 5)
        return 2;
    if (wav_load(file, size, out, 10) != 5 || memcmp(out, in, sizeof in) != 0 || out[9] != 0 ||
        wav_load(file, size, NULL, 0) != 0 || wav_load(file, size - 1, out, 10) != 0 || wav_probe(file, 0, &info) != -1)
        return 2;
#else
    int16_t *samples = calloc(2, sizeof *samples);
    int16_t *room = malloc(2 * sizeof *room);
    uint8_t *start = malloc(20);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        wav_finish(w, &size);
        wav_append(w, samples, 1);
        break;
    case 2:
        wav_append(w, samples, 2);
        break;
    case 3:
        wav_append(w, samples, 1);
        wav_peak(w, 2);
        break;
    case 4:
        file = wav_finish(w, &size);
        wav_destroy(w);
        return wav_probe(file, size, &info);
    case 5:
        wav_append_silence(w, 2);
        file = wav_finish(w, &size);
        wav_load(file, size, room, 2);
        break;
    case 6:
        memcpy(start, wav_finish(w, &size), 20);
        wav_probe(start, size, &info);
        break;
    }
    free(samples);
    free(room);
    free(start);
#endif
    wav_destroy(w);
    return 0;
}
