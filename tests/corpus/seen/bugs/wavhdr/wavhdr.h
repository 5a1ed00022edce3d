/**
 * @file wavhdr.h
 * @brief Headers of WAVE files with PCM samples: build, encode, decode.
 *
 * Only the header is dealt with; samples are none of this library's business.
 * Headers without a channel map are written in the classic form, those with
 * one as WAVE_FORMAT_EXTENSIBLE.
 */
#ifndef WAVHDR_H
#define WAVHDR_H

#include <stddef.h>
#include <stdint.h>

#define WH_MAX_CHANNELS 18      /**< and as many speakers, 0 to 17 */
#define WH_MAX_RATE     768000
#define WH_MAX_SIZE     68      /**< no encoded header is larger */

enum { WH_OK = 0, WH_EINVAL = -1, WH_ENOMEM = -2 };

typedef struct wh_header wh_header;

/** What a header says, apart from the channel map. */
struct wh_info {
    unsigned channels;  /**< 1 to WH_MAX_CHANNELS */
    unsigned rate;      /**< frames per second, 1 to WH_MAX_RATE */
    unsigned bits;      /**< of a sample: 8, 16, 24 or 32 */
    uint32_t frames;    /**< number of frames in the file */
};

/** @brief A header with no frames and no channel map.
 *  @return NULL if a value is out of its range or memory is short; else it
 *          is to be freed with wh_free(). */
wh_header *wh_new(unsigned channels, unsigned rate, unsigned bits);

/** @brief Frees a header; NULL is ignored. */
void wh_free(wh_header *h);

/** @brief An independent copy, or NULL when memory is short. */
wh_header *wh_copy(const wh_header *h);

/** @brief Changes the format at any time.
 *
 *  The number of frames becomes 0.  If the number of channels changes the
 *  header has no channel map afterwards; a new one can be set.
 *  @return WH_OK, or WH_EINVAL (and no change) if a value is out of range. */
int wh_set_format(wh_header *h, unsigned channels, unsigned rate, unsigned bits);

/** @brief Sets or replaces the channel map: which speaker plays which channel.
 *  @param speakers  n speaker numbers, strictly ascending; they are copied
 *  @param n         the number of channels; or 0 to remove the map, then
 *                   speakers may be NULL
 *  @return WH_OK; WH_EINVAL or WH_ENOMEM, and the map is as before. */
int wh_set_map(wh_header *h, const int *speakers, size_t n);

/** @brief Copies the channel map, or its first max entries, to speakers.
 *  @return the number of entries the map has; 0 if there is no map. */
size_t wh_get_map(const wh_header *h, int *speakers, size_t max);

/** @brief Sets the number of frames.
 *  @return WH_EINVAL if the file would be larger than WAVE allows (4 GiB). */
int wh_set_frames(wh_header *h, uint32_t frames);

/** @brief Stores what the header says in *info. */
void wh_get_info(const wh_header *h, struct wh_info *info);

/** @brief The size of the encoded header, in bytes. */
size_t wh_size(const wh_header *h);

/** @brief Encodes the header into buf, which has cap bytes.
 *  @return the number of bytes written, or 0 if cap is too small. */
size_t wh_encode(const wh_header *h, unsigned char *buf, size_t cap);

/** @brief Decodes the start of a WAVE file, up to its "data" chunk.
 *
 *  Other chunks are skipped.  len may be larger than the header.
 *  @return NULL if it is no header of the kind wh_encode() writes, is cut
 *          off, or memory is short. */
wh_header *wh_decode(const unsigned char *data, size_t len);

/** @brief 1 if both headers say the same, channel maps included; else 0. */
int wh_equal(const wh_header *a, const wh_header *b);

#endif
