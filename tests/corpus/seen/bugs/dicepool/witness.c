#include "dicepool.h"

#include <string.h>

int main(void)
{
    dice_t d;
    dice_rng rng;
    char text[32];
    dice_seed(&rng, 0);
    if (!dice_parse("3d6+2", &d) || dice_min(&d) != 5 || dice_max(&d) != 20 || dice_mean(&d) != 12.5)
        return 2;
    for (int i = 0; i < 1000; i++) {
        int n = dice_roll(&d, &rng), best = dice_roll_keep_best(&d, &rng);
        if (n < 5 || n > 20 || best < 3 || best > 8)
            return 2;
    }
    if (dice_format(&d, text, sizeof text) != 5 || strcmp(text, "3d6+2") != 0)
        return 2;
    if (dice_parse("", &d) || dice_parse("d", &d) || dice_parse("2d6+", &d) || dice_parse("0d6", &d) ||
        dice_parse("d1001", &d) || dice_parse("d6 ", &d) || dice_make(1, -1, 0, &d))
        return 2;
    if (!dice_parse("d20-1", &d) || dice_format(&d, text, sizeof text) != 5 || strcmp(text, "d20-1") != 0)
        return 2;
#ifndef LEGAL
    if (dice_make(1, 0, 0, &d))
        dice_roll(&d, &rng);
#endif
    return 0;
}
