#include "chunkwr.h"

#include <stdlib.h>
#include <string.h>

static int make_id(const char *text, unsigned char id[4])
{
    size_t n = strlen(text);
    if (n < 1 || n > 4)
        return 0;
    memset(id, ' ', 4);
    memcpy(id, text, n);
    return 1;
}

static void store32(unsigned char *p, uint32_t v)
{
    p[0] = (unsigned char)v;
    p[1] = (unsigned char)(v >> 8);
    p[2] = (unsigned char)(v >> 16);
    p[3] = (unsigned char)(v >> 24);
}

static uint32_t load32(const unsigned char *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Room for n more bytes. */
static int reserve(struct chunkwr *w, size_t n)
{
    size_t need, cap;
    unsigned char *buf;

    if (n > CW_LIMIT - w->cw_len)
        return CW_ELIMIT;
    need = w->cw_len + n;
    if (need <= w->cw_cap)
        return CW_OK;
    cap = w->cw_cap + w->cw_cap / 2;
    if (cap < need)
        cap = need;
    buf = realloc(w->cw_buf, cap);
    if (!buf)
        return CW_ENOMEM;
    w->cw_buf = buf;
    w->cw_cap = cap;
    return CW_OK;
}

int cw_init(struct chunkwr *w, const char *form)
{
    unsigned char id[4];

    memset(w, 0, sizeof *w);
    if (!make_id(form, id))
        return CW_EID;
    w->cw_buf = malloc(12);
    if (!w->cw_buf)
        return CW_ENOMEM;
    w->cw_cap = w->cw_len = 12;
    memcpy(w->cw_buf, "RIFF", 4);
    store32(w->cw_buf + 4, 4);
    memcpy(w->cw_buf + 8, id, 4);
    return CW_OK;
}

int cw_begin(struct chunkwr *w, const char *id)
{
    unsigned char name[4];
    int status;

    if (!w->cw_buf)
        return CW_ESTATE;
    if (!make_id(id, name))
        return CW_EID;
    if (w->cw_depth == CW_DEPTH)
        return CW_EDEPTH;
    /* a chunk begins at an even place */
    status = reserve(w, 8 + (w->cw_len & 1));
    if (status != CW_OK)
        return status;
    if (w->cw_len & 1)
        w->cw_buf[w->cw_len++] = 0;
    memcpy(w->cw_buf + w->cw_len, name, 4);
    store32(w->cw_buf + w->cw_len + 4, 0);
    w->cw_len += 8;
    w->cw_open[w->cw_depth++] = w->cw_len;
    return CW_OK;
}

int cw_put(struct chunkwr *w, const void *data, size_t n)
{
    int status;

    if (!w->cw_buf)
        return CW_ESTATE;
    if (w->cw_depth == 0)
        return CW_ENONE;
    status = reserve(w, n);
    if (status != CW_OK)
        return status;
    if (n)
        memcpy(w->cw_buf + w->cw_len, data, n);
    w->cw_len += n;
    return CW_OK;
}

int cw_put16(struct chunkwr *w, uint16_t value)
{
    unsigned char b[2] = {(unsigned char)value, (unsigned char)(value >> 8)};
    return cw_put(w, b, sizeof b);
}

int cw_put32(struct chunkwr *w, uint32_t value)
{
    unsigned char b[4];
    store32(b, value);
    return cw_put(w, b, sizeof b);
}

int cw_end(struct chunkwr *w)
{
    size_t start, n;

    if (!w->cw_buf)
        return CW_ESTATE;
    if (w->cw_depth == 0)
        return CW_ENONE;
    start = w->cw_open[w->cw_depth - 1];
    n = w->cw_len - start;
    if (n & 1) {
        if (w->cw_len == CW_LIMIT)
            return CW_ELIMIT;
        w->cw_buf[w->cw_len++] = 0;
    }
    store32(w->cw_buf + start - 4, (uint32_t)n);
    w->cw_depth--;
    return CW_OK;
}

int cw_depth(const struct chunkwr *w)
{
    return w->cw_depth;
}

unsigned char *cw_finish(struct chunkwr *w, size_t *size)
{
    unsigned char *file;

    *size = 0;
    if (!w->cw_buf)
        return NULL;
    while (w->cw_depth > 0) {
        if (cw_end(w) != CW_OK) {
            cw_drop(w);
            return NULL;
        }
    }
    file = w->cw_buf;
    *size = w->cw_len;
    store32(file + 4, (uint32_t)(w->cw_len - 8));
    w->cw_buf = NULL;
    cw_drop(w);
    return file;
}

void cw_drop(struct chunkwr *w)
{
    free(w->cw_buf);
    memset(w, 0, sizeof *w);
}

const unsigned char *cw_find(const unsigned char *file, size_t size, const char *id, size_t *n)
{
    unsigned char name[4];
    size_t at = 12;

    if (!make_id(id, name) || size < 12 || memcmp(file, "RIFF", 4) != 0)
        return NULL;
    while (at <= size && size - at >= 8) {
        size_t length = load32(file + at + 4);
        if (length > size - at - 8)
            return NULL;
        if (memcmp(file + at, name, 4) == 0) {
            *n = length;
            return file + at + 8;
        }
        at += 8 + length;
        if (length & 1)
            at++;
    }
    return NULL;
}
