#include "kmstack.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define MODIFIERS (KM_CTRL | KM_META | KM_SHIFT)

static const struct {
    const char *name;
    uint32_t key;
} named[] = {
    { "SPC", KM_SPC }, { "RET", KM_RET }, { "TAB", KM_TAB }, { "ESC", KM_ESC },
    { "DEL", KM_DEL }, { "UP", KM_UP }, { "DOWN", KM_DOWN },
    { "F1", KM_F(1) }, { "F2", KM_F(2) }, { "F3", KM_F(3) }, { "F4", KM_F(4) },
    { "F5", KM_F(5) }, { "F6", KM_F(6) }, { "F7", KM_F(7) }, { "F8", KM_F(8) },
    { "F9", KM_F(9) }, { "F10", KM_F(10) }, { "F11", KM_F(11) }, { "F12", KM_F(12) },
};

#define NAMED (sizeof named / sizeof *named)

void kmstack_init(kmstack *k)
{
    memset(k, 0, sizeof *k);
}

int kmstack_push(kmstack *k, const km_bind *map)
{
    assert(map);
    k->submap = NULL;
    if (k->depth == KM_DEPTH)
        return -1;
    k->layer[k->depth++] = map;
    return 0;
}

const km_bind *kmstack_pop(kmstack *k)
{
    assert(k->depth > 0);
    k->submap = NULL;
    return k->layer[--k->depth];
}

int kmstack_depth(const kmstack *k)
{
    return k->depth;
}

static const km_bind *find_in(const km_bind *map, uint32_t chord)
{
    for (; map->chord != 0; map++)
        if (map->chord == chord)
            return map;
    return NULL;
}

/* From the top layer down. */
static const km_bind *find(const kmstack *k, uint32_t chord)
{
    for (int i = k->depth - 1; i >= 0; i--) {
        const km_bind *bind = find_in(k->layer[i], chord);

        if (bind)
            return bind;
    }
    return NULL;
}

/* One chord further from *submap, which is NULL at the start. */
static int step(const kmstack *k, const km_bind **submap, uint32_t chord)
{
    const km_bind *bind = *submap ? find_in(*submap, chord) : find(k, chord);

    *submap = NULL;
    if (!bind)
        return KM_NONE;
    if (bind->submap) {
        *submap = bind->submap;
        return KM_PENDING;
    }
    return bind->action > 0 ? bind->action : KM_NONE;
}

int kmstack_feed(kmstack *k, uint32_t chord)
{
    return step(k, &k->submap, chord);
}

void kmstack_reset(kmstack *k)
{
    k->submap = NULL;
}

/* The chord of the first n characters. */
static uint32_t chord_of(const char *text, size_t n)
{
    uint32_t modifiers = 0;

    while (n > 2 && text[1] == '-') {
        uint32_t modifier = text[0] == 'C' ? KM_CTRL : text[0] == 'M' ? KM_META : text[0] == 'S' ? KM_SHIFT : 0;

        if (modifier == 0 || (modifiers & modifier))
            return 0;
        modifiers |= modifier;
        text += 2;
        n -= 2;
    }
    if (n == 1 && text[0] >= '!' && text[0] <= '~')
        return modifiers | (uint32_t)text[0];
    for (size_t i = 0; i < NAMED; i++)
        if (strlen(named[i].name) == n && memcmp(named[i].name, text, n) == 0)
            return modifiers | named[i].key;
    return 0;
}

uint32_t km_chord(const char *text)
{
    return chord_of(text, strlen(text));
}

int kmstack_lookup(const kmstack *k, const char *keys)
{
    const km_bind *submap = NULL;
    int result = KM_NONE, first = 1;

    for (;;) {
        size_t n;
        uint32_t chord;

        keys += strspn(keys, " ");
        if (*keys == '\0')
            return result;
        if (!first && result != KM_PENDING)
            return KM_NONE;
        n = strcspn(keys, " ");
        chord = chord_of(keys, n);
        if (chord == 0)
            return KM_NONE;
        result = step(k, &submap, chord);
        first = 0;
        keys += n;
    }
}

int km_name(uint32_t chord, char *buf, size_t size)
{
    uint32_t key = chord & ~MODIFIERS;
    const char *name = NULL;
    char single[2] = { 0 };

    if (key >= '!' && key <= '~') {
        single[0] = (char)key;
        name = single;
    }
    for (size_t i = 0; i < NAMED && !name; i++)
        if (named[i].key == key)
            name = named[i].name;
    if (!name)
        return -1;
    return snprintf(buf, size, "%s%s%s%s", chord & KM_CTRL ? "C-" : "", chord & KM_META ? "M-" : "",
                    chord & KM_SHIFT ? "S-" : "", name);
}
