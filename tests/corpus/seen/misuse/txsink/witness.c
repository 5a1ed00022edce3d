#include "txsink.h"

#include <stdlib.h>
#include <string.h>

struct store {
    char text[200];
    size_t length;
    size_t limit;
};

static size_t keep(void *context, const char *bytes, size_t count)
{
    struct store *store = context;
    if (count > store->limit)
        count = store->limit;
    if (count > sizeof store->text - store->length)
        count = sizeof store->text - store->length;
    memcpy(store->text + store->length, bytes, count);
    store->length += count;
    return count;
}

#ifndef LEGAL
static size_t boast(void *context, const char *bytes, size_t count)
{
    (void)context, (void)bytes;
    return count + 1;
}

static TxSink *self;

static size_t recurse(void *context, const char *bytes, size_t count)
{
    (void)context;
    TxSink_Bytes(self, bytes, count);
    return count;
}
#endif

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    static struct store store = {.limit = 3};
    TxSink *sink = TxSink_Open(keep, &store, 4);
    if (!TxSink_Text(sink, "hello") || !TxSink_Char(sink, ' ') || !TxSink_Int(sink, INT64_MIN) || !TxSink_Text(sink, "") ||
        !TxSink_Repeat(sink, '-', 3) || !TxSink_Bytes(sink, NULL, 0) || TxSink_Total(sink) != 29)
        return 2;
    if (!TxSink_Flush(sink) || !TxSink_Flush(sink) || store.length != 29 ||
        memcmp(store.text, "hello -9223372036854775808---", 29) != 0)
        return 2;
    if (TxSink_Repeat(sink, 'x', UINT16_MAX) || !TxSink_Failed(sink) || TxSink_Char(sink, 'y') || TxSink_Flush(sink) ||
        TxSink_Close(sink))
        return 2;
    if (TxSink_Open(keep, NULL, 0) != NULL || TxSink_Open(keep, NULL, SIZE_MAX) != NULL)
        return 2;
    return !TxSink_Close(TxSink_Open(keep, NULL, 1));
#else
    TxSink *sink = NULL;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sink = TxSink_Open(boast, NULL, 8);
        TxSink_Char(sink, 'a');
        TxSink_Flush(sink);
        break;
    case 2:
        self = TxSink_Open(recurse, NULL, 8);
        TxSink_Char(self, 'a');
        TxSink_Flush(self);
        break;
    case 3:
        sink = TxSink_Open(recurse, NULL, 8);
        TxSink_Close(sink);
        TxSink_Char(sink, 'a');
        break;
    case 4:
        sink = TxSink_Open(NULL, NULL, 8);
        TxSink_Char(sink, 'a');
        TxSink_Close(sink);
        break;
    case 5:
        sink = TxSink_Open(recurse, NULL, 80);
        TxSink_Bytes(sink, malloc(3), 10);
        break;
    case 6: {
        struct store *store = calloc(1, sizeof *store);
        sink = TxSink_Open(keep, store, 8);
        TxSink_Char(sink, 'a');
        free(store);
        TxSink_Close(sink);
        break;
    }
    }
    return 0;
#endif
}
