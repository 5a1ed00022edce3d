#ifndef OUTBUF_H
#define OUTBUF_H

#include <stdbool.h>
#include <stddef.h>

/* A buffer of bytes to which one can write in place. */
typedef struct outbuf outbuf;

#define OUTBUF_MAX 1000000

/* NULL when memory is out. */
outbuf *outbuf_new(void);
void outbuf_free(outbuf *buffer);

size_t outbuf_length(const outbuf *buffer);
/* The bytes, valid until the buffer changes.  There is a 0 behind them, unless
   it was overwritten in reserved room that is not committed. */
const char *outbuf_data(const outbuf *buffer);

/* False when memory is out or the buffer would have more than OUTBUF_MAX
   bytes.  The bytes must not be in the buffer itself. */
bool outbuf_append(outbuf *buffer, const void *bytes, size_t length);
bool outbuf_append_text(outbuf *buffer, const char *text);

/* Room for `length` bytes behind the last one, filled with zeros; NULL when
   memory is out or the buffer would have more than OUTBUF_MAX bytes.  What is
   written there belongs to the buffer after outbuf_commit.  The address is
   good until the next call that changes the buffer. */
void *outbuf_reserve(outbuf *buffer, size_t length);
/* Makes the first `length` bytes of the room part of the buffer.  That must not
   be more than was reserved, and there must be no other change in between. */
void outbuf_commit(outbuf *buffer, size_t length);

/* Shortens the buffer; does nothing when it is not longer. */
void outbuf_truncate(outbuf *buffer, size_t length);
/* Removes bytes at the beginning, all of them when there are no more. */
void outbuf_drain(outbuf *buffer, size_t length);
/* The bytes, which the caller frees, with a 0 behind them; the buffer is empty
   then.  NULL when memory is out. */
char *outbuf_steal(outbuf *buffer);

#endif
