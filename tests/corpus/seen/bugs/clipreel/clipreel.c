#include "clipreel.h"

#include <stdlib.h>
#include <string.h>

struct clipreel {
    cr_clip *clips;
    size_t count, room;
};

clipreel *cr_new(void)
{
    return calloc(1, sizeof(clipreel));
}

void cr_free(clipreel *r)
{
    if (!r)
        return;
    free(r->clips);
    free(r);
}

static int set_room(clipreel *r, size_t room)
{
    cr_clip *clips = realloc(r->clips, room * sizeof *clips);

    if (!clips)
        return -1;
    r->clips = clips;
    r->room = room;
    return 0;
}

static bool is_clip(const cr_clip *c)
{
    return c->first < CR_FRAMES && c->frames > 0 && c->frames <= CR_FRAMES - c->first;
}

int cr_insert(clipreel *r, size_t i, cr_clip clip)
{
    if (i > r->count || !is_clip(&clip) || r->count == CR_CLIPS)
        return -1;
    if (r->count == r->room && set_room(r, r->room ? 2 * r->room : 8) < 0)
        return -1;
    memmove(r->clips + i + 1, r->clips + i, (r->count - i) * sizeof *r->clips);
    r->clips[i] = clip;
    r->count++;
    return 0;
}

int cr_append(clipreel *r, cr_clip clip)
{
    return cr_insert(r, r->count, clip);
}

int cr_remove(clipreel *r, size_t i)
{
    if (i >= r->count)
        return -1;
    r->count--;
    memmove(r->clips + i, r->clips + i + 1, (r->count - i) * sizeof *r->clips);
    return 0;
}

void cr_clear(clipreel *r)
{
    r->count = 0;
}

clipreel *cr_copy(const clipreel *r)
{
    clipreel *copy = cr_new();

    if (!copy || r->count == 0)
        return copy;
    if (set_room(copy, r->count) < 0) {
        cr_free(copy);
        return NULL;
    }
    memcpy(copy->clips, r->clips, r->count * sizeof *r->clips);
    copy->count = r->count;
    return copy;
}

/* The clip at *position, which becomes the position within it. */
static size_t locate(const clipreel *r, uint64_t *position)
{
    size_t i = 0;

    for (; i < r->count && *position >= r->clips[i].frames; i++)
        *position -= r->clips[i].frames;
    return i;
}

int cr_split(clipreel *r, uint64_t position)
{
    size_t i = locate(r, &position);
    cr_clip second;

    if (i == r->count)
        return -1;
    if (position == 0)
        return 0;
    second = r->clips[i];
    second.first += (uint32_t)position;
    second.frames -= (uint32_t)position;
    if (cr_insert(r, i + 1, second) < 0)
        return -1;
    r->clips[i].frames = (uint32_t)position;
    return 0;
}

size_t cr_count(const clipreel *r)
{
    return r->count;
}

int cr_get(const clipreel *r, size_t i, cr_clip *clip)
{
    if (i >= r->count)
        return -1;
    *clip = r->clips[i];
    return 0;
}

uint64_t cr_length(const clipreel *r)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < r->count; i++)
        sum += r->clips[i].frames;
    return sum;
}

size_t cr_find(const clipreel *r, uint64_t position)
{
    return locate(r, &position);
}

bool cr_equal(const clipreel *a, const clipreel *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++) {
        const cr_clip *c = &a->clips[i], *d = &b->clips[i];

        if (c->tape != d->tape || c->first != d->first || c->frames != d->frames)
            return false;
    }
    return true;
}

int cr_compact(clipreel *r)
{
    return r->room > r->count ? set_room(r, r->count) : 0;
}
