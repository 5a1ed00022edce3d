#ifndef DELAYLN_H
#define DELAYLN_H

/* Delay line for mono audio, as echo and chorus effects need it. */

#define DELAYLINE_MAX 192000

typedef struct DelayLine DelayLine;

/* Silence. NULL unless 1 <= samples <= DELAYLINE_MAX. */
DelayLine *DelayLine_Create(int samples);
void DelayLine_Destroy(DelayLine *d);

int DelayLine_Length(const DelayLine *d);
void DelayLine_Clear(DelayLine *d);

/* Newest sample in, oldest one out. */
float DelayLine_Push(DelayLine *d, float sample);

/* Sample that was pushed `ago` pushes before the newest.
   0 when ago is negative or not below the length. */
float DelayLine_Tap(const DelayLine *d, int ago);

/* The same between two samples, interpolated.
   ago is clamped to what the line holds. */
float DelayLine_TapLinear(const DelayLine *d, float ago);

/* Largest magnitude in the line. */
float DelayLine_Peak(const DelayLine *d);

/* Keeps the newest samples; those there are no old ones for are 0.
   Returns 0, and changes nothing, when Create would give NULL. */
int DelayLine_Resize(DelayLine *d, int samples);

#endif
