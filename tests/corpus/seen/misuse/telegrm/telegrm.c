#include "telegrm.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 1, FRAME_HEAD = 2, FRAME_MAX = 255, NONE = 0 };

enum state { BETWEEN, IN_FRAME, SEALED };

struct tg_writer {
    enum state state;
    bool overflow;
    size_t used;
    size_t frame; /* where its head is */
    unsigned char *bytes;
};

struct tg_reader {
    const unsigned char *bytes;
    size_t end;   /* of the frames */
    size_t frame; /* where the head of the present one is, or NONE */
    size_t next;
};

static unsigned char checksum(const unsigned char *bytes, size_t size)
{
    unsigned sum = 0x5a;
    for (size_t i = 0; i < size; i++)
        sum = (sum * 31 + bytes[i]) & 0xff;
    return (unsigned char)sum;
}

static void start(tg_writer *w, uint8_t station)
{
    w->state = BETWEEN;
    w->overflow = false;
    w->bytes[0] = station;
    w->used = HEAD;
    w->frame = NONE;
}

tg_writer *tg_writer_open(uint8_t station)
{
    tg_writer *w = malloc(sizeof *w);
    if (w == NULL)
        return NULL;
    w->bytes = malloc(TG_MAX);
    if (w->bytes == NULL) {
        free(w);
        return NULL;
    }
    start(w, station);
    return w;
}

void tg_writer_close(tg_writer *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w);
}

void tg_writer_rewind(tg_writer *w)
{
    start(w, w->bytes[0]);
}

/* There is always room left for the checksum. */
static void put(tg_writer *w, const void *bytes, size_t size)
{
    if (w->overflow || size > TG_MAX - 1 - w->used) {
        w->overflow = true;
        return;
    }
    memcpy(w->bytes + w->used, bytes, size);
    w->used += size;
}

void tg_frame_begin(tg_writer *w, uint8_t kind)
{
    assert(w->state == BETWEEN);
    const unsigned char head[FRAME_HEAD] = {kind, 0};
    w->frame = w->used;
    w->state = IN_FRAME;
    put(w, head, sizeof head);
}

void tg_frame_end(tg_writer *w)
{
    assert(w->state == IN_FRAME);
    w->state = BETWEEN;
    if (w->overflow)
        return;
    size_t size = w->used - w->frame - FRAME_HEAD;
    if (size > FRAME_MAX)
        w->overflow = true;
    else
        w->bytes[w->frame + 1] = (unsigned char)size;
}

void tg_put_u16(tg_writer *w, uint16_t value)
{
    assert(w->state == IN_FRAME);
    const unsigned char bytes[2] = {(unsigned char)(value >> 8), (unsigned char)(value & 0xff)};
    put(w, bytes, sizeof bytes);
}

void tg_put_text(tg_writer *w, const char *text)
{
    assert(w->state == IN_FRAME);
    put(w, text, strlen(text) + 1);
}

bool tg_in_frame(const tg_writer *w)
{
    return w->state == IN_FRAME;
}

const unsigned char *tg_writer_seal(tg_writer *w, size_t *size)
{
    assert(w->state == BETWEEN);
    w->state = SEALED;
    *size = 0;
    if (w->overflow)
        return NULL;
    w->bytes[w->used] = checksum(w->bytes, w->used);
    w->used++;
    *size = w->used;
    return w->bytes;
}

tg_reader *tg_reader_open(const unsigned char *bytes, size_t size)
{
    if (size < HEAD + 1 || size > TG_MAX || checksum(bytes, size - 1) != bytes[size - 1])
        return NULL;
    size_t at = HEAD, end = size - 1;
    while (at < end) {
        if (end - at < FRAME_HEAD || end - at - FRAME_HEAD < bytes[at + 1])
            return NULL;
        at += FRAME_HEAD + (size_t)bytes[at + 1];
    }
    tg_reader *r = malloc(sizeof *r);
    if (r == NULL)
        return NULL;
    r->bytes = bytes;
    r->end = end;
    r->frame = NONE;
    r->next = HEAD;
    return r;
}

void tg_reader_close(tg_reader *r)
{
    free(r);
}

uint8_t tg_reader_station(const tg_reader *r)
{
    return r->bytes[0];
}

int tg_reader_next(tg_reader *r)
{
    r->frame = NONE;
    if (r->next >= r->end)
        return -1;
    r->frame = r->next;
    r->next += FRAME_HEAD + (size_t)r->bytes[r->frame + 1];
    return r->bytes[r->frame];
}

const unsigned char *tg_reader_frame(const tg_reader *r, size_t *size)
{
    assert(r->frame != NONE);
    *size = r->bytes[r->frame + 1];
    return r->bytes + r->frame + FRAME_HEAD;
}
