#ifndef OSCVOICE_H
#define OSCVOICE_H
#include <stddef.h>

#define SYNTH_VOICES 16

typedef struct wavetable wavetable;
typedef struct synth synth;

/* samples: one period, copied; n: 2 to 4096 */
wavetable *wavetable_new(const float *samples, size_t n);
/* ramp from -1 to 1 */
wavetable *wavetable_saw(size_t n);
/* no voice may be playing it any more */
void wavetable_free(wavetable *w);
size_t wavetable_size(const wavetable *w);

synth *synth_new(double sample_rate); /* 1000 to 384000 Hz */
void synth_free(synth *s);

/* starts a voice, returns its number, -1 if all play or hz is not 0 to half
   the sample rate; the wavetable is not copied */
int synth_note_on(synth *s, const wavetable *w, double hz, float gain);
/* for a voice that plays */
void synth_note_off(synth *s, int voice);
void synth_all_off(synth *s);
int synth_playing(const synth *s); /* how many voices */

/* mix of all voices */
void synth_render(synth *s, float *out, size_t frames);

#endif
