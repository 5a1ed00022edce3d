#include "logreel.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct segment {
    struct segment *older;
    size_t len;
    size_t lines;
    char text[];
} segment;

struct lr_reel {
    segment *newest;
    size_t room;
    unsigned keep;
    unsigned count;
    size_t discarded;
    int spilling;
    lr_spill *spill;
    void *arg;
};

static segment *new_segment(size_t room)
{
    segment *s = malloc(sizeof *s + room + 1);

    if (s != NULL) {
        s->older = NULL;
        s->len = 0;
        s->lines = 0;
        s->text[0] = '\0';
    }
    return s;
}

/* Takes the oldest segment off and gets rid of it. */
static void discard_oldest(lr_reel *reel)
{
    segment **link = &reel->newest;
    segment *s;

    while ((*link)->older != NULL)
        link = &(*link)->older;
    s = *link;
    *link = NULL;
    --reel->count;
    reel->discarded += s->lines;
    if (reel->spill != NULL && s->len > 0) {
        reel->spilling = 1;
        reel->spill(reel->arg, s->text, s->len);
        reel->spilling = 0;
    }
    free(s);
}

lr_reel *lr_open(size_t room, unsigned keep, lr_spill *spill, void *arg)
{
    lr_reel *reel;

    if (room < LR_MIN_SEGMENT || room > LR_MAX_SEGMENT || keep > LR_MAX_KEEP)
        return NULL;
    reel = calloc(1, sizeof *reel);
    if (reel == NULL)
        return NULL;
    reel->newest = new_segment(room);
    if (reel->newest == NULL) {
        free(reel);
        return NULL;
    }
    reel->room = room;
    reel->keep = keep;
    reel->count = 1;
    reel->spill = spill;
    reel->arg = arg;
    return reel;
}

void lr_close(lr_reel *reel)
{
    segment *s;

    if (reel == NULL)
        return;
    assert(!reel->spilling);
    s = reel->newest;
    while (s != NULL) {
        segment *older = s->older;

        free(s);
        s = older;
    }
    free(reel);
}

int lr_write(lr_reel *reel, const char *line)
{
    segment *s;
    size_t len;

    assert(!reel->spilling);
    if (line == NULL)
        return -1;
    len = strlen(line);
    if (len + 1 > reel->room)
        return -1;
    if (len + 1 > reel->room - reel->newest->len) {
        segment *fresh = new_segment(reel->room);

        if (fresh == NULL)
            return -2;
        /* The line may lie in a segment that is discarded now. */
        memcpy(fresh->text, line, len);
        fresh->text[len] = '\n';
        fresh->text[len + 1] = '\0';
        fresh->len = len + 1;
        fresh->lines = 1;
        fresh->older = reel->newest;
        reel->newest = fresh;
        ++reel->count;
        if (reel->count > reel->keep + 1)
            discard_oldest(reel);
        return 0;
    }
    s = reel->newest;
    memmove(s->text + s->len, line, len);
    s->len += len;
    s->text[s->len++] = '\n';
    s->text[s->len] = '\0';
    ++s->lines;
    return 0;
}

int lr_rotate(lr_reel *reel)
{
    segment *fresh;

    assert(!reel->spilling);
    fresh = new_segment(reel->room);
    if (fresh == NULL)
        return -2;
    fresh->older = reel->newest;
    reel->newest = fresh;
    ++reel->count;
    if (reel->count > reel->keep + 1)
        discard_oldest(reel);
    return 0;
}

int lr_flush(lr_reel *reel)
{
    segment *fresh;

    assert(!reel->spilling);
    fresh = new_segment(reel->room);
    if (fresh == NULL)
        return -2;
    fresh->older = reel->newest;
    reel->newest = fresh;
    ++reel->count;
    while (reel->count > 1)
        discard_oldest(reel);
    return 0;
}

const char *lr_text(const lr_reel *reel, unsigned age, size_t *len)
{
    const segment *s = reel->newest;

    while (s != NULL && age > 0) {
        s = s->older;
        --age;
    }
    if (s == NULL)
        return NULL;
    if (len != NULL)
        *len = s->len;
    return s->text;
}

unsigned lr_segments(const lr_reel *reel)
{
    return reel->count;
}

size_t lr_lines(const lr_reel *reel)
{
    const segment *s;
    size_t n = 0;

    for (s = reel->newest; s != NULL; s = s->older)
        n += s->lines;
    return n;
}

size_t lr_discarded(const lr_reel *reel)
{
    return reel->discarded;
}
