#ifndef RIFFPEN_H
#define RIFFPEN_H
#include <stddef.h>
#include <stdint.h>

/* Writes RIFF files (WAV, AVI, WebP ...) to memory.
 *
 * Chunks nest: what is put between riff_open() and the riff_close() that goes
 * with it is the chunk's contents; its size is filled in by riff_close().
 * Everything is put into chunks.  Ids have four characters, like "fmt ".
 *
 * When the buffer is full the rest is dropped and riff_finish() returns 0. */

#define RIFF_NESTING 8

typedef struct {
    uint8_t *out;
    size_t size, at;
    size_t starts[RIFF_NESTING];
    int depth, full;
} riff_pen;

void riff_start(riff_pen *pen, void *out, size_t size);

void riff_open(riff_pen *pen, const char *id);                     /* at most RIFF_NESTING at a time */
void riff_list(riff_pen *pen, const char *id, const char *form);   /* riff_open() and the form's id */
void riff_close(riff_pen *pen);

void riff_put(riff_pen *pen, const void *bytes, size_t count);
void riff_u16(riff_pen *pen, uint16_t n);
void riff_u32(riff_pen *pen, uint32_t n);
void riff_id(riff_pen *pen, const char *id);

int riff_depth(const riff_pen *pen);

/* All chunks are closed by now.  Bytes written. */
size_t riff_finish(riff_pen *pen);

#endif
