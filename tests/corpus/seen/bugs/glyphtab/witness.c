#include "glyphtab.h"

int main(void)
{
    GlyphTab *tab = GlyphTabCreate();
    GlyphBox box = {640, 1, 2, 3, 4}, other = {0, 0, 0, 0, 0};
    if (GlyphTabGet(tab, 65, &other) || GlyphTabRemove(tab, 65) || GlyphTabRemoveRange(tab, 0, UINT32_MAX) != 0)
        return 2;
    for (uint32_t code = 0; code < 1000; code++)
        if (!GlyphTabPut(tab, code * 77, box))
            return 2;
    if (GlyphTabCount(tab) != 1000 || GlyphTabRemoveRange(tab, 100, 7700) != 99 || GlyphTabRemoveRange(tab, 9, 8) != 0)
        return 2;
    box.advance = 64;
    if (!GlyphTabPut(tab, 'a', box) || !GlyphTabGet(tab, 'a', &other) || other.advance != 64 || GlyphTabTextWidth(tab, "aba") != 128)
        return 2;
    GlyphTabSetFallback(tab, 'a');
    if (GlyphTabTextWidth(tab, "aba") != 192 || GlyphTabFit(tab, "aba", 130) != 2 || GlyphTabTextWidth(tab, "") != 0)
        return 2;
    if (!GlyphTabRemove(tab, 'a') || GlyphTabGet(tab, 'a', &other) || GlyphTabTextWidth(tab, "a") != 0)
        return 2;
    GlyphTabPut(tab, 'b', box);
#ifndef LEGAL
    GlyphTabGet(tab, 'b', &other);
    GlyphTabRemoveRange(tab, 'a', 'z');
    GlyphTabGet(tab, 'b', &other);
#endif
    GlyphTabDestroy(tab);
    GlyphTabDestroy(NULL);
    return 0;
}
