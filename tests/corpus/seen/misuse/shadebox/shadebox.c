#include "shadebox.h"

#include <stdlib.h>
#include <string.h>

struct shade {
    struct shade *next;
    uint32_t rgb;
    char name[];
};

struct shadebox {
    shade *first, **end;
    size_t count;
};

shadebox *sb_new(void)
{
    shadebox *box = malloc(sizeof *box);
    if (box != NULL) {
        box->first = NULL;
        box->end = &box->first;
        box->count = 0;
    }
    return box;
}

void sb_free(shadebox *box)
{
    if (box == NULL)
        return;
    while (box->first != NULL) {
        shade *s = box->first;
        box->first = s->next;
        free(s);
    }
    free(box);
}

shade *sb_find(const shadebox *box, const char *name)
{
    shade *s = box->first;
    while (s != NULL && strcmp(s->name, name) != 0)
        s = s->next;
    return s;
}

shade *sb_put(shadebox *box, const char *name, uint32_t rgb)
{
    shade *s = sb_find(box, name);
    size_t len = strlen(name);
    if (s == NULL) {
        if (len == 0 || len > 63 || box->count == SB_SHADES)
            return NULL;
        s = malloc(sizeof *s + len + 1);
        if (s == NULL)
            return NULL;
        memcpy(s->name, name, len + 1);
        s->next = NULL;
        *box->end = s;
        box->end = &s->next;
        box->count++;
    }
    s->rgb = rgb & 0xFFFFFF;
    return s;
}

static int part(uint32_t rgb, int shift)
{
    return (int)(rgb >> shift & 0xFF);
}

static long apart(uint32_t a, uint32_t b)
{
    long r = part(a, 16) - part(b, 16), g = part(a, 8) - part(b, 8), c = part(a, 0) - part(b, 0);
    return 3 * r * r + 6 * g * g + c * c;
}

shade *sb_nearest(const shadebox *box, uint32_t rgb)
{
    shade *best = box->first;
    for (shade *s = best; s != NULL; s = s->next)
        if (apart(s->rgb, rgb) < apart(best->rgb, rgb))
            best = s;
    return best;
}

void sb_remove(shadebox *box, shade *s)
{
    shade **at = &box->first;
    while (*at != s)
        at = &(*at)->next;
    *at = s->next;
    if (box->end == &s->next)
        box->end = at;
    box->count--;
    free(s);
}

size_t sb_count(const shadebox *box)
{
    return box->count;
}

const char *sb_name(const shade *s)
{
    return s->name;
}

uint32_t sb_rgb(const shade *s)
{
    return s->rgb;
}

void sb_tint(shade *s, uint32_t rgb, int percent)
{
    uint32_t out = 0;
    percent = percent < 0 ? 0 : percent > 100 ? 100 : percent;
    for (int shift = 0; shift <= 16; shift += 8) {
        int mixed = (part(s->rgb, shift) * (100 - percent) + part(rgb, shift) * percent + 50) / 100;
        out |= (uint32_t)mixed << shift;
    }
    s->rgb = out;
}

int sb_each(shadebox *box, sb_fn fn, void *arg)
{
    for (shade *s = box->first; s != NULL; s = s->next) {
        int status = fn(s, arg);
        if (status != 0)
            return status;
    }
    return 0;
}
