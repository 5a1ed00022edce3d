#include "hdlcfrm.h"

#include <assert.h>

#define FLAG   0x7E
#define ESCAPE 0x7D
#define FLIP   0x20

/* What the check over a frame with its check sequence gives. */
#define FCS_GOOD 0xF0B8

uint16_t frm_fcs(uint16_t fcs, const uint8_t *bytes, size_t n)
{
    size_t i;
    int bit;

    for (i = 0; i < n; i++) {
        fcs ^= bytes[i];
        for (bit = 0; bit < 8; bit++)
            fcs = (uint16_t)(fcs & 1 ? (fcs >> 1) ^ 0x8408 : fcs >> 1);
    }
    return fcs;
}

static uint8_t *put(uint8_t *out, uint8_t byte)
{
    if (byte == FLAG || byte == ESCAPE) {
        *out++ = ESCAPE;
        byte ^= FLIP;
    }
    *out++ = byte;
    return out;
}

size_t frm_encode(const uint8_t *payload, size_t n, uint8_t *out)
{
    uint8_t *start = out;
    uint16_t fcs;
    size_t i;

    if (n > FRM_MAX_PAYLOAD)
        return 0;
    fcs = (uint16_t)~frm_fcs(FRM_FCS_START, payload, n);
    *out++ = FLAG;
    for (i = 0; i < n; i++)
        out = put(out, payload[i]);
    out = put(out, (uint8_t)(fcs & 0xFF));
    out = put(out, (uint8_t)(fcs >> 8));
    *out++ = FLAG;
    return (size_t)(out - start);
}

void frm_init(struct frm_receiver *r, void *storage, size_t room, frm_handler *handler, void *context)
{
    r->storage = storage;
    r->room = room;
    r->length = 0;
    r->escaped = 0;
    r->skipping = 1;
    r->busy = 0;
    r->handler = handler;
    r->context = context;
    r->good = 0;
    r->bad = 0;
}

void frm_resync(struct frm_receiver *r)
{
    r->length = 0;
    r->escaped = 0;
    r->skipping = 1;
}

/* A flag: the end of a frame, if one has begun. */
static void end_frame(struct frm_receiver *r)
{
    size_t length = r->length;
    int broken = r->escaped;

    /* The flag begins the next frame. */
    r->length = 0;
    r->escaped = 0;
    if (r->skipping) {
        r->skipping = 0;
        return;
    }
    if (length == 0 && !broken)
        return;
    if (broken || length < 2 || length > FRM_MAX_PAYLOAD + 2
        || frm_fcs(FRM_FCS_START, r->storage, length) != FCS_GOOD) {
        r->bad++;
        return;
    }
    r->good++;
    if (r->handler != NULL)
        r->handler(r->context, r->storage, length - 2);
}

void frm_feed(struct frm_receiver *r, const uint8_t *bytes, size_t n)
{
    size_t i;

    assert(!r->busy);
    r->busy = 1;
    for (i = 0; i < n; i++) {
        uint8_t byte = bytes[i];

        if (byte == FLAG) {
            end_frame(r);
            continue;
        }
        if (r->skipping)
            continue;
        if (byte == ESCAPE && !r->escaped) {
            r->escaped = 1;
            continue;
        }
        if (r->escaped) {
            r->escaped = 0;
            byte ^= FLIP;
        }
        if (r->length >= r->room) {
            r->bad++;
            r->length = 0;
            r->skipping = 1;
            continue;
        }
        r->storage[r->length++] = byte;
    }
    r->busy = 0;
}

unsigned long frm_good(const struct frm_receiver *r)
{
    return r->good;
}

unsigned long frm_bad(const struct frm_receiver *r)
{
    return r->bad;
}
