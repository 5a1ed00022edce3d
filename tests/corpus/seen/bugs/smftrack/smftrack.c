#include "smftrack.h"

#include <stdlib.h>
#include <string.h>

#define DELTA_BYTES 4

struct smf_track {
    struct smf_event *events;
    size_t count;
    size_t room;
};

static const uint8_t end_of_track[] = { 0x00, 0xFF, 0x2F, 0x00 };

smf_track *smf_new(void)
{
    return calloc(1, sizeof(smf_track));
}

void smf_free(smf_track *t)
{
    if (t == NULL)
        return;
    free(t->events);
    free(t);
}

size_t smf_count(const smf_track *t)
{
    return t->count;
}

int smf_get(const smf_track *t, size_t index, struct smf_event *event)
{
    if (index >= t->count)
        return -1;
    *event = t->events[index];
    return 0;
}

/* Data bytes of a channel message. */
static size_t data_bytes(uint8_t status)
{
    return (status & 0xF0) == 0xC0 || (status & 0xF0) == 0xD0 ? 1 : 2;
}

int smf_append(smf_track *t, const struct smf_event *event)
{
    struct smf_event added = *event;

    if (added.status < 0x80 || added.status > 0xEF || added.delta > SMF_MAX_DELTA)
        return -1;
    if (data_bytes(added.status) == 1)
        added.data[1] = 0;
    if (added.data[0] > 127 || added.data[1] > 127 || t->count >= SMF_MAX_EVENTS)
        return -1;
    if (t->count == t->room) {
        size_t room = t->room == 0 ? 8 : t->room * 2;
        struct smf_event *bigger = realloc(t->events, room * sizeof *bigger);

        if (bigger == NULL)
            return -1;
        t->events = bigger;
        t->room = room;
    }
    t->events[t->count++] = added;
    return 0;
}

int smf_remove(smf_track *t, size_t index)
{
    struct smf_event *event;

    if (index >= t->count)
        return -1;
    event = &t->events[index];
    if (index + 1 < t->count) {
        uint32_t joined = event[0].delta + event[1].delta;

        if (joined < event[0].delta)
            return -1;
        event[1].delta = joined;
        memmove(event, event + 1, (t->count - index - 1) * sizeof *event);
    }
    t->count--;
    return 0;
}

static int is_note(uint8_t status)
{
    return status >= 0x80 && status <= 0xAF;
}

int smf_transpose(smf_track *t, int semitones)
{
    size_t i;

    for (i = 0; i < t->count; i++) {
        int note = t->events[i].data[0];

        if (is_note(t->events[i].status) && (semitones > 127 - note || semitones < -note))
            return -1;
    }
    for (i = 0; i < t->count; i++)
        if (is_note(t->events[i].status))
            t->events[i].data[0] = (uint8_t)(t->events[i].data[0] + semitones);
    return 0;
}

uint64_t smf_ticks(const smf_track *t)
{
    uint64_t ticks = 0;
    size_t i;

    for (i = 0; i < t->count; i++)
        ticks += t->events[i].delta;
    return ticks;
}

/* Writes a variable length quantity to `out`, if there is one, and returns its
 * length. */
static size_t put_delta(uint32_t delta, uint8_t *out)
{
    uint8_t groups[DELTA_BYTES];
    uint8_t *top = groups;
    size_t length, i;

    do {
        *top++ = delta & 0x7F;
        delta >>= 7;
    } while (delta != 0);
    length = (size_t)(top - groups);
    if (out != NULL)
        for (i = 0; i < length; i++) {
            uint8_t group = *--top;

            out[i] = top == groups ? group : group | 0x80;
        }
    return length;
}

size_t smf_encoded_size(const smf_track *t)
{
    size_t i, size = sizeof end_of_track;

    for (i = 0; i < t->count; i++)
        size += put_delta(t->events[i].delta, NULL) + 1 + data_bytes(t->events[i].status);
    return size;
}

size_t smf_encode(const smf_track *t, uint8_t *buffer, size_t size)
{
    uint8_t *out = buffer;
    size_t i;

    if (size < smf_encoded_size(t))
        return 0;
    for (i = 0; i < t->count; i++) {
        const struct smf_event *event = &t->events[i];

        out += put_delta(event->delta, out);
        *out++ = event->status;
        *out++ = event->data[0];
        if (data_bytes(event->status) == 2)
            *out++ = event->data[1];
    }
    memcpy(out, end_of_track, sizeof end_of_track);
    out += sizeof end_of_track;
    return (size_t)(out - buffer);
}

/* Reads a variable length quantity; the bytes it has, 0 when it is none. */
static size_t take_delta(const uint8_t *bytes, size_t size, uint32_t *delta)
{
    size_t i;

    *delta = 0;
    for (i = 0; i < size && i < DELTA_BYTES; i++) {
        *delta = *delta << 7 | (bytes[i] & 0x7Fu);
        if (bytes[i] < 0x80)
            return i + 1;
    }
    return 0;
}

/* Reads the events into an empty track. */
static int decode_events(smf_track *t, const uint8_t *bytes, size_t size)
{
    uint8_t running = 0;
    size_t at = 0;

    for (;;) {
        struct smf_event event = { 0, 0, { 0, 0 } };
        size_t used = take_delta(bytes + at, size - at, &event.delta);
        size_t data;

        if (used == 0)
            return -1;
        at += used;
        if (at >= size)
            return -1;
        if (bytes[at] == 0xFF)
            return size - at == 3 && bytes[at + 1] == 0x2F && bytes[at + 2] == 0x00 ? 0 : -1;
        if (bytes[at] >= 0x80)
            running = bytes[at++];
        if (running < 0x80 || running > 0xEF)
            return -1;
        event.status = running;
        data = data_bytes(running);
        if (size - at < data)
            return -1;
        memcpy(event.data, bytes + at, data);
        at += data;
        if (smf_append(t, &event) != 0)
            return -1;
    }
}

int smf_decode(smf_track *t, const uint8_t *bytes, size_t size)
{
    smf_track read = { NULL, 0, 0 };

    if (size == 0 || decode_events(&read, bytes, size) != 0) {
        free(read.events);
        return -1;
    }
    free(t->events);
    *t = read;
    return 0;
}
