#include "diceroll.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    dice d = {0, 0, 0, 0};
    int sum = -1;
#ifdef LEGAL
    char buf[20];
    unsigned seed = 0;
    const char *wrong[] = {"", "d", "0d6", "d0", "17d6", "d1001", "d6l", "d6l100", "d6+", "d6 ", "3", "d6+10001", "d-1"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (dice_parse(wrong[i], &d))
            return 2;
    if (dice_roll(&d, NULL, NULL, &sum) || sum != -1 || dice_lowest(&d) != 0)
        return 3;
    if (!dice_parse("4d6l1-2", &d) || dice_lowest(&d) != 1 || dice_highest(&d) != 16)
        return 4;
    if (dice_text(&d, buf, sizeof buf) != 7 || strcmp(buf, "4d6l1-2") != 0 || dice_text(&d, buf, 7) != 0)
        return 5;
    if (!dice_roll(&d, NULL, NULL, &sum) || sum != 16)
        return 6;
    if (!dice_roll(&d, dice_lcg, &seed, &sum) || sum < 1 || sum > 16)
        return 7;
    if (!dice_parse("2d6l2+5", &d) || !dice_roll(&d, dice_lcg, &seed, &sum) || sum != 5)
        return 8;
    if (!dice_parse("16d1000+10000", &d) || !dice_roll(&d, NULL, NULL, &sum) || sum != 26000)
        return 9;
    d.modifier = INT_MIN;
    if (dice_valid(&d))
        return 10;
#else
    if (!dice_parse("2d6l3", &d))
        return 2;
    dice_roll(&d, NULL, NULL, &sum);
#endif
    return 0;
}
