#include "plantag.h"

#include <string.h>

int main(void)
{
    plant_t *plant = plant_new(), *other = plant_new();
    unit_t *line = plant_build(plant, NULL, "line"), *pump = plant_build(plant, line, "pump");
    unit_t *motor = plant_build(plant, pump, ""), *spare = plant_build(plant, NULL, "spare");
    if (plant_build(other, line, "x") != NULL || unit_move(line, motor) || unit_move(line, line) || plant_units(plant) != 4)
        return 2;
    if (!unit_set_tag(pump, "P-101") || unit_set_tag(spare, "P-101") || !unit_set_tag(pump, unit_tag(pump)))
        return 2;
    if (!unit_set_tag(spare, "S") || !unit_set_tag(motor, "M") || plant_find(plant, "P-101") != pump || plant_tags(plant) != 3)
        return 2;
    if (plant_find(plant, "") != NULL || plant_find(plant, NULL) != NULL || plant_find(other, "M") != NULL)
        return 2;
    if (!unit_move(motor, NULL) || unit_within(motor) != NULL || unit_parts(pump) != 0 || !unit_move(spare, line))
        return 2;
    plant_scrap(other, spare);
    plant_scrap(plant, spare);
    plant_scrap(plant, NULL);
    if (plant_find(plant, "S") != NULL || plant_units(plant) != 3 || unit_parts(line) != 1 || plant_tags(plant) != 2)
        return 2;
    if (!unit_set_tag(motor, "") || strcmp(unit_tag(motor), "") != 0 || plant_find(plant, "M") != NULL)
        return 2;
    if (unit_move(pump, plant_build(other, NULL, "y")) || strcmp(unit_label(line), "line") != 0)
        return 2;
#ifndef LEGAL
    plant_scrap(plant, line);
    plant_find(plant, "P-101");
#endif
    plant_free(plant);
    plant_free(other);
    plant_free(NULL);
    return 0;
}
