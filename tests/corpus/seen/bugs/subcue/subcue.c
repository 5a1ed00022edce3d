#include "subcue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_CUES 10000

typedef struct cue {
    uint32_t start, end;
    char *text;
    char *style;
} cue_t;

struct subcue {
    cue_t *cues;
    int count, room;
};

static char *dup(const char *s)
{
    size_t n = strlen(s) + 1;
    char *d = malloc(n);
    return d ? memcpy(d, s, n) : NULL;
}

static cue_t *get(const subcue_t *track, int index)
{
    return index >= 0 && index < track->count ? &track->cues[index] : NULL;
}

subcue_t *sub_open(void)
{
    return calloc(1, sizeof(subcue_t));
}

void sub_close(subcue_t *track)
{
    if (!track)
        return;
    for (int i = 0; i < track->count; i++) {
        free(track->cues[i].text);
        free(track->cues[i].style);
    }
    free(track->cues);
    free(track);
}

int sub_add(subcue_t *track, uint32_t start, uint32_t end, const char *text)
{
    int at = 0;
    if (end <= start)
        return SUB_ETIME;
    while (at < track->count && track->cues[at].end <= start)
        at++;
    if (at < track->count && track->cues[at].start < end)
        return SUB_ETIME;
    if (track->count == track->room) {
        int room = track->room ? track->room * 2 : 8;
        if (track->count >= MAX_CUES)
            return SUB_ENOMEM;
        cue_t *more = realloc(track->cues, (size_t)room * sizeof *more);
        if (!more)
            return SUB_ENOMEM;
        track->cues = more;
        track->room = room;
    }
    char *copy = dup(text);
    if (!copy)
        return SUB_ENOMEM;
    memmove(track->cues + at + 1, track->cues + at, (size_t)(track->count - at) * sizeof(cue_t));
    track->cues[at] = (cue_t){start, end, copy, NULL};
    track->count++;
    return at;
}

int sub_remove(subcue_t *track, int index)
{
    cue_t *cue = get(track, index);
    if (!cue)
        return SUB_EINDEX;
    free(cue->text);
    free(cue->style);
    track->count--;
    memmove(cue, cue + 1, (size_t)(track->count - index) * sizeof *cue);
    return 0;
}

int sub_count(const subcue_t *track)
{
    return track->count;
}

int sub_set_text(subcue_t *track, int index, const char *text)
{
    cue_t *cue = get(track, index);
    if (!cue)
        return SUB_EINDEX;
    char *copy = dup(text);
    if (!copy)
        return SUB_ENOMEM;
    free(cue->text);
    cue->text = copy;
    return 0;
}

int sub_set_style(subcue_t *track, int index, const char *style)
{
    cue_t *cue = get(track, index);
    if (!cue)
        return SUB_EINDEX;
    if (!style) {
        free(cue->style);
        cue->style = NULL;
        return 0;
    }
    char *copy = dup(style);
    if (!copy)
        return SUB_ENOMEM;
    cue->style = copy;
    return 0;
}

const char *sub_text(const subcue_t *track, int index)
{
    const cue_t *cue = get(track, index);
    return cue ? cue->text : NULL;
}

const char *sub_style(const subcue_t *track, int index)
{
    const cue_t *cue = get(track, index);
    return cue ? cue->style : NULL;
}

int sub_at(const subcue_t *track, uint32_t time)
{
    for (int i = 0; i < track->count; i++)
        if (track->cues[i].start <= time && time < track->cues[i].end)
            return i;
    return SUB_EINDEX;
}

void sub_timecode(uint32_t time, char buf[17])
{
    unsigned ms = time % 1000, s = time / 1000;
    snprintf(buf, 17, "%02u:%02u:%02u,%03u", s / 3600 % 10000, s / 60 % 60, s % 60, ms);
}
