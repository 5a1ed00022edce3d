#ifndef TXSINK_H
#define TXSINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Buffered output of text through a callback. */

/* Takes up to `count` bytes and returns how many were taken.  0 means that no
 * more can be taken: the sink has then failed and stays so.  Must not return
 * more than `count`, and must not use the sink that calls it. */
typedef size_t (*TxWriteFn)(void *context, const char *bytes, size_t count);

typedef struct TxSink TxSink;

/* buffer_size is 1 to 65536; NULL is returned otherwise, and if memory is out.
 * The context is passed to the function as it is and may be NULL. */
TxSink *TxSink_Open(TxWriteFn write, void *context, size_t buffer_size);

/* Writes out what is left and frees the sink.  Returns false if the sink has
 * failed at any time. */
bool TxSink_Close(TxSink *sink);

/* These return false if the sink has failed. */
bool TxSink_Char(TxSink *sink, char c);
bool TxSink_Text(TxSink *sink, const char *text);
bool TxSink_Bytes(TxSink *sink, const void *bytes, size_t count);
bool TxSink_Repeat(TxSink *sink, char c, uint16_t times);
bool TxSink_Int(TxSink *sink, int64_t value);
bool TxSink_Flush(TxSink *sink);

bool TxSink_Failed(const TxSink *sink);
/* Bytes that the sink has accepted, also those still in its buffer. */
uint64_t TxSink_Total(const TxSink *sink);

#endif
