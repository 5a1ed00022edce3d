#include "oscvoice.h"

#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const float square[2] = {1, -1};
    float out[4];
    wavetable *w = wavetable_new(square, 2);
    synth *s = synth_new(8000);
    if (!w || !s)
        return 2;
    int v = synth_note_on(s, w, 2000, 0.5f);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (v != 0 || wavetable_new(square, 1) || wavetable_saw(5000) || synth_new(NAN) || synth_new(0))
        return 2;
    if (synth_note_on(s, w, -1, 1) != -1 || synth_note_on(s, w, NAN, 1) != -1 || synth_note_on(s, w, 4001, 1) != -1)
        return 2;
    synth_render(s, out, 4);
    if (out[0] != 0.5f || out[1] != 0.5f || out[2] != -0.5f || out[3] != -0.5f || synth_playing(s) != 1)
        return 2;
    synth_note_off(s, v);
    wavetable *saw = wavetable_saw(3);
    for (int i = 0; i < SYNTH_VOICES; i++)
        if (synth_note_on(s, saw, 4000, 1) != i)
            return 2;
    if (synth_note_on(s, saw, 0, 1) != -1 || wavetable_size(saw) != 3)
        return 2;
    synth_render(s, out, 1);
    if (out[0] != -16)
        return 2;
    synth_all_off(s);
    wavetable_free(saw);
    synth_render(s, out, 4);
    synth_render(s, NULL, 0);
    wavetable_free(w);
    synth_free(s);
    return out[3] != 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: wavetable_free(w); synth_render(s, out, 4); break;
    case 2: {
        float *small = malloc(4 * sizeof *small);
        synth_render(s, small, 5);
        free(small);
        break;
    }
    case 3: synth_note_off(s, v); synth_note_off(s, v); break;
    case 4: synth_note_off(s, SYNTH_VOICES); break;
    }
    return 0;
#endif
}
