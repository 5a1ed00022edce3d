#include "miditrk.h"

#include <stdlib.h>
#include <string.h>

struct event {
    uint32_t tick;
    enum miditrk_kind kind;
    uint8_t note, velocity;
    char *text;
};

struct miditrk {
    struct event *events;
    size_t count, room;
};

miditrk *miditrk_create(void)
{
    return calloc(1, sizeof(miditrk));
}

void miditrk_destroy(miditrk *track)
{
    if (track == NULL)
        return;
    for (size_t i = 0; i < track->count; i++)
        free(track->events[i].text);
    free(track->events);
    free(track);
}

static int reserve(miditrk *track, size_t more)
{
    if (track->count + more > MIDITRK_MAX)
        return MIDITRK_ERR_FULL;
    if (track->count + more > track->room) {
        size_t room = 2 * track->room + more;
        struct event *events = realloc(track->events, room * sizeof *events);
        if (events == NULL)
            return MIDITRK_ERR_MEMORY;
        track->events = events;
        track->room = room;
    }
    return MIDITRK_OK;
}

/* There is room. */
static void insert(miditrk *track, struct event event)
{
    size_t at = track->count;
    while (at > 0 && track->events[at - 1].tick > event.tick)
        at--;
    memmove(track->events + at + 1, track->events + at, (track->count - at) * sizeof event);
    track->events[at] = event;
    track->count++;
}

int miditrk_add_note(miditrk *track, uint32_t tick, uint32_t length, int note, int velocity)
{
    if (note < 0 || note > 127 || velocity < 0 || velocity > 127 || length == 0 || length > UINT32_MAX - tick)
        return MIDITRK_ERR_RANGE;
    int status = reserve(track, 2);
    if (status != MIDITRK_OK)
        return status;
    insert(track, (struct event){tick, MIDITRK_NOTE_ON, (uint8_t)note, (uint8_t)velocity, NULL});
    insert(track, (struct event){tick + length, MIDITRK_NOTE_OFF, (uint8_t)note, 0, NULL});
    return MIDITRK_OK;
}

static struct event *text_at(const miditrk *track, uint32_t tick)
{
    for (size_t i = 0; i < track->count; i++)
        if (track->events[i].kind == MIDITRK_TEXT && track->events[i].tick == tick)
            return &track->events[i];
    return NULL;
}

int miditrk_set_text(miditrk *track, uint32_t tick, const char *text)
{
    size_t size = strlen(text) + 1;
    struct event *old = text_at(track, tick);
    int status = old != NULL ? MIDITRK_OK : reserve(track, 1);
    if (status != MIDITRK_OK)
        return status;
    char *copy = malloc(size);
    if (copy == NULL)
        return MIDITRK_ERR_MEMORY;
    memcpy(copy, text, size);
    if (old != NULL)
        old->text = copy;
    else
        insert(track, (struct event){tick, MIDITRK_TEXT, 0, 0, copy});
    return MIDITRK_OK;
}

const char *miditrk_text(const miditrk *track, uint32_t tick)
{
    const struct event *event = text_at(track, tick);
    return event == NULL ? NULL : event->text;
}

void miditrk_cut(miditrk *track, uint32_t from, uint32_t to)
{
    size_t kept = 0;
    for (size_t i = 0; i < track->count; i++) {
        if (track->events[i].tick >= from && track->events[i].tick < to)
            free(track->events[i].text);
        else
            track->events[kept++] = track->events[i];
    }
    track->count = kept;
}

void miditrk_transpose(miditrk *track, int semitones)
{
    if (semitones < -127 || semitones > 127)
        return;
    for (size_t i = 0; i < track->count; i++) {
        struct event *event = &track->events[i];
        int note = event->note + semitones;
        if (event->kind != MIDITRK_TEXT && note >= 0 && note <= 127)
            event->note = (uint8_t)note;
    }
}

size_t miditrk_count(const miditrk *track)
{
    return track->count;
}

int miditrk_event(const miditrk *track, size_t index, uint32_t *tick, enum miditrk_kind *kind, int *note)
{
    if (index >= track->count)
        return MIDITRK_ERR_RANGE;
    const struct event *event = &track->events[index];
    if (tick != NULL)
        *tick = event->tick;
    if (kind != NULL)
        *kind = event->kind;
    if (note != NULL)
        *note = event->note;
    return MIDITRK_OK;
}
