#include "chordset.h"

#include <string.h>

void chord_init(chord *c)
{
    memset(c, 0, sizeof *c);
}

static int position(const chord *c, int note)
{
    int i = 0;
    while (i < c->count && c->note[i] < note)
        i++;
    return i;
}

bool chord_has(const chord *c, int note)
{
    int i = position(c, note);
    return i < c->count && c->note[i] == note;
}

bool chord_add(chord *c, int note)
{
    if (note < 0 || note > 127 || c->count == CHORD_NOTES || chord_has(c, note))
        return false;
    int i = position(c, note);
    memmove(&c->note[i + 1], &c->note[i], (size_t)(c->count - i));
    c->note[i] = (uint8_t)note;
    c->count++;
    return true;
}

bool chord_remove(chord *c, int note)
{
    if (!chord_has(c, note))
        return false;
    int i = position(c, note);
    c->count--;
    memmove(&c->note[i], &c->note[i + 1], (size_t)(c->count - i));
    return true;
}

bool chord_triad(chord *c, int root, bool minor)
{
    if (root < 0 || root > 127 - 7)
        return false;
    chord_init(c);
    chord_add(c, root);
    chord_add(c, root + (minor ? 3 : 4));
    chord_add(c, root + 7);
    return true;
}

bool chord_transpose(chord *c, int semitones)
{
    if (c->count == 0)
        return true;
    int lowest = c->note[0], highest = c->note[c->count - 1];
    if (semitones < -lowest || semitones > 127 - highest)
        return false;
    for (int i = 0; i < c->count; i++)
        c->note[i] = (uint8_t)(c->note[i] + semitones);
    return true;
}

bool chord_equal(const chord *a, const chord *b)
{
    return a->count == b->count && memcmp(a->note, b->note, a->count) == 0;
}

int chord_compare(const chord *a, const chord *b)
{
    int shared = a->count < b->count ? a->count : b->count;
    for (int i = 0; i < shared; i++)
        if (a->note[i] != b->note[i])
            return a->note[i] < b->note[i] ? -1 : 1;
    return a->count > b->count;
}

uint32_t chord_hash(const chord *c)
{
    uint32_t hash = 2166136261u;
    for (int i = 0; i < c->count; i++)
        hash = (hash ^ c->note[i]) * 16777619u;
    return hash;
}

void chord_common(const chord *a, const chord *b, chord *result)
{
    chord both;
    chord_init(&both);
    for (int i = 0; i < a->count; i++)
        if (chord_has(b, a->note[i]))
            chord_add(&both, a->note[i]);
    *result = both;
}
