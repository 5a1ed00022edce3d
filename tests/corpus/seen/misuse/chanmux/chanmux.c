#include "chanmux.h"

#include <stdlib.h>
#include <string.h>

struct cmux_chan {
    cmux *mux;
    int number;
    cmux_receive *receive;
    void *user;
    uint64_t received;
};

struct cmux {
    cmux_chan *chan[CMUX_CHANNELS];
    uint8_t pending[CMUX_PENDING];
    size_t pending_len;
    uint8_t packet[2 + 255]; /* the incomplete one */
    size_t packet_len;
    int busy;
};

cmux *cmux_new(void)
{
    return calloc(1, sizeof(cmux));
}

void cmux_free(cmux *m)
{
    if (m == NULL)
        return;
    for (int i = 0; i < CMUX_CHANNELS; i++)
        free(m->chan[i]);
    free(m);
}

cmux_chan *cmux_open(cmux *m, cmux_receive *receive, void *user)
{
    int i = 0;
    while (i < CMUX_CHANNELS && m->chan[i] != NULL)
        i++;
    if (i == CMUX_CHANNELS)
        return NULL;
    cmux_chan *ch = calloc(1, sizeof *ch);
    if (ch == NULL)
        return NULL;
    ch->mux = m;
    ch->number = i;
    ch->receive = receive;
    ch->user = user;
    m->chan[i] = ch;
    return ch;
}

void cmux_close(cmux_chan *ch)
{
    ch->mux->chan[ch->number] = NULL;
    free(ch);
}

int cmux_number(const cmux_chan *ch)
{
    return ch->number;
}

uint64_t cmux_received(const cmux_chan *ch)
{
    return ch->received;
}

size_t cmux_count(const cmux *m)
{
    size_t n = 0;
    for (int i = 0; i < CMUX_CHANNELS; i++)
        n += m->chan[i] != NULL;
    return n;
}

int cmux_write(cmux_chan *ch, const void *data, size_t len)
{
    cmux *m = ch->mux;
    const uint8_t *p = data;
    if (len > CMUX_PENDING)
        return -1;
    size_t packets = len == 0 ? 1 : (len + 254) / 255;
    if (len + 2 * packets > CMUX_PENDING - m->pending_len)
        return -1;
    do {
        size_t n = len > 255 ? 255 : len;
        m->pending[m->pending_len++] = (uint8_t)ch->number;
        m->pending[m->pending_len++] = (uint8_t)n;
        if (n > 0) {
            memcpy(m->pending + m->pending_len, p, n);
            m->pending_len += n;
            p += n;
            len -= n;
        }
    } while (len > 0);
    return 0;
}

size_t cmux_output(cmux *m, uint8_t *out, size_t room)
{
    size_t n = room < m->pending_len ? room : m->pending_len;
    if (n == 0)
        return 0;
    memcpy(out, m->pending, n);
    m->pending_len -= n;
    memmove(m->pending, m->pending + n, m->pending_len);
    return n;
}

/* The packet in m->packet is complete. */
static void deliver(cmux *m)
{
    size_t len = m->packet[1];
    cmux_chan *ch = m->packet[0] < CMUX_CHANNELS ? m->chan[m->packet[0]] : NULL;
    m->packet_len = 0;
    if (ch == NULL)
        return;
    if (ch->receive != NULL)
        ch->receive(ch, m->packet + 2, len, ch->user);
    ch->received += len;
}

int cmux_input(cmux *m, const uint8_t *data, size_t len)
{
    if (m->busy)
        return -1;
    m->busy = 1;
    for (size_t i = 0; i < len; i++) {
        m->packet[m->packet_len++] = data[i];
        if (m->packet_len >= 2 && m->packet_len == 2u + m->packet[1])
            deliver(m);
    }
    m->busy = 0;
    return 0;
}
