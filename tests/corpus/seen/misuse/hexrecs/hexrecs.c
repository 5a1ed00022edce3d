#include "hexrecs.h"

#include <stdlib.h>
#include <string.h>

struct hex_writer {
    hex_sink *sink;
    void *arg;
    uint32_t start;  /* address of the first pending byte */
    uint32_t upper;  /* upper half that the lines have told so far */
    unsigned width, pending;
    int failed;
    uint8_t data[HEX_WIDTH_MAX];
};

static const char digits[] = "0123456789ABCDEF";

static char *put_byte(char *p, uint8_t byte, uint8_t *sum)
{
    *p++ = digits[byte >> 4];
    *p++ = digits[byte & 15];
    *sum = (uint8_t)(*sum + byte);
    return p;
}

size_t hex_print(const hex_record *r, char *buffer)
{
    char *p = buffer;
    uint8_t sum = 0;

    *p++ = ':';
    p = put_byte(p, r->length, &sum);
    p = put_byte(p, (uint8_t)(r->address >> 8), &sum);
    p = put_byte(p, (uint8_t)r->address, &sum);
    p = put_byte(p, r->type, &sum);
    for (unsigned i = 0; i < r->length; i++)
        p = put_byte(p, r->data[i], &sum);
    p = put_byte(p, (uint8_t)(0x100 - sum), &sum);
    *p++ = '\n';
    *p = '\0';
    return (size_t)(p - buffer);
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

/* Reads two digits; -1 if they are not there. */
static int take_byte(const char **s, uint8_t *sum)
{
    int high = digit(**s), low;

    if (high < 0)
        return -1;
    low = digit((*s)[1]);
    if (low < 0)
        return -1;
    *s += 2;
    *sum = (uint8_t)(*sum + (high << 4 | low));
    return high << 4 | low;
}

int hex_parse(const char *line, hex_record *r)
{
    uint8_t sum = 0;
    int head[4], byte;

    if (*line != ':')
        return -1;
    line++;
    for (int i = 0; i < 4; i++)
        if ((head[i] = take_byte(&line, &sum)) < 0)
            return -1;
    memset(r, 0, sizeof *r);
    r->length = (uint8_t)head[0];
    r->address = (uint16_t)(head[1] << 8 | head[2]);
    r->type = (uint8_t)head[3];
    for (int i = 0; i < head[0]; i++) {
        if ((byte = take_byte(&line, &sum)) < 0)
            return -1;
        r->data[i] = (uint8_t)byte;
    }
    if (take_byte(&line, &sum) < 0)
        return -1;
    if (*line == '\r')
        line++;
    if (*line == '\n')
        line++;
    if (*line != '\0')
        return -1;
    return sum == 0 ? 0 : -2;
}

static void send(hex_writer *w, uint8_t type, uint16_t address, const uint8_t *data, unsigned n)
{
    char line[HEX_LINE_SIZE];
    hex_record r;
    size_t length;

    if (w->failed)
        return;
    r.length = (uint8_t)n;
    r.type = type;
    r.address = address;
    if (n > 0)
        memcpy(r.data, data, n);
    length = hex_print(&r, line);
    if (w->sink(w->arg, line, length) != 0)
        w->failed = 1;
}

/* Sends the pending bytes, which do not cross a border of 64 KiB. */
static void flush(hex_writer *w)
{
    uint32_t upper = w->start >> 16;

    if (w->pending == 0)
        return;
    if (upper != w->upper) {
        uint8_t data[2] = {(uint8_t)(upper >> 8), (uint8_t)upper};

        send(w, HEX_LINEAR, 0, data, 2);
        w->upper = upper;
    }
    send(w, HEX_DATA, (uint16_t)w->start, w->data, w->pending);
    w->start += w->pending;
    w->pending = 0;
}

hex_writer *hex_open(hex_sink *sink, void *arg)
{
    hex_writer *w = calloc(1, sizeof *w);

    if (w == NULL)
        return NULL;
    w->sink = sink;
    w->arg = arg;
    w->width = 16;
    return w;
}

void hex_width(hex_writer *w, unsigned bytes)
{
    w->width = bytes;
}

int hex_seek(hex_writer *w, uint32_t address)
{
    if (address != w->start + w->pending) {
        flush(w);
        w->start = address;
    }
    return w->failed ? -1 : 0;
}

int hex_put(hex_writer *w, const void *bytes, size_t n)
{
    const uint8_t *s = bytes;

    for (size_t i = 0; i < n && !w->failed; i++) {
        w->data[w->pending++] = s[i];
        if (w->pending == w->width || ((w->start + w->pending) & 0xffff) == 0)
            flush(w);
    }
    return w->failed ? -1 : 0;
}

uint32_t hex_tell(const hex_writer *w)
{
    return w->start + w->pending;
}

int hex_close(hex_writer *w)
{
    int failed;

    flush(w);
    send(w, HEX_END, 0, NULL, 0);
    failed = w->failed;
    free(w);
    return failed ? -1 : 0;
}
