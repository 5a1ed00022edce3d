/*
   LZcrate - small and fast LZ77 block compression

   Blocks are raw: neither the compressed nor the original size is stored in
   them, the application has to keep both.  All sizes are in bytes unless it
   says otherwise.  Source and destination must be separate buffers.
*/
#ifndef LZCRATE_H
#define LZCRATE_H

#include <stdint.h>

/* Inputs above this size are refused. */
#define LZC_MAX_INPUT_SIZE (1 << 20)

/* Working memory of LZC_compress_ext(), in 32-bit words. */
#define LZC_WORK_WORDS 4096

/*
LZC_compressBound() :
    The maximum size that compression may produce in the worst case (input that
    cannot be compressed).
    return : maximum output size, or 0 if inputSize is negative or too large
*/
int LZC_compressBound(int inputSize);

/*
LZC_compress() :
    Compresses 'srcSize' bytes from 'src' into 'dst'.
    'dst' must be already allocated, and must be sized to handle worst cases,
    that is LZC_compressBound(srcSize) bytes.
    return : number of bytes written into 'dst', or 0 if srcSize is negative or
             too large
*/
int LZC_compress(const char *src, char *dst, int srcSize);

/*
LZC_compress_limited() :
    As LZC_compress(), but never writes more than 'dstCapacity' bytes.
    return : number of bytes written, or 0 if the compressed data do not fit
*/
int LZC_compress_limited(const char *src, char *dst, int srcSize, int dstCapacity);

/*
LZC_compress_ext() :
    As LZC_compress_limited(), for those who are short of stack: tables are kept
    in 'work', LZC_WORK_WORDS words of the caller's, whatever they contain.
*/
int LZC_compress_ext(uint32_t *work, const char *src, char *dst, int srcSize, int dstCapacity);

/*
LZC_decompress_safe() :
    'compressedSize' must be the exact size of the block.
    Safe against malformed input : never writes outside of 'dst' nor reads
    outside of 'src'.
    return : number of bytes decompressed into 'dst', or a negative value if the
             block is malformed or 'dst' too small
*/
int LZC_decompress_safe(const char *src, char *dst, int compressedSize, int dstCapacity);

/*
LZC_decompress_fast() :
    For blocks from a trusted source only, as it does not know where 'src' ends.
    'originalSize' must be the size that the block had before compression, and
    'dst' must have room for as many bytes.
    return : number of bytes read from 'src' (= the compressed size), or a
             negative value if originalSize is negative
*/
int LZC_decompress_fast(const char *src, char *dst, int originalSize);

#endif
