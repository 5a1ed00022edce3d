#include "midiseq.h"

#include <assert.h>
#include <stdlib.h>

struct mseq {
    unsigned ppq;
    mseq_event *first;
    size_t count;
    unsigned volume[16];
};

mseq *mseq_new(unsigned ppq)
{
    assert(ppq > 0);
    mseq *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->ppq = ppq;
    s->first = NULL;
    s->count = 0;
    for (int i = 0; i < 16; i++)
        s->volume[i] = 100;
    return s;
}

void mseq_free(mseq *s)
{
    if (s == NULL)
        return;
    while (s->first != NULL)
        mseq_remove(s, s->first);
    free(s);
}

mseq_event *mseq_add(mseq *s, uint32_t tick, unsigned channel, unsigned note, unsigned velocity)
{
    assert(channel < 16 && note < 128 && velocity < 128);
    mseq_event *e = malloc(sizeof *e);
    if (e == NULL)
        return NULL;
    mseq_event **at = &s->first;
    while (*at != NULL && (*at)->tick <= tick)
        at = &(*at)->link;
    e->tick = tick;
    e->channel = (uint8_t)channel;
    e->note = (uint8_t)note;
    e->velocity = (uint8_t)velocity;
    e->link = *at;
    *at = e;
    s->count++;
    return e;
}

void mseq_remove(mseq *s, mseq_event *e)
{
    mseq_event **at = &s->first;
    while (*at != e) {
        assert(*at != NULL); /* else it is not in this sequence */
        at = &(*at)->link;
    }
    *at = e->link;
    s->count--;
    free(e);
}

mseq_event *mseq_first(const mseq *s)
{
    return s->first;
}

mseq_event *mseq_next(const mseq_event *e)
{
    return e->link;
}

size_t mseq_count(const mseq *s)
{
    return s->count;
}

void mseq_set_volume(mseq *s, unsigned channel, unsigned volume)
{
    s->volume[channel] = volume;
}

unsigned mseq_volume(const mseq *s, unsigned channel)
{
    return s->volume[channel];
}

uint64_t mseq_time(const mseq *s, uint32_t tick, unsigned bpm)
{
    /* whole quarters and the rest apart, so that nothing overflows */
    uint64_t quarters = tick / s->ppq, rest = tick % s->ppq;
    return quarters * 60000000u / bpm + rest * 60000000u / s->ppq / bpm;
}

void mseq_bytes(const mseq_event *e, uint8_t bytes[3])
{
    bytes[0] = (uint8_t)((e->velocity > 0 ? 0x90 : 0x80) | (e->channel & 15));
    bytes[1] = e->note & 127;
    bytes[2] = e->velocity & 127;
}
