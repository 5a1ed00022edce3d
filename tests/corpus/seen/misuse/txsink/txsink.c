#include "txsink.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct TxSink {
    TxWriteFn write;
    void *context;
    bool failed;
    bool busy;
    uint64_t total;
    size_t size;
    size_t used;
    char buffer[];
};

TxSink *TxSink_Open(TxWriteFn write, void *context, size_t buffer_size)
{
    assert(write != NULL);
    if (buffer_size < 1 || buffer_size > 65536)
        return NULL;
    TxSink *sink = malloc(sizeof *sink + buffer_size);
    if (sink == NULL)
        return NULL;
    sink->write = write;
    sink->context = context;
    sink->failed = false;
    sink->busy = false;
    sink->total = 0;
    sink->size = buffer_size;
    sink->used = 0;
    return sink;
}

static bool drain(TxSink *sink)
{
    size_t done = 0;
    while (!sink->failed && done < sink->used) {
        sink->busy = true;
        size_t taken = sink->write(sink->context, sink->buffer + done, sink->used - done);
        sink->busy = false;
        assert(taken <= sink->used - done);
        if (taken == 0)
            sink->failed = true;
        done += taken;
    }
    sink->used = 0;
    return !sink->failed;
}

bool TxSink_Bytes(TxSink *sink, const void *bytes, size_t count)
{
    assert(!sink->busy);
    const char *at = bytes;
    while (count > 0 && !sink->failed) {
        size_t room = sink->size - sink->used, part = count < room ? count : room;
        memcpy(sink->buffer + sink->used, at, part);
        sink->used += part;
        sink->total += part;
        at += part;
        count -= part;
        if (sink->used == sink->size)
            drain(sink);
    }
    return !sink->failed;
}

bool TxSink_Char(TxSink *sink, char c)
{
    return TxSink_Bytes(sink, &c, 1);
}

bool TxSink_Text(TxSink *sink, const char *text)
{
    return TxSink_Bytes(sink, text, strlen(text));
}

bool TxSink_Repeat(TxSink *sink, char c, uint16_t times)
{
    for (; times > 0; times--)
        if (!TxSink_Char(sink, c))
            return false;
    return !sink->failed;
}

bool TxSink_Int(TxSink *sink, int64_t value)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%" PRId64, value);
    return TxSink_Text(sink, digits);
}

bool TxSink_Flush(TxSink *sink)
{
    assert(!sink->busy);
    return drain(sink);
}

bool TxSink_Close(TxSink *sink)
{
    bool good = TxSink_Flush(sink);
    free(sink);
    return good;
}

bool TxSink_Failed(const TxSink *sink)
{
    return sink->failed;
}

uint64_t TxSink_Total(const TxSink *sink)
{
    return sink->total;
}
