#include "strbuf.h"

#include <stdlib.h>
#include <string.h>

void strbuf_init(strbuf *buf)
{
    memset(buf, 0, sizeof *buf);
}

void strbuf_fini(strbuf *buf)
{
    free(buf->data);
    strbuf_init(buf);
}

static int grow(strbuf *buf, size_t more)
{
    size_t needed = buf->length + more;
#ifndef SEEDED_BUG /* no room for the terminator */
    needed++;
#endif
    if (needed <= buf->capacity)
        return 0;
    char *data = realloc(buf->data, needed * 2);
    if (!data)
        return -1;
    buf->data = data;
    buf->capacity = needed * 2;
    return 0;
}

int strbuf_append_bytes(strbuf *buf, const void *bytes, size_t length)
{
    if (grow(buf, length) != 0)
        return -1;
    if (length)
        memcpy(buf->data + buf->length, bytes, length);
    buf->length += length;
    if (buf->data)
        buf->data[buf->length] = 0;
    return 0;
}

int strbuf_append(strbuf *buf, const char *text)
{
    return strbuf_append_bytes(buf, text, strlen(text));
}

int strbuf_putc(strbuf *buf, char c)
{
    return strbuf_append_bytes(buf, &c, 1);
}

void strbuf_truncate(strbuf *buf, size_t length)
{
    if (length < buf->length) {
        buf->length = length;
        buf->data[length] = 0;
    }
}

const char *strbuf_str(const strbuf *buf)
{
    return buf->data ? buf->data : "";
}

char *strbuf_detach(strbuf *buf)
{
    char *data = buf->data ? buf->data : calloc(1, 1);
    strbuf_init(buf);
    return data;
}
