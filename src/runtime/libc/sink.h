/* Sink: where formatted characters go: memory, a stream, or nowhere but into
 * the count. */
#ifndef ASSAY_RUNTIME_LIBC_SINK_H
#define ASSAY_RUNTIME_LIBC_SINK_H

#include <stdarg.h>
#include <stdio.h>

#include "runtime/libc/libc.h"

struct sink {
    size_t length; /* characters added so far, also those that found no room */
    char *memory;
    size_t room;   /* of memory, without the final '\0' */
    FILE *stream;
    char pending[256]; /* of the stream, on the stack when the real library sees it */
    size_t pending_count;
};

void assay_sink_add(struct sink *sink, char c);
void assay_sink_flush(struct sink *sink);
void assay_sink_format(struct sink *sink, const char *format, va_list list);

#endif
