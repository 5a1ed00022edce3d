#include "cpionew.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define HEAD 110
#define TRAILER "TRAILER!!!"

enum { OPEN = 1, CLOSED = 2 };

/* ---- writing ---- */

void cpio_begin(cpio_writer *w, cpio_sink *sink, void *ctx)
{
    memset(w, 0, sizeof *w);
    w->sink = sink;
    w->ctx = ctx;
    w->state = OPEN;
}

static int emit(cpio_writer *w, const void *bytes, size_t n)
{
    if (w->failed)
        return -1;
    if (n > 0 && w->sink(w->ctx, bytes, n) != 0) {
        w->failed = 1;
        return -1;
    }
    return 0;
}

/* How many bytes n lacks to a multiple of four. */
static uint32_t padding(size_t n)
{
    return (uint32_t)((4 - n % 4) % 4);
}

static int emit_head(cpio_writer *w, const char *name, uint32_t ino,
                     uint32_t mode, uint32_t mtime, uint32_t size)
{
    char head[HEAD + 1];
    size_t length = strlen(name) + 1;

    snprintf(head, sizeof head,
             "070701%08X%08X%08X%08X%08X%08X%08X%08X%08X%08X%08X%08X%08X",
             (unsigned)ino, (unsigned)mode, 0u, 0u, 1u, (unsigned)mtime,
             (unsigned)size, 0u, 0u, 0u, 0u, (unsigned)length, 0u);
    emit(w, head, HEAD);
    emit(w, name, length);
    return emit(w, "\0\0\0", padding(HEAD + length));
}

int cpio_entry(cpio_writer *w, const char *name, uint32_t mode, uint32_t mtime,
               uint32_t size)
{
    size_t length = strlen(name);

    assert(w->state == OPEN);
    if (w->failed)
        return -1;
    assert(w->left == 0);
    if (length == 0 || length > CPIO_NAME_MAX || strcmp(name, TRAILER) == 0)
        return -1;
    if (emit_head(w, name, ++w->serial, mode, mtime, size) != 0)
        return -1;
    w->left = size;
    w->pad = padding(size);
    return 0;
}

int cpio_data(cpio_writer *w, const void *data, size_t n)
{
    assert(w->state == OPEN);
    if (w->failed)
        return -1;
    assert(n <= w->left);
    if (n == 0)
        return 0;
    if (emit(w, data, n) != 0)
        return -1;
    w->left -= (uint32_t)n;
    if (w->left == 0)
        return emit(w, "\0\0\0", w->pad);
    return 0;
}

uint32_t cpio_left(const cpio_writer *w)
{
    assert(w->state == OPEN);
    return w->left;
}

int cpio_end(cpio_writer *w)
{
    assert(w->state == OPEN);
    assert(w->failed || w->left == 0);
    w->state = CLOSED;
    if (w->failed)
        return -1;
    return emit_head(w, TRAILER, 0, 0, 0, 0);
}

/* ---- reading ---- */

void cpio_open(cpio_reader *r, const void *image, size_t size)
{
    r->image = image;
    r->size = size;
    r->at = 0;
    r->done = 0;
}

/* The i-th field of a head; -1 when it is not eight hexadecimal digits. */
static int number(const unsigned char *head, int i, uint32_t *out)
{
    const unsigned char *p = head + 6 + 8 * i;
    uint32_t v = 0;
    int k;

    for (k = 0; k < 8; k++) {
        uint32_t digit;

        if (p[k] >= '0' && p[k] <= '9')
            digit = (uint32_t)(p[k] - '0');
        else if (p[k] >= 'A' && p[k] <= 'F')
            digit = (uint32_t)(p[k] - 'A') + 10;
        else if (p[k] >= 'a' && p[k] <= 'f')
            digit = (uint32_t)(p[k] - 'a') + 10;
        else
            return -1;
        v = v << 4 | digit;
    }
    *out = v;
    return 0;
}

/* Takes n bytes and what pads them; NULL when the image has not as many. */
static const unsigned char *take(cpio_reader *r, size_t n)
{
    const unsigned char *start;
    size_t rest = r->size - r->at;

    if (n > rest)
        return NULL;
    start = r->image + r->at;
    r->at += n;
    rest -= n;
    if (padding(r->at) > rest)
        r->at = r->size;
    else
        r->at += padding(r->at);
    return start;
}

static int parse(cpio_reader *r, cpio_item *item)
{
    const unsigned char *head, *data;
    uint32_t mode, mtime, size, length;

    if (r->size - r->at < HEAD)
        return -1;
    head = r->image + r->at;
    if (memcmp(head, "070701", 6) != 0)
        return -1;
    if (number(head, 1, &mode) != 0 || number(head, 5, &mtime) != 0 ||
        number(head, 6, &size) != 0 || number(head, 11, &length) != 0)
        return -1;
    if (length < 2 || length > CPIO_NAME_MAX + 1)
        return -1;
    if (!take(r, HEAD + (size_t)length))
        return -1;
    if (memchr(head + HEAD, 0, length) != head + HEAD + length - 1)
        return -1;
    if (strcmp((const char *)head + HEAD, TRAILER) == 0)
        return 0;
    data = take(r, size);
    if (!data)
        return -1;
    item->name = (const char *)head + HEAD;
    item->data = data;
    item->size = size;
    item->mode = mode;
    item->mtime = mtime;
    return 1;
}

int cpio_next(cpio_reader *r, cpio_item *item)
{
    int got;

    if (r->done)
        return r->done > 0 ? 0 : -1;
    got = parse(r, item);
    if (got <= 0)
        r->done = got == 0 ? 1 : -1;
    return got;
}

int cpio_find(const cpio_reader *r, const char *name, cpio_item *item)
{
    cpio_reader all;
    cpio_item found;
    int got;

    cpio_open(&all, r->image, r->size);
    while ((got = cpio_next(&all, &found)) == 1) {
        if (strcmp(found.name, name) == 0) {
            *item = found;
            return 1;
        }
    }
    return got;
}
