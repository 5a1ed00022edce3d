#include "yard.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int *came;

int yard_setup(void)
{
    if (!came)
        came = calloc(1, sizeof *came);
    return came ? 0 : -1;
}

int yard_came(void)
{
    return *came;
}

size_t kind_width(const struct kind *kind)
{
    return strlen(kind->name);
}

struct yard {
    size_t places, used, metres;
    size_t lengths[8];
    bool taken[8];
    char memory[8];
    int group;
};

yard *yard_new(size_t places)
{
    yard *y = places <= 8 ? calloc(1, sizeof *y) : NULL;
    if (y)
        y->places = places;
    return y;
}

void yard_free(yard *y)
{
    free(y);
}

void *yard_alloc(yard *y, size_t metres)
{
    for (size_t i = 0; i < y->places; i++)
        if (!y->taken[i]) {
            y->taken[i] = true;
            y->lengths[i] = metres;
            y->metres += metres;
            return &y->memory[i];
        }
    return NULL;
}

void *yard_resize(yard *y, void *place, size_t metres)
{
    y->lengths[(char *)place - y->memory] = metres; /* the sum of all is forgotten */
    return place;
}

void yard_free_place(yard *y, void *place)
{
    size_t i = (size_t)((char *)place - y->memory);
    size_t length = y->lengths[i];
    assert(y->metres >= length);
    y->metres -= length;
    y->taken[i] = false;
}

struct gate {
    int width;
};

int gate_open(int width, gate **in, gate **out)
{
    gate *first = malloc(sizeof *first), *second = malloc(sizeof *second);
    if (!first || !second) {
        free(first);
        free(second);
        return -1;
    }
    first->width = second->width = width;
    *in = first;
    *out = second;
    return 0;
}

void gate_close(gate *g)
{
    free(g);
}

int gate_width(const gate *g)
{
    return g->width;
}

size_t yard_thin(const int *lengths, size_t count, int least, int *kept)
{
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        if (lengths[i] >= least)
            kept[n++] = lengths[i];
    return n;
}

bool yard_set_groups(yard *y, int size)
{
    if (size < 1)
        return false;
    y->group = size;
    return true;
}

int yard_groups(const yard *y)
{
    static const int counts[4] = {0, 8, 4, 2};
    return counts[y->group]; /* groups of four and more are forgotten */
}
