#include "clipring.h"

#include <stdlib.h>
#include <string.h>

struct clipring {
    size_t keep;
    size_t count;
    size_t newest; /* where the newest entry is in slots */
    char *slots[CLIP_ENTRIES_MAX];
};

/* The slot of an index.  Older entries come after the newest, around the end. */
static size_t slot_of(const struct clipring *ring, size_t index)
{
    return (ring->newest + index) % CLIP_ENTRIES_MAX;
}

/* Both texts as a new one; NULL if it is too long. */
static char *joined(const char *left, const char *right)
{
    size_t left_length = strlen(left), right_length = strlen(right);
    if (left_length > CLIP_TEXT_MAX || right_length > CLIP_TEXT_MAX - left_length)
        return NULL;
    char *text = malloc(left_length + right_length + 1);
    if (text == NULL)
        return NULL;
    memcpy(text, left, left_length);
    memcpy(text + left_length, right, right_length + 1);
    return text;
}

static void forget_oldest(struct clipring *ring)
{
    size_t slot = slot_of(ring, ring->count - 1);
    free(ring->slots[slot]);
    ring->slots[slot] = NULL;
    ring->count--;
}

struct clipring *clip_create(size_t keep)
{
    struct clipring *ring;
    if (keep == 0)
        return NULL;
    ring = calloc(1, sizeof *ring);
    if (ring != NULL)
        ring->keep = keep < CLIP_ENTRIES_MAX ? keep : CLIP_ENTRIES_MAX;
    return ring;
}

void clip_destroy(struct clipring *ring)
{
    if (ring == NULL)
        return;
    clip_clear(ring);
    free(ring);
}

bool clip_push(struct clipring *ring, const char *text)
{
    char *copy;
    if (text == NULL || strlen(text) > CLIP_TEXT_MAX)
        return false;
    if (ring->count > 0 && strcmp(ring->slots[ring->newest], text) == 0)
        return true;
    while (ring->count >= ring->keep)
        forget_oldest(ring);
    copy = joined(text, "");
    if (copy == NULL)
        return false;
    ring->newest = (ring->newest + CLIP_ENTRIES_MAX - 1) % CLIP_ENTRIES_MAX;
    ring->slots[ring->newest] = copy;
    ring->count++;
    return true;
}

bool clip_append(struct clipring *ring, const char *text)
{
    char *longer;
    if (text == NULL)
        return false;
    if (ring->count == 0)
        return clip_push(ring, text);
    longer = joined(ring->slots[ring->newest], text);
    if (longer == NULL)
        return false;
    free(ring->slots[ring->newest]);
    ring->slots[ring->newest] = longer;
    return true;
}

const char *clip_get(const struct clipring *ring, size_t index)
{
    return index < ring->count ? ring->slots[slot_of(ring, index)] : NULL;
}

size_t clip_count(const struct clipring *ring)
{
    return ring->count;
}

size_t clip_find(const struct clipring *ring, const char *prefix)
{
    size_t length = strlen(prefix), index = 0;
    while (index < ring->count && strncmp(ring->slots[slot_of(ring, index)], prefix, length) != 0)
        index++;
    return index;
}

bool clip_forget(struct clipring *ring, size_t index)
{
    if (index >= ring->count)
        return false;
    free(ring->slots[slot_of(ring, index)]);
    for (; index + 1 < ring->count; index++)
        ring->slots[slot_of(ring, index)] = ring->slots[slot_of(ring, index + 1)];
    ring->slots[slot_of(ring, index)] = NULL;
    ring->count--;
    return true;
}

void clip_clear(struct clipring *ring)
{
    while (ring->count > 0)
        forget_oldest(ring);
}

bool clip_keep(struct clipring *ring, size_t keep)
{
    if (keep == 0)
        return false;
    ring->keep = keep < CLIP_ENTRIES_MAX ? keep : CLIP_ENTRIES_MAX;
    while (ring->count > ring->keep)
        forget_oldest(ring);
    return true;
}
