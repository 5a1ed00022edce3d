#include "hueset.h"

#include <string.h>

int main(void)
{
    hueset *set = hue_new();
    hue_t red, c;
    if (!hue_parse("#fF0000", &red) || hue_parse("#ff00", &c) || hue_parse("", &c) || hue_parse("#ff00000", &c))
        return 2;
    if (hue_nearest(set, red) != -1)
        return 2;
    for (int i = 0; i < 20; i++)
        if (hue_add(set, (hue_t){(uint8_t)(i * 10), 0, 0}, i ? "some" : "black") != i)
            return 2;
    hueset *copy = hue_copy(set);
    if (hue_nearest(set, red) != 19 || strcmp(hue_name(copy, hue_mix(hue_at(copy, 0), hue_at(copy, 1))), "black"))
        return 2;
    if (!hue_remove(set, 19) || hue_remove(set, 19) || hue_remove(set, -1) || hue_count(set) != 19 || hue_at(set, 99).r)
        return 2;
    int status = 0;
#ifndef LEGAL
    while (hue_remove(set, 0)) {
    }
    status = hue_name(set, red) != NULL;
#endif
    hue_delete(copy);
    hue_delete(set);
    return status;
}
