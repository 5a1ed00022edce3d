#include "hueset.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct named {
    hue_t color;
    char *name;
} named;

struct hueset {
    named *list;
    int count;
    int room;
};

hueset *hue_new(void)
{
    return calloc(1, sizeof(hueset));
}

void hue_delete(hueset *set)
{
    if (!set)
        return;
    for (int i = 0; i < set->count; i++)
        free(set->list[i].name);
    free(set->list);
    free(set);
}

hueset *hue_copy(const hueset *set)
{
    hueset *copy = hue_new();
    for (int i = 0; copy && i < set->count; i++) {
        if (hue_add(copy, set->list[i].color, set->list[i].name) < 0) {
            hue_delete(copy);
            copy = NULL;
        }
    }
    return copy;
}

int hue_add(hueset *set, hue_t color, const char *name)
{
    char *text = malloc(strlen(name) + 1);
    if (!text)
        return -1;
    strcpy(text, name);
    if (set->count == set->room) {
        int room = set->room ? set->room * 2 : 8;
        named *list = realloc(set->list, (size_t)room * sizeof *list);
        if (!list) {
            free(text);
            return -1;
        }
        set->list = list;
        set->room = room;
    }
    set->list[set->count].color = color;
    set->list[set->count].name = text;
    return set->count++;
}

int hue_remove(hueset *set, int index)
{
    if (index < 0 || index >= set->count)
        return 0;
    free(set->list[index].name);
    set->count--;
    memmove(set->list + index, set->list + index + 1, (size_t)(set->count - index) * sizeof *set->list);
    return 1;
}

int hue_count(const hueset *set)
{
    return set->count;
}

hue_t hue_at(const hueset *set, int index)
{
    if (index < 0 || index >= set->count)
        return (hue_t){0, 0, 0};
    return set->list[index].color;
}

long hue_distance(hue_t a, hue_t b)
{
    long dr = (long)a.r - b.r, dg = (long)a.g - b.g, db = (long)a.b - b.b;
    return dr * dr + dg * dg + db * db;
}

static const named *nearest(const hueset *set, hue_t color)
{
    const named *best = NULL;
    long least = LONG_MAX;
    for (int i = 0; i < set->count; i++) {
        long d = hue_distance(set->list[i].color, color);
        if (d < least) {
            least = d;
            best = &set->list[i];
        }
    }
    return best;
}

int hue_nearest(const hueset *set, hue_t color)
{
    const named *best = nearest(set, color);
    return best ? (int)(best - set->list) : -1;
}

const char *hue_name(const hueset *set, hue_t color)
{
    return nearest(set, color)->name;
}

static int digit(char c)
{
    const char *all = "0123456789abcdef0123456789ABCDEF";
    const char *at = c ? strchr(all, c) : NULL;
    return at ? (int)((at - all) & 15) : -1;
}

int hue_parse(const char *text, hue_t *color)
{
    uint8_t part[3];
    if (*text++ != '#')
        return 0;
    for (int i = 0; i < 3; i++, text += 2) {
        int high = digit(text[0]);
        int low = high < 0 ? -1 : digit(text[1]);
        if (low < 0)
            return 0;
        part[i] = (uint8_t)(16 * high + low);
    }
    if (*text)
        return 0;
    *color = (hue_t){part[0], part[1], part[2]};
    return 1;
}

hue_t hue_mix(hue_t a, hue_t b)
{
    return (hue_t){(uint8_t)((a.r + b.r) / 2), (uint8_t)((a.g + b.g) / 2), (uint8_t)((a.b + b.b) / 2)};
}
