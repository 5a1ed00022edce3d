/*
 * dictlz - small, fast compression of short messages with a dictionary
 *
 * Compresses blocks of bytes. Each block is independent of the others, but may
 * refer to a dictionary: sample data that both sides have, which makes short
 * messages compress much better. Blocks carry neither their size nor a
 * checksum, nor do they tell which dictionary they were made with.
 */
#ifndef DICTLZ_H
#define DICTLZ_H

#include <stddef.h>

#define DLZ_MAX_INPUT ((size_t)1 << 20) /* bytes of a block before compression */
#define DLZ_MAX_DICT  65535             /* bytes of a dictionary that are used */
#define DLZ_ERROR     ((size_t)-1)

typedef struct dlz_encoder dlz_encoder;

/* dlz_bound() :
 *  Maximum size that compression of n bytes may output, in the worst case.
 *  @return : 0 if n > DLZ_MAX_INPUT */
size_t dlz_bound(size_t n);

/* dlz_encoder_new(), dlz_encoder_free() :
 *  An encoder can be used for any number of blocks. It has no dictionary to
 *  begin with. @return : NULL if there is not enough memory. Freeing NULL does
 *  nothing. */
dlz_encoder *dlz_encoder_new(void);
void dlz_encoder_free(dlz_encoder *enc);

/* dlz_set_dict() :
 *  Use a dictionary for the following blocks, in place of the last one. Of
 *  more than DLZ_MAX_DICT bytes the last ones are used. size 0 : no dictionary
 *  (dict may be NULL then).
 *  Note : the dictionary is referenced, not copied. It must remain accessible
 *  and unmodified for as long as the encoder compresses with it. */
void dlz_set_dict(dlz_encoder *enc, const void *dict, size_t size);

/* dlz_compress() :
 *  Compresses n bytes from src into dst, which must be already allocated and
 *  have at least dlz_bound(n) bytes. src and dst must not overlap; src may be
 *  NULL if n is 0.
 *  @return : number of bytes written, DLZ_ERROR if n > DLZ_MAX_INPUT */
size_t dlz_compress(dlz_encoder *enc, const void *src, size_t n, void *dst);

/* dlz_compress_limited() :
 *  Same, into a dst of any capacity.
 *  @return : number of bytes written, DLZ_ERROR if they do not fit or
 *  n > DLZ_MAX_INPUT */
size_t dlz_compress_limited(dlz_encoder *enc, const void *src, size_t n, void *dst, size_t capacity);

/* dlz_decompress() :
 *  Decompresses a block of n bytes into dst. dict and dict_size are those of
 *  compression (NULL and 0 for none).
 *  Protected against malicious data : never writes outside of dst, never reads
 *  outside of src and dict.
 *  @return : number of bytes written, DLZ_ERROR if the block is malformed or
 *  what it holds does not fit into capacity bytes */
size_t dlz_decompress(const void *dict, size_t dict_size, const void *src, size_t n, void *dst, size_t capacity);

/* dlz_decompress_fast() :
 *  Decompresses a block of which the original size is known.
 *  original_size : the exact size before compression; dst has that many bytes.
 *  Note : does not check anything. Only for blocks from a trusted source : src
 *  must be an intact block made by one of the functions above, with the same
 *  dictionary, or memory outside of the buffers is accessed.
 *  @return : number of bytes read from src */
size_t dlz_decompress_fast(const void *dict, size_t dict_size, const void *src, void *dst, size_t original_size);

#endif
