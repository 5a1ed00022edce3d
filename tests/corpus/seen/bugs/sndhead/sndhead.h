#ifndef SNDHEAD_H
#define SNDHEAD_H
#include <stddef.h>
#include <stdint.h>

/* Sun/NeXT audio files (.au, .snd) in memory. */

typedef enum {
    SND_MULAW = 1, SND_PCM8 = 2, SND_PCM16 = 3, SND_PCM24 = 4, SND_PCM32 = 5
} snd_encoding;

typedef struct {
    uint32_t offset;        /* of the samples in the file */
    uint32_t size;          /* of the samples in bytes, cut to what is there */
    uint32_t encoding;
    uint32_t rate;
    uint32_t channels;
} snd_info;

#define SND_HEADER 24
#define SND_CHANNELS 64

enum { SND_OK, SND_ESHORT, SND_EMAGIC, SND_EFORMAT };

/* Looks at a file of which the first len bytes are in memory (all of it is
 * best).  Fills *info only when it returns SND_OK. */
int snd_parse(const uint8_t *file, size_t len, snd_info *info);

/* Writes the 24 bytes of a header for info (whose offset is taken as 24).
 * SND_EFORMAT if the encoding or the number of channels is not supported. */
int snd_build(uint8_t *header, const snd_info *info);

/* Bytes per sample of one channel, 0 for unknown encodings. */
unsigned snd_sample_bytes(uint32_t encoding);
const char *snd_encoding_name(uint32_t encoding);

/* Complete frames (one sample of each channel). */
uint32_t snd_frames(const snd_info *info);
/* Playing time, rounded down. */
uint64_t snd_duration_ms(const snd_info *info);

/* Peak of all PCM samples of a parsed file, scaled to 16 bits: 0..32768.
 * -1 for other encodings.  file, len and info as with snd_parse. */
int snd_peak(const uint8_t *file, size_t len, const snd_info *info);

#endif
