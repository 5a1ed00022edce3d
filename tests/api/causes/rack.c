#include "rack.h"
#include <stdlib.h>
#include <string.h>

#define PLACES 8
#define MARKS 4

struct rack {
    void *things[PLACES], *newest;
    int uses;
    struct badge badge;
    char *marks[MARKS];
    int mark_count;
    int *spare;
};

static const struct unit units[] = {{"m", 1, 0}, {"km", 1000, 3}};

struct rack *rack_new(void)
{
    struct rack *rack = calloc(1, sizeof *rack);
    if (!rack || !(rack->spare = malloc(sizeof *rack->spare))) {
        free(rack);
        return NULL;
    }
    rack->badge = (struct badge){(unsigned long)rack, 7};
    return rack;
}

void rack_free(struct rack *rack)
{
    if (!rack)
        return;
    for (int i = 0; i < rack->mark_count; i++)
        free(rack->marks[i]);
    free(rack->spare);
    free(rack);
}

int rack_put(struct rack *rack, unsigned place, void *thing)
{
    if (place >= PLACES)
        return -1;
    rack->things[place] = rack->newest = thing;
    rack->uses++;
    return 0;
}

void *rack_at(const struct rack *rack, unsigned place)
{
    return place < PLACES ? rack->things[place] : NULL;
}

void *rack_newest(const struct rack *rack)
{
    return rack->newest;
}

const int *rack_uses(const struct rack *rack)
{
    return &rack->uses;
}

const struct unit *rack_unit(int number)
{
    if (number < 0 || number > 1)
        return NULL;
    return &units[number];
}

const struct badge *rack_badge(const struct rack *rack)
{
    return &rack->badge;
}

const int *rack_spare(const struct rack *rack)
{
    return rack->spare;
}

int rack_mark(struct rack *rack, const char *mark)
{
    if (rack->mark_count == MARKS || !(rack->marks[rack->mark_count] = malloc(strlen(mark) + 1)))
        return -1;
    strcpy(rack->marks[rack->mark_count], mark);
    return rack->mark_count++;
}

int rack_find(const struct rack *rack, const char *mark)
{
    for (int i = 0; i < rack->mark_count; i++)
        if (strcmp(rack->marks[i], mark) == 0)
            return i;
    return -1;
}
