#include "midiwalk.h"

#include <limits.h>
#include <string.h>

#define META 0xFF
#define SYSEX 0xF0
#define ESCAPE 0xF7
#define END_OF_TRACK 0x2F

/* Data bytes of channel events, 0x8n to 0xEn. */
static const uint8_t channel_data[7] = { 2, 2, 2, 2, 1, 1, 2 };

static const char *const channel_names[7] = {
    "note off", "note on", "key pressure", "control", "program", "channel pressure", "pitch bend",
};

void mw_start(struct mw *w, const uint8_t *bytes, size_t size)
{
    memset(w, 0, sizeof *w);
    w->bytes = bytes;
    w->size = size;
    w->state = MW_EVENT;
}

size_t mw_left(const struct mw *w)
{
    return w->size - w->pos;
}

size_t mw_get_varlen(const uint8_t *bytes, size_t size, uint32_t *value)
{
    uint32_t v = 0;

    for (size_t i = 0; i < size && i < 4; i++) {
        v = v << 7 | (bytes[i] & 0x7Fu);
        if (!(bytes[i] & 0x80)) {
            *value = v;
            return i + 1;
        }
    }
    return 0;
}

size_t mw_put_varlen(uint32_t value, uint8_t out[4])
{
    size_t n = 1;

    if (value > 0x0FFFFFFF)
        return 0;
    while (n < 4 && value >> (7 * n))
        n++;
    for (size_t i = 0; i < n; i++) {
        out[n - 1 - i] = (uint8_t)((value & 0x7F) | (i ? 0x80 : 0));
        value >>= 7;
    }
    return n;
}

static int varlen(struct mw *w, uint32_t *value)
{
    size_t n = mw_left(w) ? mw_get_varlen(w->bytes + w->pos, mw_left(w), value) : 0;

    w->pos += n;
    return n ? 0 : -1;
}

static int payload(struct mw *w, struct mw_event *e)
{
    uint32_t length;

    if (varlen(w, &length) || length > mw_left(w))
        return -1;
    e->length = length;
    e->payload = length ? w->bytes + w->pos : NULL;
    w->pos += length;
    return 0;
}

static int channel(struct mw *w, struct mw_event *e)
{
    unsigned n = channel_data[(e->status >> 4) - 8];

    if (n > mw_left(w))
        return -1;
    for (unsigned i = 0; i < n; i++) {
        uint8_t b = w->bytes[w->pos++];
        if (b & 0x80)
            return -1;
        e->data[i] = b;
    }
    return 0;
}

static int event(struct mw *w, struct mw_event *e)
{
    uint32_t delta;

    if (varlen(w, &delta) || mw_left(w) == 0)
        return -1;
    e->tick = w->tick + delta;
    if (w->bytes[w->pos] < 0x80) {
        if (w->status == 0)
            return -1;
        e->status = w->status;
        return channel(w, e);
    }
    e->status = w->status = w->bytes[w->pos++];
    switch (e->status) {
    case META:
        if (mw_left(w) == 0)
            return -1;
        e->type = w->bytes[w->pos++];
        if (e->type & 0x80)
            return -1;
        return payload(w, e);
    case SYSEX:
    case ESCAPE:
        return payload(w, e);
    default:
        return e->status > SYSEX ? -1 : channel(w, e);
    }
}

int mw_next(struct mw *w, struct mw_event *e)
{
    struct mw_event next;

    if (w->state != MW_EVENT)
        return w->state;
    if (mw_left(w) == 0)
        return w->state = MW_END;
    memset(&next, 0, sizeof next);
    if (event(w, &next))
        return w->state = MW_BAD;
    w->tick = next.tick;
    if (next.status == META && next.type == END_OF_TRACK)
        w->state = MW_END;
    *e = next;
    return MW_EVENT;
}

long mw_count(const uint8_t *bytes, size_t size, uint8_t status)
{
    struct mw w;
    struct mw_event e;
    long n = 0;
    int got;

    mw_start(&w, bytes, size);
    while ((got = mw_next(&w, &e)) == MW_EVENT)
        if (status == 0 || e.status >> 4 == status >> 4)
            n += n < LONG_MAX;
    return got == MW_END ? n : -1;
}

const char *mw_name(uint8_t status)
{
    if (status >= 0x80 && status < SYSEX)
        return channel_names[(status >> 4) - 8];
    switch (status) {
    case META: return "meta";
    case SYSEX: return "system exclusive";
    case ESCAPE: return "escape";
    default: return "?";
    }
}
