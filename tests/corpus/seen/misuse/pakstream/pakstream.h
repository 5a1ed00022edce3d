/* Packs bytes into runs: (count, byte), (count, byte), ...
 *
 * Before pak_init() the caller sets allocate, release and context (NULL for
 * malloc and free). Before each pak_run() the caller sets next_in, avail_in,
 * next_out and avail_out; pak_run() moves all four on. */
#ifndef PAKSTREAM_H
#define PAKSTREAM_H

#include <stddef.h>

enum { PAK_OK = 0, PAK_END = 1, PAK_ERROR = -1, PAK_FULL = -2 };

enum pak_flush { PAK_MORE, PAK_FINISH };

struct pak_state;

struct pak_stream {
    const unsigned char *next_in;
    size_t avail_in;
    unsigned char *next_out;
    size_t avail_out;
    size_t total_out;

    void *(*allocate)(void *context, size_t size);
    void (*release)(void *context, void *block);
    void *context;

    struct pak_state *state; /* not for the caller */
};

int pak_init(struct pak_stream *stream);

/* PAK_OK when all input was taken, PAK_END when PAK_FINISH was asked for and
 * everything is written, PAK_FULL when the output ran out. */
int pak_run(struct pak_stream *stream, enum pak_flush flush);

/* Ready for another stream. */
int pak_reset(struct pak_stream *stream);

int pak_end(struct pak_stream *stream);

/* An upper bound for the packed size. */
size_t pak_bound(size_t size);

#endif
