#include "thumblru.h"

#include <string.h>

int main(void)
{
    static const uint8_t pixels[64] = {1, 2, 3};
    int w = 0, h = 0;
    thumb_cache *c = thumbs_new(40);
    if (c == NULL || thumbs_oldest(c) != NULL || thumbs_put(c, "a", 0, 1, pixels) != NULL ||
        thumbs_put(c, "a", 256, 256, NULL) != NULL)
        return 2;
    if (thumbs_put(c, "a", 2, 2, pixels) == NULL || thumbs_put(c, "b", 4, 1, pixels) == NULL || thumbs_bytes(c) != 32)
        return 2;
    if (thumbs_get(c, "a", &w, &h) == NULL || w != 2 || h != 2 || strcmp(thumbs_oldest(c), "b") != 0)
        return 2;
    if (thumbs_put(c, "c", 1, 3, pixels) == NULL || thumbs_count(c) != 2 || thumbs_get(c, "b", &w, &h) != NULL)
        return 2;
    if (thumbs_put(c, "a", 1, 1, thumbs_get(c, "a", &w, &h)) == NULL || thumbs_bytes(c) != 16 || !thumbs_drop(c, "a") ||
        thumbs_drop(c, "a"))
        return 2;
#ifndef LEGAL
    if (thumbs_put(c, "d", 4, 4, pixels) != NULL)
        return 3;
#endif
    thumbs_free(c);
    return 0;
}
