#ifndef MPAHEAD_H
#define MPAHEAD_H

#include <stddef.h>
#include <stdint.h>

/* MPEG audio frame headers: parsing, resynchronising, walking a stream. */

typedef struct mpa_header {
    int version;        /* 10, 20 or 25 for MPEG 1, 2, 2.5 */
    int layer;          /* 1, 2, 3 */
    unsigned kbps;
    unsigned rate;      /* Hz */
    int channels;       /* 1 or 2 */
    int padding;        /* 0 or 1 */
    int crc;            /* 1 if a checksum follows the header */
} mpa_header;

enum { MPA_OK = 0, MPA_ENOSYNC = -1, MPA_ERESERVED = -2, MPA_EFREE = -3 };

/* Reads the four bytes at p.  On failure *h is not written. */
int mpa_parse(const unsigned char *p, mpa_header *h);

unsigned mpa_frame_samples(const mpa_header *h);
/* whole frame with its header; 0 if h makes no sense */
size_t mpa_frame_bytes(const mpa_header *h);

/* Whether b could follow a in one stream. */
int mpa_compatible(const mpa_header *a, const mpa_header *b);

/* Offset of the first parsable header at or after from; len if none. */
size_t mpa_sync(const unsigned char *buf, size_t len, size_t from, mpa_header *h);

/* Calls fn for each complete frame; stops when fn returns other than 0.
 * Returns the number of calls. */
typedef int (*mpa_frame_fn)(void *user, const mpa_header *h, const unsigned char *frame, size_t n);
size_t mpa_walk(const unsigned char *buf, size_t len, mpa_frame_fn fn, void *user);

/* Playing time of all complete frames in microseconds. */
uint64_t mpa_duration(const unsigned char *buf, size_t len);

#endif
