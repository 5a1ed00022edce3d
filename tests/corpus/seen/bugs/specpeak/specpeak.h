/**
 * \file specpeak.h
 * Peaks of sampled spectra.
 */
#ifndef SPECPEAK_H
#define SPECPEAK_H

#include <stdbool.h>
#include <stddef.h>

/** A spectrum: intensities at equal distances. */
typedef struct spectrum spectrum;

/** Largest number of samples. */
#define SPECTRUM_MAX 65536

/** A peak as found by spectrum_peaks(). */
struct spectrum_peak {
    size_t first;  /**< index of its first sample */
    size_t width;  /**< number of samples of the flat top, 1 or more */
    double height; /**< intensity */
};

/**
 * Make a spectrum of \a n samples (1 to SPECTRUM_MAX), which are copied.
 * \return NULL if n is out of range or there is no memory
 */
spectrum *spectrum_new(const double *samples, size_t n);
/** Free a spectrum; NULL is fine. */
void spectrum_free(spectrum *s);

/** Number of samples. */
size_t spectrum_size(const spectrum *s);
/** Sample at an index, 0 outside. */
double spectrum_at(const spectrum *s, size_t i);

/** Multiply all samples by a factor. */
void spectrum_scale(spectrum *s, double factor);
/** Replace each sample by the mean of itself and its direct neighbours. */
void spectrum_smooth(spectrum *s);

/**
 * Find the peaks: samples, or runs of equal samples, that are higher than
 * the sample before and the sample after. The first and the last sample of
 * the spectrum are therefore never part of a peak.
 *
 * \param peaks  where to put them, from left to right
 * \param room   how many fit there
 * \return the number of peaks, which may be more than \a room
 */
size_t spectrum_peaks(const spectrum *s, struct spectrum_peak *peaks, size_t room);
/** Number of peaks. */
size_t spectrum_peak_count(const spectrum *s);
/** The highest peak, the first of several. \return false if there is none */
bool spectrum_highest(const spectrum *s, struct spectrum_peak *peak);

#endif
