/* Reads the header in front of a compressed stream, in as many pieces as it
 * arrives:
 *
 *     flags   1 byte      GZHEAD_EXTRA, GZHEAD_NAME
 *     length  2 bytes     low byte first; only with GZHEAD_EXTRA
 *     extra   length bytes
 *     name    bytes up to and with a zero; only with GZHEAD_NAME
 */
#ifndef GZHEAD_H
#define GZHEAD_H

#include <stddef.h>

#define GZHEAD_EXTRA 0x04u
#define GZHEAD_NAME 0x08u

enum gzhead_status { GZHEAD_MORE, GZHEAD_DONE };

struct gzhead;

struct gzhead *gzhead_new(void);
void gzhead_free(struct gzhead *head);

/* Starts over with the next stream; the place for extra bytes is kept. */
void gzhead_reset(struct gzhead *head);

/* Where to store the extra bytes: the first SPACE of them are kept, the rest
 * is skipped. The buffer must live as long as headers are read. NULL and 0
 * for no interest, which is also the default. */
void gzhead_keep_extra(struct gzhead *head, unsigned char *buffer, size_t space);

/* Takes the next COUNT bytes. Bytes after the header are not looked at. */
enum gzhead_status gzhead_feed(struct gzhead *head, const unsigned char *bytes, size_t count);

/* Length of the extra field as the header states it, or 0 while unknown. */
size_t gzhead_extra_length(const struct gzhead *head);

/* The name so far, cut to 31 characters. */
const char *gzhead_name(const struct gzhead *head);

#endif
