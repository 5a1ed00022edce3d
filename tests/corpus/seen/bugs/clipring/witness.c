#include "clipring.h"

#include <stdint.h>
#include <string.h>

int main(void)
{
    struct clipring *ring = clip_create(SIZE_MAX);
    char text[CLIP_TEXT_MAX + 2];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    if (ring == NULL || clip_create(0) != NULL || clip_get(ring, 0) != NULL || clip_find(ring, "") != 0)
        return 2;
    if (clip_push(ring, text) || clip_push(ring, NULL) || clip_append(ring, NULL) || clip_append(ring, text))
        return 2;
    if (!clip_append(ring, "a") || !clip_append(ring, clip_get(ring, 0)) || strcmp(clip_get(ring, 0), "aa") != 0)
        return 2;
    if (!clip_push(ring, "b") || !clip_push(ring, "b") || clip_count(ring) != 2 || clip_find(ring, "a") != 1)
        return 2;
    if (!clip_push(ring, clip_get(ring, 1)) || clip_count(ring) != 3 || strcmp(clip_get(ring, 0), "aa") != 0)
        return 2;
    for (int i = 0; i < 100; i++)
        if (!clip_push(ring, i % 2 ? "" : "even"))
            return 2;
    if (clip_count(ring) != CLIP_ENTRIES_MAX || !clip_forget(ring, 63) || clip_forget(ring, 63) || !clip_forget(ring, 0))
        return 2;
    if (clip_find(ring, "even") != 0 || clip_keep(ring, 0) || !clip_keep(ring, 2) || clip_count(ring) != 2)
        return 2;
    if (!clip_push(ring, "new") || strcmp(clip_get(ring, 1), "even") != 0 || clip_count(ring) != 2)
        return 2;
#ifndef LEGAL
    clip_push(ring, clip_get(ring, 1));
#endif
    clip_destroy(ring);
    clip_destroy(NULL);
    return 0;
}
