#include "glyphtab.h"

#include <stdbool.h>
#include <stdlib.h>

#define BUCKETS 256

typedef struct Glyph {
    struct Glyph *next;
    uint32_t code;
    GlyphBox box;
} Glyph;

struct GlyphTab {
    Glyph *buckets[BUCKETS];
    Glyph *recent; /* texts ask for the same glyph again and again */
    size_t count;
    uint32_t fallback;
    bool has_fallback;
};

GlyphTab *GlyphTabCreate(void)
{
    return calloc(1, sizeof(GlyphTab));
}

void GlyphTabDestroy(GlyphTab *tab)
{
    if (tab == NULL)
        return;
    for (size_t i = 0; i < BUCKETS; i++) {
        while (tab->buckets[i] != NULL) {
            Glyph *glyph = tab->buckets[i];
            tab->buckets[i] = glyph->next;
            free(glyph);
        }
    }
    free(tab);
}

static Glyph **BucketOf(GlyphTab *tab, uint32_t code)
{
    return &tab->buckets[(code ^ code >> 8 ^ code >> 16) % BUCKETS];
}

static Glyph *Find(GlyphTab *tab, uint32_t code)
{
    if (tab->recent != NULL && tab->recent->code == code)
        return tab->recent;
    for (Glyph *glyph = *BucketOf(tab, code); glyph != NULL; glyph = glyph->next) {
        if (glyph->code == code) {
            tab->recent = glyph;
            return glyph;
        }
    }
    return NULL;
}

int GlyphTabPut(GlyphTab *tab, uint32_t code, GlyphBox box)
{
    Glyph *glyph = Find(tab, code);
    if (glyph == NULL) {
        if (tab->count == GLYPHTAB_MAX)
            return 0;
        glyph = malloc(sizeof *glyph);
        if (glyph == NULL)
            return 0;
        Glyph **bucket = BucketOf(tab, code);
        glyph->code = code;
        glyph->next = *bucket;
        *bucket = glyph;
        tab->count++;
    }
    glyph->box = box;
    return 1;
}

int GlyphTabGet(GlyphTab *tab, uint32_t code, GlyphBox *box)
{
    const Glyph *glyph = Find(tab, code);
    if (glyph == NULL)
        return 0;
    *box = glyph->box;
    return 1;
}

/* Unlinks and frees the glyph that *link points to. */
static void Unlink(GlyphTab *tab, Glyph **link)
{
    Glyph *glyph = *link;
    *link = glyph->next;
    tab->count--;
    free(glyph);
}

int GlyphTabRemove(GlyphTab *tab, uint32_t code)
{
    for (Glyph **link = BucketOf(tab, code); *link != NULL; link = &(*link)->next) {
        if ((*link)->code == code) {
            if (tab->recent == *link)
                tab->recent = NULL;
            Unlink(tab, link);
            return 1;
        }
    }
    return 0;
}

size_t GlyphTabRemoveRange(GlyphTab *tab, uint32_t first, uint32_t last)
{
    size_t before = tab->count;
    for (size_t i = 0; i < BUCKETS; i++) {
        Glyph **link = &tab->buckets[i];
        while (*link != NULL) {
            if ((*link)->code >= first && (*link)->code <= last)
                Unlink(tab, link);
            else
                link = &(*link)->next;
        }
    }
    return before - tab->count;
}

size_t GlyphTabCount(const GlyphTab *tab)
{
    return tab->count;
}

void GlyphTabSetFallback(GlyphTab *tab, uint32_t code)
{
    tab->fallback = code;
    tab->has_fallback = true;
}

static int Advance(GlyphTab *tab, char c)
{
    const Glyph *glyph = Find(tab, (unsigned char)c);
    if (glyph == NULL && tab->has_fallback)
        glyph = Find(tab, tab->fallback);
    return glyph == NULL ? 0 : glyph->box.advance;
}

int64_t GlyphTabTextWidth(GlyphTab *tab, const char *latin1)
{
    int64_t width = 0;
    for (; *latin1 != '\0'; latin1++)
        width += Advance(tab, *latin1);
    return width;
}

size_t GlyphTabFit(GlyphTab *tab, const char *latin1, int64_t width)
{
    int64_t used = 0;
    size_t count = 0;
    for (; latin1[count] != '\0'; count++) {
        used += Advance(tab, latin1[count]);
        if (used > width)
            break;
    }
    return count;
}
