#include "plantag.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 32

struct unit {
    plant_t *plant;
    unit_t *within;
    unit_t *first;    // of the units within
    unit_t *next;     // beside this one
    unit_t *chained;  // in the same bucket of the tag index
    char *label;
    char *tag;        // NULL without
};

struct plant {
    unit_t *floor;
    unit_t *index[BUCKETS];
    size_t units, tags;
};

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static size_t bucket_of(const char *tag)
{
    uint32_t hash = 2166136261u;
    for (; *tag != '\0'; tag++)
        hash = (hash ^ (unsigned char)*tag) * 16777619u;
    return hash % BUCKETS;
}

static void index_add(unit_t *unit)
{
    unit_t **bucket = &unit->plant->index[bucket_of(unit->tag)];
    unit->chained = *bucket;
    *bucket = unit;
    unit->plant->tags++;
}

static void index_remove(unit_t *unit)
{
    unit_t **place = &unit->plant->index[bucket_of(unit->tag)];
    while (*place != unit)
        place = &(*place)->chained;
    *place = unit->chained;
    unit->chained = NULL;
    unit->plant->tags--;
}

// Where the first of the units beside this one is kept.
static unit_t **row_of(plant_t *plant, unit_t *within)
{
    return within != NULL ? &within->first : &plant->floor;
}

static void link_into(unit_t *unit, unit_t *within)
{
    unit_t **row = row_of(unit->plant, within);
    unit->within = within;
    unit->next = *row;
    *row = unit;
}

static void unlink_from_row(unit_t *unit)
{
    unit_t **place = row_of(unit->plant, unit->within);
    while (*place != unit)
        place = &(*place)->next;
    *place = unit->next;
    unit->next = NULL;
}

// Frees a unit that is in no row any more.
static void dispose(unit_t *unit)
{
    while (unit->first != NULL) {
        unit_t *part = unit->first;
        unit->first = part->next;
        dispose(part);
    }
    unit->plant->units--;
    free(unit->tag);
    free(unit->label);
    free(unit);
}

plant_t *plant_new(void)
{
    return calloc(1, sizeof(plant_t));
}

void plant_free(plant_t *plant)
{
    if (plant == NULL)
        return;
    while (plant->floor != NULL) {
        unit_t *unit = plant->floor;
        plant->floor = unit->next;
        dispose(unit);
    }
    free(plant);
}

unit_t *plant_build(plant_t *plant, unit_t *within, const char *label)
{
    if (within != NULL && within->plant != plant)
        return NULL;
    unit_t *unit = calloc(1, sizeof *unit);
    if (unit == NULL)
        return NULL;
    unit->label = copy_of(label);
    if (unit->label == NULL) {
        free(unit);
        return NULL;
    }
    unit->plant = plant;
    link_into(unit, within);
    plant->units++;
    return unit;
}

void plant_scrap(plant_t *plant, unit_t *unit)
{
    if (unit == NULL || unit->plant != plant)
        return;
    if (unit->tag != NULL)
        index_remove(unit);
    unlink_from_row(unit);
    dispose(unit);
}

bool unit_move(unit_t *unit, unit_t *within)
{
    if (within != NULL && within->plant != unit->plant)
        return false;
    for (const unit_t *above = within; above != NULL; above = above->within)
        if (above == unit)
            return false;
    unlink_from_row(unit);
    link_into(unit, within);
    return true;
}

const char *unit_label(const unit_t *unit)
{
    return unit->label;
}

unit_t *unit_within(const unit_t *unit)
{
    return unit->within;
}

size_t unit_parts(const unit_t *unit)
{
    size_t count = 0;
    for (const unit_t *part = unit->first; part != NULL; part = part->next)
        count++;
    return count;
}

size_t plant_units(const plant_t *plant)
{
    return plant->units;
}

bool unit_set_tag(unit_t *unit, const char *tag)
{
    char *copy = NULL;
    if (tag != NULL && *tag != '\0') {
        unit_t *has = plant_find(unit->plant, tag);
        if (has != NULL)
            return has == unit;
        copy = copy_of(tag);
        if (copy == NULL)
            return false;
    }
    if (unit->tag != NULL) {
        index_remove(unit);
        free(unit->tag);
    }
    unit->tag = copy;
    if (copy != NULL)
        index_add(unit);
    return true;
}

const char *unit_tag(const unit_t *unit)
{
    return unit->tag != NULL ? unit->tag : "";
}

size_t plant_tags(const plant_t *plant)
{
    return plant->tags;
}

unit_t *plant_find(const plant_t *plant, const char *tag)
{
    if (tag == NULL)
        return NULL;
    unit_t *unit = plant->index[bucket_of(tag)];
    while (unit != NULL && strcmp(unit->tag, tag) != 0)
        unit = unit->chained;
    return unit;
}
