#ifndef CHROMRUN_H
#define CHROMRUN_H

#include <stddef.h>

/*
 * Peak picking for chromatograms while they are being recorded.
 *
 * You have a detector that gives a signal in mV at a fixed rate.  Make a
 * recorder for it, and for every injection do
 *
 *      cr_begin(r);
 *      while (the pump runs)
 *          cr_feed(r, samples, how_many);
 *      cr_end(r);
 *
 * and then look at the peaks.  A peak is a stretch of samples above the
 * threshold; its area is the sum of (sample - threshold) / rate, in mV*s.
 * Times count from the first sample of the run, in s.
 *
 * The calls have to come in that order.  cr_begin() while a run is on,
 * cr_feed() or cr_end() while none is, and asking for peaks before cr_end()
 * are mistakes in your program and stop it through assert().
 */

typedef struct chromrun chromrun;

typedef struct {
    double start;  /* s, first sample above the threshold */
    double apex;   /* s, highest sample */
    double end;    /* s, last sample above */
    double height; /* mV above the threshold */
    double area;   /* mV*s above the threshold */
} cr_peak;

/* Only so many peaks of a run are kept; later ones are counted as lost. */
#define CR_PEAKS 256

/* rate_hz is above 0.  NULL when there is no memory. */
chromrun *cr_new(double rate_hz, double threshold_mv);

/* Also in the middle of a run.  NULL does nothing. */
void cr_delete(chromrun *r);

/* Wants to be told of every peak as it ends: `told` gets the peak, which is
   gone when it returns, so copy what you need, and your `arg`.  It runs
   inside of cr_feed() or cr_end(): it must not call functions of this module
   for the same recorder.  Set it between runs; NULL for none (the default). */
void cr_notify(chromrun *r, void (*told)(const cr_peak *peak, void *arg), void *arg);

void cr_begin(chromrun *r);
void cr_feed(chromrun *r, const double *mv, size_t n);
void cr_end(chromrun *r);

/* Of the last run that was ended; there has to be one. */
size_t cr_count(const chromrun *r);
size_t cr_lost(const chromrun *r);
/* cr_count() peaks in the order of time.  They belong to the recorder and are
   valid until the next cr_begin() or cr_delete().  NULL when there are none. */
const cr_peak *cr_peaks(const chromrun *r);
/* The i-th of them, i < cr_count(). */
cr_peak cr_get(const chromrun *r, size_t i);

/* Chromatographic resolution of two peaks from their times at the base:
   2 (t2 - t1) / (w1 + w2); 0 when neither has a width. */
double cr_resolution(cr_peak first, cr_peak second);

#endif
