#ifndef PLANTAG_H
#define PLANTAG_H

#include <stdbool.h>
#include <stddef.h>

// The equipment of an industrial plant: units that stand within units (a line
// has pumps, a pump has a motor), some of them with a tag such as "P-101" by
// which they are found quickly.
//
// Units belong to their plant. A pointer to a unit is good until that unit, or
// one that it is within, is scrapped, or the plant is freed.

typedef struct plant plant_t;
typedef struct unit unit_t;

plant_t *plant_new(void);         // NULL: out of memory
void plant_free(plant_t *plant);  // with all units; NULL is ignored

// A new unit within another one of this plant, or on the floor if within is
// NULL. The label is copied. NULL if out of memory or within is in another plant.
unit_t *plant_build(plant_t *plant, unit_t *within, const char *label);

// Takes a unit away, with everything within it.
void plant_scrap(plant_t *plant, unit_t *unit);

// Puts a unit, with everything within it, into another one of the same plant,
// or on the floor. False, and nothing happens, if `within` is the unit itself,
// stands within it, or is in another plant.
bool unit_move(unit_t *unit, unit_t *within);

const char *unit_label(const unit_t *unit);
unit_t *unit_within(const unit_t *unit);       // NULL on the floor
size_t unit_parts(const unit_t *unit);         // units directly within it
size_t plant_units(const plant_t *plant);      // all there are

// Tags are unique in a plant. False, and the unit keeps what it has, if
// another unit has that tag already or memory is out. NULL and "" take the tag
// away.
bool unit_set_tag(unit_t *unit, const char *tag);
const char *unit_tag(const unit_t *unit);      // "" without; good until it is set again
size_t plant_tags(const plant_t *plant);       // units with a tag

// The unit with that tag, or NULL.
unit_t *plant_find(const plant_t *plant, const char *tag);

#endif
