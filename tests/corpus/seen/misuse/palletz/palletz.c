#include "palletz.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static struct pallet {
    int open;
    int box[PALLETZ_BOXES];
    int count;
    int weight;
    int max_kg;
} dock[PALLETZ_DOCK];

static const char *label_pattern;

static struct pallet *get(int number)
{
    struct pallet *p = &dock[number];
    assert(p->open);
    return p;
}

int palletz_open(int max_kg)
{
    if (max_kg < 1)
        return -1;
    for (int i = 0; i < PALLETZ_DOCK; i++) {
        if (dock[i].open)
            continue;
        memset(&dock[i], 0, sizeof dock[i]);
        dock[i].open = 1;
        dock[i].max_kg = max_kg;
        return i;
    }
    return -1;
}

void palletz_close(int pallet)
{
    get(pallet)->open = 0;
}

static int fits(const struct pallet *p, int kg)
{
    return p->count < PALLETZ_BOXES && kg <= p->max_kg - p->weight;
}

static void push(struct pallet *p, int kg)
{
    p->box[p->count++] = kg;
    p->weight += kg;
}

int palletz_put(int pallet, int kg)
{
    struct pallet *p = get(pallet);
    if (kg < 1 || !fits(p, kg))
        return -1;
    push(p, kg);
    return 0;
}

int palletz_top(int pallet)
{
    const struct pallet *p = get(pallet);
    return p->box[p->count - 1];
}

int palletz_take(int pallet)
{
    struct pallet *p = get(pallet);
    int kg = p->box[p->count - 1];
    p->count--;
    p->weight -= kg;
    return kg;
}

int palletz_move(int from, int to)
{
    int kg = palletz_take(from);
    struct pallet *p = get(to);
    if (fits(p, kg)) {
        push(p, kg);
        return 0;
    }
    push(get(from), kg);
    return -1;
}

int palletz_boxes(int pallet)
{
    return get(pallet)->count;
}

int palletz_weight(int pallet)
{
    return get(pallet)->weight;
}

int palletz_average(int pallet)
{
    const struct pallet *p = get(pallet);
    return p->weight / p->count;
}

int palletz_used(void)
{
    int n = 0;
    for (int i = 0; i < PALLETZ_DOCK; i++)
        n += dock[i].open;
    return n;
}

void palletz_pattern(const char *pattern)
{
    label_pattern = pattern;
}

const char *palletz_label(int pallet)
{
    static char label[32];
    const char *pattern = label_pattern ? label_pattern : "PAL-%02d";
    (void)get(pallet);
    snprintf(label, sizeof label, pattern, pallet);
    return label;
}

void palletz_clear(void)
{
    memset(dock, 0, sizeof dock);
    label_pattern = NULL;
}
