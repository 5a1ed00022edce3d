/* Decodes run-length coded data that arrives in pieces.
 *
 *     'R' 'L'                       header, once
 *     count byte                    repeated: BYTE, COUNT times (1..255)
 *     0 high low                    end, with the checksum of all decoded bytes
 */
#ifndef UNRLE_H
#define UNRLE_H

#include <stddef.h>

enum unrle_result {
    UNRLE_MORE = 0,    /* all input taken, the end not seen */
    UNRLE_END = 1,     /* checksum right */
    UNRLE_CORRUPT = -1,
    UNRLE_NO_ROOM = -2 /* output full; feed the rest again with more room */
};

typedef struct unrle unrle;

unrle *unrle_new(void);
void unrle_free(unrle *u);

/* Ready for the next stream. */
void unrle_reset(unrle *u);

/* Takes from IN and writes to OUT. *in_count and *out_count hold the sizes
 * before, and how much was used of them after the call. */
enum unrle_result unrle_feed(unrle *u, const unsigned char *in, size_t *in_count, unsigned char *out,
                             size_t *out_count);

/* Go on after damage, or in the middle of a stream: whatever comes next is
 * taken as the start of a run. */
void unrle_sync(unrle *u);

/* Number of bytes decoded since the last reset. */
size_t unrle_total(const unrle *u);

#endif
