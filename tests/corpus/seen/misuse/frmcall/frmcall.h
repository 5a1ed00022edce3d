#ifndef FRMCALL_H
#define FRMCALL_H
#include <stddef.h>

/* Reassembles frames from a byte stream.  On the wire a frame is its length
 * (two bytes, big-endian) and its payload.
 *
 * Input is pushed with fc_feed in pieces of any size; the handler is called
 * from within fc_feed, once for each complete frame. */

typedef struct fc fc;

/* The payload belongs to the assembler and is gone when the handler returns.
 * A return value other than 0 makes fc_feed return at once.
 *
 * The handler must not call fc_feed, fc_reset or fc_free on its own
 * assembler.  Everything else is fine. */
typedef int (*fc_handler)(void *user, const unsigned char *payload, size_t len);

enum { FC_OK = 0, FC_ETOOLONG = -1, FC_EMEM = -2, FC_STOPPED = -3 };

/* limit is the longest payload to accept (65535 and above: all).
 * NULL if handler is NULL or memory is out. */
fc *fc_new(fc_handler handler, void *user, size_t limit);
void fc_free(fc *f);

/* Takes n bytes.  After FC_ETOOLONG or FC_EMEM the assembler takes no more
 * input (the error comes again) until fc_reset.  *taken, if taken is not
 * NULL, is the number of bytes consumed; after FC_STOPPED the caller may go
 * on with the rest. */
int fc_feed(fc *f, const void *data, size_t n, size_t *taken);

/* Forgets an incomplete frame and any error. */
void fc_reset(fc *f);

void fc_set_handler(fc *f, fc_handler handler, void *user);  /* NULL: frames are skipped */
unsigned long fc_frames(const fc *f);                        /* complete ones so far */
int fc_midframe(const fc *f);                                /* 1 within a frame */

#endif
