/*
 * codpar -- what a decoder has to know about an audio stream
 *
 * A demuxer fills a codpar from the container's headers and hands it on; a
 * decoder reads it. Besides a few numbers there is the "extra" block: the
 * codec's own header (AudioSpecificConfig, STREAMINFO, ...), which is just
 * bytes here. Bit readers like to look ahead, so the library's copy of the
 * block is always followed by CODPAR_PADDING zero bytes that can be read safely
 * and are not counted in its size.
 *
 * A stream may have no extra block at all, or have one that is empty; those are
 * different things to some decoders and both survive copying.
 *
 * Functions returning int return 0 or one of the negative CODPAR_E values, and
 * leave the object alone in the latter case. No function but codpar_free()
 * accepts NULL for an object.
 */
#ifndef CODPAR_H
#define CODPAR_H

#include <stddef.h>
#include <stdint.h>

#define CODPAR_PADDING 8
#define CODPAR_EXTRA_MAX 4096

#define CODPAR_EINVAL (-1)
#define CODPAR_ENOMEM (-2)

typedef struct codpar codpar;

codpar *codpar_alloc(void);
void codpar_free(codpar *par);

/* Rate 1 to 768000 Hz, 1 to 64 channels, 8, 16, 24 or 32 bits per sample. A new
 * codpar is 44100 Hz, 2 channels, 16 bits. */
int codpar_set_format(codpar *par, long rate, int channels, int bits);

/* ISO 639-2: three lower case letters. NULL or "" for unknown. */
int codpar_set_language(codpar *par, const char *code);

/* Replaces the extra block by a copy of size bytes, at most CODPAR_EXTRA_MAX.
 * With data NULL (whatever the size) the stream has none any more. Data may be
 * from the same object's block. */
int codpar_set_extra(codpar *par, const void *data, size_t size);

/* The block, or NULL if there is none. It stays where it is until it is
 * replaced or the object is freed or copied to. size can be NULL. */
const uint8_t *codpar_extra(const codpar *par, size_t *size);

/* Makes dst the same as src; they are independent of each other afterwards. */
int codpar_copy(codpar *dst, const codpar *src);
/* A new object that is the same as src, NULL when out of memory. */
codpar *codpar_clone(const codpar *src);

/* 1 if everything is the same, 0 if not. */
int codpar_equal(const codpar *a, const codpar *b);

/* Bits per second without compression. */
uint64_t codpar_bitrate(const codpar *par);

/* "44100 Hz, 2 ch, 16 bit (deu), 5 extra", cut as by snprintf(); returns the
 * length of the whole. buf can be NULL if size is 0. */
int codpar_describe(const codpar *par, char *buf, size_t size);

#endif
