#pragma once
/*
 * dicepool: dice in the notation of tabletop games, "3d6+2".
 *
 * A roll has 1 to 100 dice, all with the same number of sides, 1 to 1000, and
 * a bonus of -1000 to 1000.  dice_make() and dice_parse() return 0 and leave
 * *out alone for anything else; a dice_t that they made can be used with all
 * other functions.
 */
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int count;
    int sides;
    int bonus;
} dice_t;

typedef struct {
    uint32_t state;
} dice_rng;

void dice_seed(dice_rng *rng, uint32_t seed);

int dice_make(int count, int sides, int bonus, dice_t *out);
/* "d8", "2d6", "2d6-1"; small d only, no spaces */
int dice_parse(const char *text, dice_t *out);
/* shortest notation; length without the terminator, as snprintf */
int dice_format(const dice_t *d, char *text, size_t size);

int dice_min(const dice_t *d);
int dice_max(const dice_t *d);
double dice_mean(const dice_t *d);

int dice_roll(const dice_t *d, dice_rng *rng);
/* highest single die of the roll plus the bonus */
int dice_roll_keep_best(const dice_t *d, dice_rng *rng);
