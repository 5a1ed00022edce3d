/* <stdio.h>: printing to memory and to streams.  Streams themselves are the
 * real library's; what it gets is on the stack. */
#include <limits.h>

#include "runtime/libc/sink.h"

void assay_sink_flush(struct sink *sink)
{
    if (sink->pending_count)
        fwrite(sink->pending, 1, sink->pending_count, sink->stream);
    sink->pending_count = 0;
}

void assay_sink_add(struct sink *sink, char c)
{
    if (sink->length < sink->room)
        sink->memory[sink->length] = c;
    sink->length++;
    if (!sink->stream)
        return;
    if (sink->pending_count == sizeof sink->pending)
        assay_sink_flush(sink);
    sink->pending[sink->pending_count++] = c;
}

static int result_of(const struct sink *sink)
{
    return sink->length > INT_MAX ? -1 : (int)sink->length;
}

/* The fields alone: the buffer need not be cleared. */
static void sink_init(struct sink *sink, char *memory, size_t room, FILE *stream)
{
    sink->length = 0;
    sink->memory = memory;
    sink->room = room;
    sink->stream = stream;
    sink->pending_count = 0;
}

/* Arguments by number ("%2$d") need all types before the first is taken: the
 * real function does these, and is named if it gets to see what it should not. */
static bool has_positions(const char *format)
{
    while ((format = WOVEN(strchr)(format, '%'))) {
        format++;
        const char *end = format;
        while (*end >= '0' && *end <= '9')
            end++;
        if (*end == '$' && end > format)
            return true;
        if (*format == '%')
            format++;
    }
    return false;
}

/* ---- to memory ---- */

int WOVEN(vsnprintf)(char *to, size_t size, const char *format, va_list list)
{
    struct sink sink;
    if (has_positions(format))
        return vsnprintf(to, size, format, list);
    sink_init(&sink, to, size ? size - 1 : 0, NULL);
    assay_sink_format(&sink, format, list);
    if (size)
        to[sink.length < sink.room ? sink.length : sink.room] = '\0';
    return result_of(&sink);
}

int WOVEN(vsprintf)(char *to, const char *format, va_list list)
{
    return WOVEN(vsnprintf)(to, SIZE_MAX, format, list);
}

int WOVEN(vasprintf)(char **to, const char *format, va_list list)
{
    int length = WOVEN(vsnprintf)(NULL, 0, format, list);
    *to = WOVEN(malloc)((size_t)length + 1);
    return WOVEN(vsnprintf)(*to, (size_t)length + 1, format, list);
}

/* room: of the destination, where the compiler knows it. */
int WOVEN(__vsnprintf_chk)(char *to, size_t size, int flag, size_t room, const char *format, va_list list)
{
    (void)flag;
    if (size > room)
        WOVEN(__chk_fail)();
    return WOVEN(vsnprintf)(to, size, format, list);
}

int WOVEN(__vsprintf_chk)(char *to, int flag, size_t room, const char *format, va_list list)
{
    (void)flag;
    int length = WOVEN(vsnprintf)(to, room, format, list);
    if (length >= 0 && (size_t)length >= room)
        WOVEN(__chk_fail)();
    return length;
}

/* ---- to streams ---- */

int WOVEN(vfprintf)(FILE *stream, const char *format, va_list list)
{
    struct sink sink;
    if (has_positions(format))
        return vfprintf(stream, format, list);
    sink_init(&sink, NULL, 0, stream);
    assay_sink_format(&sink, format, list);
    assay_sink_flush(&sink);
    return result_of(&sink);
}

int WOVEN(vprintf)(const char *format, va_list list)
{
    return WOVEN(vfprintf)(stdout, format, list);
}

size_t WOVEN(fwrite)(const void *from, size_t size, size_t count, FILE *stream)
{
    struct sink sink;
    sink_init(&sink, NULL, 0, stream);
    for (size_t i = 0; i < size * count; i++)
        assay_sink_add(&sink, ((const char *)from)[i]);
    assay_sink_flush(&sink);
    return size ? count : 0;
}

int WOVEN(fputs)(const char *s, FILE *stream)
{
    WOVEN(fwrite)(s, 1, WOVEN(strlen)(s), stream);
    return 1;
}

int WOVEN(puts)(const char *s)
{
    WOVEN(fputs)(s, stdout);
    return putchar('\n') == '\n' ? 1 : EOF;
}

/* ---- with their arguments in place ---- */

#define FORWARD(call)       \
    va_list list;           \
    va_start(list, format); \
    int length = call;      \
    va_end(list);           \
    return length

int WOVEN(snprintf)(char *to, size_t size, const char *format, ...)
{
    FORWARD(WOVEN(vsnprintf)(to, size, format, list));
}

int WOVEN(sprintf)(char *to, const char *format, ...)
{
    FORWARD(WOVEN(vsprintf)(to, format, list));
}

int WOVEN(asprintf)(char **to, const char *format, ...)
{
    FORWARD(WOVEN(vasprintf)(to, format, list));
}

int WOVEN(__snprintf_chk)(char *to, size_t size, int flag, size_t room, const char *format, ...)
{
    FORWARD(WOVEN(__vsnprintf_chk)(to, size, flag, room, format, list));
}

int WOVEN(__sprintf_chk)(char *to, int flag, size_t room, const char *format, ...)
{
    FORWARD(WOVEN(__vsprintf_chk)(to, flag, room, format, list));
}

int WOVEN(fprintf)(FILE *stream, const char *format, ...)
{
    FORWARD(WOVEN(vfprintf)(stream, format, list));
}

int WOVEN(printf)(const char *format, ...)
{
    FORWARD(WOVEN(vfprintf)(stdout, format, list));
}

int WOVEN(__fprintf_chk)(FILE *stream, int flag, const char *format, ...)
{
    (void)flag;
    FORWARD(WOVEN(vfprintf)(stream, format, list));
}

int WOVEN(__printf_chk)(int flag, const char *format, ...)
{
    (void)flag;
    FORWARD(WOVEN(vfprintf)(stdout, format, list));
}
