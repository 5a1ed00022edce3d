#include "wiremsg.h"

#include <stdlib.h>
#include <string.h>

struct wm_msg {
    uint8_t *buf;
    size_t len, cap, limit;
    size_t open[WM_NEST];
    int depth;
};

wm_msg *wm_new(size_t limit)
{
    wm_msg *m = calloc(1, sizeof *m);

    if (m == NULL)
        return NULL;
    m->limit = limit == 0 || limit > WM_LIMIT ? WM_LIMIT : limit;
    m->cap = 32;
    m->buf = malloc(m->cap);
    if (m->buf == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

void wm_free(wm_msg *m)
{
    if (m == NULL)
        return;
    free(m->buf);
    free(m);
}

void wm_reset(wm_msg *m)
{
    m->len = 0;
    m->depth = 0;
}

static int reserve(wm_msg *m, size_t n)
{
    size_t cap = m->cap;
    uint8_t *buf;

    if (n > m->limit - m->len)
        return WM_EFULL;
    if (m->depth > 0 && m->len + n - (m->open[0] + 2) > 0xffff)
        return WM_EFULL;
    if (n <= cap - m->len)
        return WM_OK;
    while (cap < m->len + n)
        cap *= 2;
    buf = realloc(m->buf, cap);
    if (buf == NULL)
        return WM_EMEM;
    m->buf = buf;
    m->cap = cap;
    return WM_OK;
}

static int number(wm_msg *m, uint32_t v, int size)
{
    int rc = reserve(m, (size_t)size);

    if (rc != WM_OK)
        return rc;
    while (size-- > 0)
        m->buf[m->len++] = (uint8_t)(v >> (8 * size));
    return WM_OK;
}

int wm_u8(wm_msg *m, uint8_t v)
{
    return number(m, v, 1);
}

int wm_u16(wm_msg *m, uint16_t v)
{
    return number(m, v, 2);
}

int wm_u32(wm_msg *m, uint32_t v)
{
    return number(m, v, 4);
}

static int append(wm_msg *m, const uint8_t *data, size_t n)
{
    int rc = reserve(m, n);

    if (rc != WM_OK)
        return rc;
    if (n > 0)
        memcpy(m->buf + m->len, data, n);
    m->len += n;
    return WM_OK;
}

int wm_bytes(wm_msg *m, const void *data, size_t n)
{
    return append(m, data, n);
}

int wm_again(wm_msg *m, size_t off, size_t n)
{
    if (off > m->len || n > m->len - off)
        return WM_ERANGE;
    return append(m, m->buf + off, n);
}

int wm_open(wm_msg *m)
{
    int rc;

    if (m->depth == WM_NEST)
        return WM_ENEST;
    rc = number(m, 0, 2);
    if (rc == WM_OK)
        m->open[m->depth++] = m->len - 2;
    return rc;
}

int wm_close(wm_msg *m)
{
    size_t at, n;

    if (m->depth == 0)
        return WM_ENEST;
    at = m->open[--m->depth];
    n = m->len - at - 2;
    m->buf[at] = (uint8_t)(n >> 8);
    m->buf[at + 1] = (uint8_t)n;
    return WM_OK;
}

size_t wm_size(const wm_msg *m)
{
    return m->len;
}

const uint8_t *wm_data(const wm_msg *m)
{
    return m->buf;
}
