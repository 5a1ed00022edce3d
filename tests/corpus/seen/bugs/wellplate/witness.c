#include "wellplate.h"

#include <string.h>

int main(void)
{
    wellplate *plate = wp_new(WP_96);
    wp_pos pos = {0, 0}, out = {8, 0};
    if (!wp_parse(plate, "H12", &pos) || pos.row != 7 || pos.col != 11 || wp_parse(plate, "H13", &pos))
        return 2;
    if (wp_parse(plate, "", &pos) || wp_parse(plate, "A", &pos) || wp_parse(plate, "A01", &pos))
        return 2;
    if (!wp_dispense(plate, pos, 200) || wp_dispense(plate, pos, -201) || wp_dispense(plate, out, 1))
        return 2;
    wellplate *clone = wp_clone(plate);
    if (wp_volume(clone, pos) != 200 || wp_rows(clone) != 8 || wp_cols(clone) != 12)
        return 2;
    if (!wp_set_label(plate, pos, "blank") || strcmp(wp_label(plate, pos), "blank") != 0 || wp_label(clone, pos))
        return 2;
    wp_free(clone);
#ifndef LEGAL
    clone = wp_clone(plate);
    wp_free(clone);
#endif
    wp_free(plate);
    return 0;
}
