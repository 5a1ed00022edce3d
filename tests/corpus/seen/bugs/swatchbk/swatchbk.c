#include "swatchbk.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *name;
    uint32_t rgb;
} Swatch;

struct SwatchBook {
    Swatch *items;
    unsigned count;
    unsigned capacity;
};

static char *CopyText(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static Swatch *Find(const SwatchBook *book, const char *name)
{
    for (unsigned i = 0; i < book->count; i++)
        if (strcmp(book->items[i].name, name) == 0)
            return &book->items[i];
    return NULL;
}

SwatchBook *Swatch_Create(void)
{
    return calloc(1, sizeof(SwatchBook));
}

void Swatch_Destroy(SwatchBook *book)
{
    if (book == NULL)
        return;
    for (unsigned i = 0; i < book->count; i++)
        free(book->items[i].name);
    free(book->items);
    free(book);
}

SwatchBook *Swatch_Clone(const SwatchBook *book)
{
    SwatchBook *clone = Swatch_Create();
    if (clone == NULL || book->count == 0)
        return clone;
    clone->items = malloc(book->count * sizeof *clone->items);
    if (clone->items == NULL) {
        free(clone);
        return NULL;
    }
    memcpy(clone->items, book->items, book->count * sizeof *clone->items);
    clone->count = clone->capacity = book->count;
    return clone;
}

SwatchResult Swatch_Add(SwatchBook *book, const char *name, uint32_t rgb)
{
    if (*name == '\0' || rgb > 0xFFFFFF)
        return SWATCH_INVALID;
    if (Find(book, name) != NULL)
        return SWATCH_EXISTS;
    if (book->count == book->capacity) {
        unsigned capacity = book->capacity + book->capacity / 2 + 4;
        Swatch *items = realloc(book->items, capacity * sizeof *items);
        if (items == NULL)
            return SWATCH_NOMEM;
        book->items = items;
        book->capacity = capacity;
    }
    char *copy = CopyText(name);
    if (copy == NULL)
        return SWATCH_NOMEM;
    book->items[book->count].name = copy;
    book->items[book->count].rgb = rgb;
    book->count++;
    return SWATCH_OK;
}

SwatchResult Swatch_Remove(SwatchBook *book, const char *name)
{
    Swatch *swatch = Find(book, name);
    if (swatch == NULL)
        return SWATCH_NOTFOUND;
    free(swatch->name);
    book->count--;
    memmove(swatch, swatch + 1, (size_t)(book->items + book->count - swatch) * sizeof *swatch);
    return SWATCH_OK;
}

SwatchResult Swatch_Rename(SwatchBook *book, const char *from, const char *to)
{
    Swatch *swatch = Find(book, from);
    if (swatch == NULL)
        return SWATCH_NOTFOUND;
    if (*to == '\0')
        return SWATCH_INVALID;
    if (Find(book, to) != NULL)
        return SWATCH_EXISTS;
    char *copy = CopyText(to);
    if (copy == NULL)
        return SWATCH_NOMEM;
    free(swatch->name);
    swatch->name = copy;
    return SWATCH_OK;
}

SwatchResult Swatch_Get(const SwatchBook *book, const char *name, uint32_t *rgb)
{
    const Swatch *swatch = Find(book, name);
    if (swatch == NULL)
        return SWATCH_NOTFOUND;
    *rgb = swatch->rgb;
    return SWATCH_OK;
}

unsigned Swatch_Count(const SwatchBook *book)
{
    return book->count;
}

static int Channel(uint32_t rgb, int shift)
{
    return (int)(rgb >> shift & 255);
}

static int Distance(uint32_t a, uint32_t b)
{
    int sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int d = Channel(a, shift) - Channel(b, shift);
        sum += d * d;
    }
    return sum;
}

const char *Swatch_Nearest(const SwatchBook *book, uint32_t rgb)
{
    const Swatch *best = NULL;
    for (unsigned i = 0; i < book->count; i++)
        if (best == NULL || Distance(book->items[i].rgb, rgb) < Distance(best->rgb, rgb))
            best = &book->items[i];
    return best == NULL ? NULL : best->name;
}
