#include "mstream.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define NONE (-1)

struct mstream {
    const unsigned char *in; /* NULL unless reading */
    unsigned char *out;
    size_t size; /* of in; capacity of out */
    size_t pos;
    int writing;
    int back; /* pushed back, or NONE */
};

static MSTREAM *make(void)
{
    MSTREAM *m = calloc(1, sizeof *m);
    if (m)
        m->back = NONE;
    return m;
}

MSTREAM *ms_openr(const void *mem, size_t n)
{
    MSTREAM *m = make();
    if (m) {
        m->in = mem;
        m->size = n;
    }
    return m;
}

MSTREAM *ms_openw(void)
{
    MSTREAM *m = make();
    if (m)
        m->writing = 1;
    return m;
}

void ms_close(MSTREAM *m)
{
    if (!m)
        return;
    free(m->out);
    free(m);
}

void *ms_detach(MSTREAM *m, size_t *n)
{
    void *out = m->out;
    assert(m->writing);
    *n = m->pos;
    free(m);
    return out;
}

static int at_end(const MSTREAM *m)
{
    return m->back == NONE && (m->writing || m->pos == m->size);
}

int ms_getc(MSTREAM *m)
{
    int c = m->back;
    if (c != NONE) {
        m->back = NONE;
        return c;
    }
    if (m->writing || m->pos == m->size)
        return MS_EOF;
    return m->in[m->pos++];
}

void ms_ungetc(MSTREAM *m, int c)
{
    if (c == MS_EOF || m->writing)
        return;
    assert(m->back == NONE);
    m->back = (unsigned char)c;
}

size_t ms_read(MSTREAM *m, void *buf, size_t n)
{
    unsigned char *to = buf;
    size_t i;
    for (i = 0; i < n; i++) {
        int c = ms_getc(m);
        if (c == MS_EOF)
            break;
        to[i] = (unsigned char)c;
    }
    return i;
}

char *ms_gets(MSTREAM *m, char *buf, size_t size)
{
    size_t i = 0;
    int c = 0;
    if (size == 0 || at_end(m))
        return NULL;
    while (i < size - 1 && c != '\n') {
        c = ms_getc(m);
        if (c == MS_EOF)
            break;
        buf[i++] = (char)c;
    }
    buf[i] = '\0';
    return buf;
}

int ms_write(MSTREAM *m, const void *buf, size_t n)
{
    if (!m->writing || n > MS_MAX - m->pos)
        return MS_EOF;
    if (n == 0)
        return 0;
    if (m->pos + n > m->size) {
        size_t size = 2 * m->size > m->pos + n ? 2 * m->size : m->pos + n;
        unsigned char *out = realloc(m->out, size);
        if (!out)
            return MS_EOF;
        m->out = out;
        m->size = size;
    }
    memcpy(m->out + m->pos, buf, n);
    m->pos += n;
    return 0;
}

int ms_putc(MSTREAM *m, int c)
{
    unsigned char byte = (unsigned char)c;
    return ms_write(m, &byte, 1);
}

int ms_puts(MSTREAM *m, const char *s)
{
    return ms_write(m, s, strlen(s));
}

size_t ms_tell(const MSTREAM *m)
{
    return m->pos - (m->back != NONE && m->pos > 0);
}
