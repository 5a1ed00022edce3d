#include "fourhex.h"

#include <stdlib.h>
#include <string.h>

struct fh_line {
    fh_kind kind;
    size_t size;
    char data[];
};

struct fh_stream {
    unsigned char *bytes;
    size_t start; // of what was not read
    size_t end;
    size_t capacity;
};

fh_stream *fh_open(void)
{
    return calloc(1, sizeof(fh_stream));
}

void fh_close(fh_stream *s)
{
    if (s == NULL)
        return;
    free(s->bytes);
    free(s);
}

size_t fh_pending(const fh_stream *s)
{
    return s->end - s->start;
}

// Room for n bytes behind the end.
static bool make_room(fh_stream *s, size_t n)
{
    size_t pending = fh_pending(s);
    if (n > FH_MAX_PENDING - pending)
        return false;
    if (s->start > 0) {
        memmove(s->bytes, s->bytes + s->start, pending);
        s->start = 0;
        s->end = pending;
    }
    if (pending + n > s->capacity) {
        size_t capacity = 2 * (pending + n);
        unsigned char *wider = realloc(s->bytes, capacity);
        if (wider == NULL)
            return false;
        s->bytes = wider;
        s->capacity = capacity;
    }
    return true;
}

bool fh_feed(fh_stream *s, const void *bytes, size_t n)
{
    if (n == 0)
        return true;
    if (!make_room(s, n))
        return false;
    memcpy(s->bytes + s->end, bytes, n);
    s->end += n;
    return true;
}

static void digits(char to[4], size_t length)
{
    for (int i = 3; i >= 0; i--) {
        to[i] = "0123456789abcdef"[length & 15];
        length >>= 4;
    }
}

bool fh_put(fh_stream *s, const void *payload, size_t n)
{
    if (n > FH_MAX_PAYLOAD || !make_room(s, n + 4))
        return false;
    char head[4];
    digits(head, n + 4);
    return fh_feed(s, head, 4) && fh_feed(s, payload, n);
}

bool fh_mark(fh_stream *s, fh_kind kind)
{
    switch (kind) {
    case FH_FLUSH:
        return fh_feed(s, "0000", 4);
    case FH_DELIM:
        return fh_feed(s, "0001", 4);
    default:
        return false;
    }
}

static int hex(unsigned char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static fh_line *line_new(fh_kind kind, const void *data, size_t size)
{
    fh_line *line = malloc(sizeof *line + size + 1);
    if (line == NULL)
        return NULL;
    line->kind = kind;
    line->size = size;
    if (size > 0)
        memcpy(line->data, data, size);
    line->data[size] = '\0';
    return line;
}

// Takes one frame off the stream.
static fh_status take(fh_stream *s, fh_line **line)
{
    *line = NULL;
    size_t pending = fh_pending(s);
    if (pending < 4)
        return FH_MORE;
    const unsigned char *at = s->bytes + s->start;
    size_t length = 0;
    for (int i = 0; i < 4; i++) {
        int digit = hex(at[i]);
        if (digit < 0)
            return FH_MALFORMED;
        length = length * 16 + (size_t)digit;
    }
    if (length == 2 || length == 3 || length > FH_MAX_PAYLOAD + 4)
        return FH_MALFORMED;
    if (length > pending)
        return FH_MORE;
    size_t taken = length < 4 ? 4 : length;
    if (length != 4) {
        if (length < 4)
            *line = line_new(length == 0 ? FH_FLUSH : FH_DELIM, NULL, 0);
        else
            *line = line_new(FH_DATA, at + 4, length - 4);
        if (*line == NULL)
            return FH_NOMEM;
    }
    s->start += taken;
    return FH_OK;
}

fh_line *fh_next(fh_stream *s, fh_status *status)
{
    fh_line *line;
    fh_status result;
    do
        result = take(s, &line);
    while (result == FH_OK && line == NULL);
    if (status != NULL)
        *status = result;
    return line;
}

long fh_skip(fh_stream *s)
{
    fh_line *line;
    for (long dropped = 0; take(s, &line) == FH_OK; dropped++) {
        bool last = line->kind == FH_FLUSH;
        fh_line_free(line);
        if (last)
            return dropped;
    }
    return -1;
}

fh_kind fh_line_kind(const fh_line *line)
{
    return line->kind;
}

const char *fh_line_data(const fh_line *line)
{
    return line->data;
}

size_t fh_line_size(const fh_line *line)
{
    return line->size;
}

bool fh_line_is(const fh_line *line, const char *text)
{
    size_t size = line->size;
    if (line->kind != FH_DATA)
        return false;
    if (size > 0 && line->data[size - 1] == '\n')
        size--;
    return strlen(text) == size && memcmp(line->data, text, size) == 0;
}

void fh_line_free(fh_line *line)
{
    free(line);
}
