#ifndef WAVMEM_H
#define WAVMEM_H

#include <stddef.h>
#include <stdint.h>

/**
 * @file wavmem.h
 * WAV files in memory: 16 bit PCM, 1 to 8 channels.
 *
 * A "frame" is one sample for each channel. Sample arrays are interleaved,
 * n frames are n * channels samples: left, right, left, right, ...
 */

#define WAV_MAX_CHANNELS 8
#define WAV_MAX_FRAMES   1000000

/** A file being written. */
typedef struct wav_writer wav_writer;

struct wav_info {
    unsigned channels;
    unsigned rate;   /**< frames per second */
    size_t   frames;
};

/** Start a file. NULL for a wrong number of channels, a rate that is 0 or
 *  above 192000, or if there is no memory. */
wav_writer *wav_create(unsigned channels, unsigned rate);

/** Free the writer and the file it made. */
void wav_destroy(wav_writer *w);

/** Append n frames. @return 0, or -1 if there would be more than
 *  WAV_MAX_FRAMES or there is no memory. */
int wav_append(wav_writer *w, const int16_t *samples, size_t n);

/** Append n silent frames. @return as wav_append() */
int wav_append_silence(wav_writer *w, size_t n);

/** Frames so far. */
size_t wav_frames(const wav_writer *w);

/** Largest absolute value so far of a channel, 0 to channels - 1. */
int wav_peak(const wav_writer *w, unsigned channel);

/** Complete the file; nothing can be appended afterwards. The bytes belong to
 *  the writer. Calling it again returns the same file. */
const uint8_t *wav_finish(wav_writer *w, size_t *size);

/** Look at a file. @return 0, or -1 if it is not a file as written here. */
int wav_probe(const uint8_t *file, size_t size, struct wav_info *info);

/** Read up to max_frames frames from the start of a file.
 *  @param samples  room for max_frames * channels samples
 *  @return the number of frames read, 0 if it is no such file */
size_t wav_load(const uint8_t *file, size_t size, int16_t *samples, size_t max_frames);

#endif
