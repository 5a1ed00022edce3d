#include "jescz.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum phase { OPENING, BODY, CLOSING, DONE };

struct jescz_state {
    int flags;
    enum phase phase;
    unsigned char pending[6];
    unsigned count; /* of pending bytes */
    unsigned sent;  /* of these */
};

int jescz_init(jescz_stream *strm, int flags)
{
    strm->state = NULL;
    strm->total_in = strm->total_out = 0;
    if (flags & ~(JESCZ_ASCII | JESCZ_QUOTE))
        return JESCZ_STREAM_ERROR;
    strm->state = calloc(1, sizeof *strm->state);
    if (strm->state == NULL)
        return JESCZ_MEM_ERROR;
    strm->state->flags = flags;
    return JESCZ_OK;
}

int jescz_reset(jescz_stream *strm)
{
    if (strm->state == NULL)
        return JESCZ_STREAM_ERROR;
    *strm->state = (struct jescz_state){.flags = strm->state->flags};
    strm->total_in = strm->total_out = 0;
    return JESCZ_OK;
}

int jescz_end(jescz_stream *strm)
{
    if (strm->state == NULL)
        return JESCZ_STREAM_ERROR;
    free(strm->state);
    strm->state = NULL;
    return JESCZ_OK;
}

static void pend(struct jescz_state *s, const char *bytes, unsigned count)
{
    memcpy(s->pending, bytes, count);
    s->count = count;
    s->sent = 0;
}

static void escape(struct jescz_state *s, unsigned char c)
{
    static const char hex[] = "0123456789abcdef", plain[] = "\"\\\b\f\n\r\t", shorts[] = "\"\\bfnrt";
    const char *at = c != 0 ? strchr(plain, c) : NULL;
    if (at != NULL) {
        pend(s, (const char[]){'\\', shorts[at - plain]}, 2);
    } else if (c < 0x20 || (c > 0x7e && (s->flags & JESCZ_ASCII))) {
        pend(s, (const char[]){'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]}, 6);
    } else {
        s->pending[0] = c;
        s->count = 1;
        s->sent = 0;
    }
}

/* Hands out pending bytes; whether all went. */
static int drain(jescz_stream *strm)
{
    struct jescz_state *s = strm->state;
    while (s->sent < s->count && strm->avail_out > 0) {
        *strm->next_out++ = s->pending[s->sent++];
        strm->avail_out--;
        strm->total_out++;
    }
    return s->sent == s->count;
}

int jescz_run(jescz_stream *strm, int finish)
{
    struct jescz_state *s = strm->state;
    if (s == NULL)
        return JESCZ_STREAM_ERROR;
    if (s->phase == DONE)
        return JESCZ_STREAM_END;
    size_t in = strm->total_in, out = strm->total_out;
    while (drain(strm)) {
        if (s->phase == OPENING) {
            s->phase = BODY;
            if (s->flags & JESCZ_QUOTE)
                pend(s, "\"", 1);
        } else if (s->phase == CLOSING) {
            s->phase = DONE;
            return JESCZ_STREAM_END;
        } else if (strm->avail_in > 0) {
            escape(s, *strm->next_in++);
            strm->avail_in--;
            strm->total_in++;
        } else if (finish) {
            s->phase = CLOSING;
            if (s->flags & JESCZ_QUOTE)
                pend(s, "\"", 1);
        } else {
            break;
        }
    }
    return strm->total_in != in || strm->total_out != out ? JESCZ_OK : JESCZ_BUF_ERROR;
}

size_t jescz_bound(size_t len)
{
    return len > (SIZE_MAX - 2) / 6 ? 0 : len * 6 + 2;
}

size_t jescz_memory(void *dst, const void *src, size_t len, int flags)
{
    jescz_stream strm = {0};
    if (jescz_init(&strm, flags) != JESCZ_OK)
        return 0;
    strm.next_in = src;
    strm.avail_in = len;
    strm.next_out = dst;
    strm.avail_out = jescz_bound(len);
    jescz_run(&strm, 1);
    jescz_end(&strm);
    return strm.total_out;
}
