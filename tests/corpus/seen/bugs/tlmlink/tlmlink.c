#include "tlmlink.h"

#include <stdlib.h>
#include <string.h>

#define HEADER  4
#define TRAILER 2

enum state { WAIT_SYNC, WAIT_LEN, WAIT_ID, WAIT_SEQ, IN_PAYLOAD, CRC_LOW, CRC_HIGH };

struct tlm_parser {
    enum state state;
    size_t max;
    size_t at;              /* next index in payload */
    uint8_t len, id, seq;
    uint8_t crc_low;
    uint16_t crc;           /* of what came so far */
    int ready;
    unsigned long good, bad;
    uint8_t *payload;       /* max bytes */
};

size_t tlm_frame_size(size_t len)
{
    return len > TLM_MAX_PAYLOAD ? 0 : HEADER + len + TRAILER;
}

static uint16_t crc_byte(uint16_t crc, uint8_t b)
{
    unsigned c = crc ^ ((unsigned)b << 8);

    for (int i = 0; i < 8; i++)
        c = (c & 0x8000u) ? (c << 1) ^ 0x1021u : c << 1;
    return (uint16_t)(c & 0xFFFFu);
}

uint16_t tlm_crc16(uint16_t crc, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;

    for (size_t i = 0; i < n; i++)
        crc = crc_byte(crc, b[i]);
    return crc;
}

size_t tlm_encode(uint8_t *out, size_t cap, uint8_t id, uint8_t seq,
                  const void *payload, size_t len)
{
    size_t size = tlm_frame_size(len);
    uint16_t crc;

    if (size == 0 || size > cap)
        return 0;
    if (len > 0)
        memmove(out + HEADER, payload, len);
    out[0] = TLM_SYNC;
    out[1] = (uint8_t)len;
    out[2] = id;
    out[3] = seq;
    crc = tlm_crc16(0xFFFF, out + 1, HEADER - 1 + len);
    out[HEADER + len] = (uint8_t)(crc & 0xFF);
    out[HEADER + len + 1] = (uint8_t)(crc >> 8);
    return size;
}

tlm_parser *tlm_parser_new(size_t max_payload)
{
    tlm_parser *p;

    if (max_payload < 1 || max_payload > TLM_MAX_PAYLOAD)
        return NULL;
    p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->payload = calloc(max_payload, 1);
    if (!p->payload) {
        free(p);
        return NULL;
    }
    p->max = max_payload;
    p->state = WAIT_SYNC;
    return p;
}

void tlm_parser_free(tlm_parser *p)
{
    if (!p)
        return;
    free(p->payload);
    free(p);
}

void tlm_parser_reset(tlm_parser *p)
{
    p->state = WAIT_SYNC;
    p->at = 0;
    p->ready = 0;
}

/* One byte from the line; 1 when it completes a good packet. */
static int take(tlm_parser *p, uint8_t b)
{
    switch (p->state) {
    case WAIT_SYNC:
        if (b == TLM_SYNC) {
            p->crc = 0xFFFF;
            p->at = 0;
            p->state = WAIT_LEN;
        }
        break;
    case WAIT_LEN:
        if (b > p->max) {
            p->bad++;
            p->state = WAIT_SYNC;
            break;
        }
        p->len = b;
        p->crc = crc_byte(p->crc, b);
        p->state = WAIT_ID;
        break;
    case WAIT_ID:
        p->id = b;
        p->crc = crc_byte(p->crc, b);
        p->state = WAIT_SEQ;
        break;
    case WAIT_SEQ:
        p->seq = b;
        p->crc = crc_byte(p->crc, b);
        p->state = IN_PAYLOAD;
        break;
    case IN_PAYLOAD:
        p->payload[p->at++] = b;
        p->crc = crc_byte(p->crc, b);
        if (p->at == p->len)
            p->state = CRC_LOW;
        break;
    case CRC_LOW:
        p->crc_low = b;
        p->state = CRC_HIGH;
        break;
    case CRC_HIGH:
        p->state = WAIT_SYNC;
        if ((p->crc_low | ((unsigned)b << 8)) == p->crc) {
            p->good++;
            return 1;
        }
        p->bad++;
        break;
    }
    return 0;
}

size_t tlm_feed(tlm_parser *p, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    size_t used = 0;

    p->ready = 0;
    while (used < n) {
        if (take(p, b[used++])) {
            p->ready = 1;
            break;
        }
    }
    return used;
}

int tlm_fetch(tlm_parser *p, tlm_packet *out)
{
    if (!p->ready)
        return 0;
    out->id = p->id;
    out->seq = p->seq;
    out->len = p->len;
    out->data = p->payload;
    p->ready = 0;
    return 1;
}

unsigned long tlm_good(const tlm_parser *p)
{
    return p->good;
}

unsigned long tlm_bad(const tlm_parser *p)
{
    return p->bad;
}
