/* zfeed - run-length compression of streams
 *
 * The interface is that of larger compressors: the caller fills in where input
 * is and where output goes, and calls zfeed_run() until all is done.
 *
 *     zfeed z;
 *     zfeed_begin(&z);
 *     z.next_in = text;  z.avail_in = length;
 *     z.next_out = buf;  z.avail_out = sizeof buf;
 *     while (zfeed_run(&z, 1) == ZF_FULL) {
 *         write(fd, buf, sizeof buf - z.avail_out);
 *         z.next_out = buf;  z.avail_out = sizeof buf;
 *     }
 *     write(fd, buf, sizeof buf - z.avail_out);
 *     zfeed_end(&z);
 *
 * The output is pairs of bytes, a count of 1 to 255 and a value.
 */
#ifndef ZFEED_H
#define ZFEED_H

#include <stddef.h>

enum {
    ZF_OK = 0,    /* all input is taken, more can follow */
    ZF_END = 1,   /* all input is taken and all output is written */
    ZF_FULL = 2,  /* more room for output is needed */
    ZF_STATE = -1, /* input after the end of the stream */
    ZF_NOMEM = -2
};

typedef struct zfeed {
    const unsigned char *next_in; /* next byte of input */
    size_t avail_in;              /* bytes there */
    unsigned char *next_out;      /* where the next byte of output goes */
    size_t avail_out;             /* bytes of room there */
    unsigned long long total_in, total_out;
    struct zfeed_state *state;
} zfeed;

/* Opens a stream.  Sets all members, so that next_in and next_out have to be
 * filled in afterwards.  Returns ZF_OK or ZF_NOMEM; after the latter the stream
 * is not open.  Do not call it for a stream that is open. */
int zfeed_begin(zfeed *z);

/* Compresses as much as possible and moves the four members on.  With finish
 * other than 0 there is no more input than what next_in has now, and the call
 * has to be repeated until it returns ZF_END.  The stream must be open. */
int zfeed_run(zfeed *z, int finish);

/* Starts over with another input, as zfeed_begin(), with the memory of an open
 * stream.  Output that is not yet written is lost. */
void zfeed_reset(zfeed *z);

/* Bytes of output that n bytes of input need at most; 0 when that is more than
 * a size_t. */
size_t zfeed_bound(size_t n);

/* Closes an open stream and frees its memory. */
void zfeed_end(zfeed *z);

#endif
