#include "diceroll.h"

#include <stdio.h>
#include <string.h>

#define SIDES 1000
#define DROP 99
#define MODIFIER 10000

/* Reads digits up to max.  NULL if there are none or the number is larger. */
static const char *digits(const char *s, unsigned max, unsigned *value)
{
    unsigned v = 0;

    if (*s < '0' || *s > '9')
        return NULL;
    for (; *s >= '0' && *s <= '9'; s++) {
        v = v * 10 + (unsigned)(*s - '0');
        if (v > max)
            return NULL;
    }
    *value = v;
    return s;
}

int dice_valid(const dice *d)
{
    return d->count >= 1 && d->count <= DICE_COUNT && d->sides >= 1 && d->sides <= SIDES && d->drop <= DROP &&
           d->modifier >= -MODIFIER && d->modifier <= MODIFIER;
}

int dice_parse(const char *text, dice *d)
{
    dice r = {1, 0, 0, 0};

    if (*text != 'd') {
        text = digits(text, DICE_COUNT, &r.count);
        if (text == NULL)
            return 0;
    }
    if (*text != 'd')
        return 0;
    text = digits(text + 1, SIDES, &r.sides);
    if (text == NULL)
        return 0;
    if (*text == 'l') {
        text = digits(text + 1, DROP, &r.drop);
        if (text == NULL)
            return 0;
    }
    if (*text == '+' || *text == '-') {
        unsigned m = 0;
        int minus = *text == '-';
        text = digits(text + 1, MODIFIER, &m);
        if (text == NULL)
            return 0;
        r.modifier = minus ? -(int)m : (int)m;
    }
    if (*text != '\0' || !dice_valid(&r))
        return 0;
    *d = r;
    return 1;
}

static unsigned kept(const dice *d)
{
    return d->drop < d->count ? d->count - d->drop : 0;
}

int dice_lowest(const dice *d)
{
    if (!dice_valid(d))
        return 0;
    return (int)kept(d) + d->modifier;
}

int dice_highest(const dice *d)
{
    if (!dice_valid(d))
        return 0;
    return (int)(kept(d) * d->sides) + d->modifier;
}

static void sort(unsigned *face, unsigned n)
{
    for (unsigned i = 1; i < n; i++) {
        unsigned f = face[i], j = i;
        for (; j > 0 && face[j - 1] > f; j--)
            face[j] = face[j - 1];
        face[j] = f;
    }
}

/* The sum of the faces from the first-th on. */
static unsigned add_up(const unsigned *face, unsigned first, unsigned n)
{
    unsigned sum = 0;

    for (unsigned i = first; i != n; i++)
        sum += face[i];
    return sum;
}

int dice_roll(const dice *d, dice_source source, void *state, int *sum)
{
    unsigned face[DICE_COUNT] = {0};

    if (!dice_valid(d))
        return 0;
    for (unsigned i = 0; i < d->count; i++)
        face[i] = source != NULL ? source(state) % d->sides + 1 : d->sides;
    if (d->drop > 0)
        sort(face, d->count);
    *sum = (int)add_up(face, d->drop, d->count) + d->modifier;
    return 1;
}

size_t dice_text(const dice *d, char *buf, size_t size)
{
    char text[40];
    size_t n = 0;

    if (!dice_valid(d))
        return 0;
    if (d->count > 1)
        n += (size_t)snprintf(text + n, sizeof text - n, "%u", d->count);
    n += (size_t)snprintf(text + n, sizeof text - n, "d%u", d->sides);
    if (d->drop > 0)
        n += (size_t)snprintf(text + n, sizeof text - n, "l%u", d->drop);
    if (d->modifier != 0)
        n += (size_t)snprintf(text + n, sizeof text - n, "%+d", d->modifier);
    if (n >= size)
        return 0;
    memcpy(buf, text, n + 1);
    return n;
}

unsigned dice_lcg(void *state)
{
    unsigned *seed = state;

    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}
