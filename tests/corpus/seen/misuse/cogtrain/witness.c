#include "cogtrain.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    cog_pair p[4] = {{12, 60}, {10, 30}, {255, 254}, {255, 253}};
    uint8_t box[4] = {20, 40, 30, 60};
    cog_ratio r = cog_of_train(p, 2);
    if (r.in != 15 || r.out != 1 || cog_speed(r, -1500) != -100 || cog_of_pair(p[0]).in != 5)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    cog_ratio one = cog_of_train(NULL, 0), all = cog_of_train(p, 4);
    if (one.in != 1 || one.out != 1 || all.in == 0 || cog_speed(cog_invert(all), INT32_MIN) >= 0)
        return 2;
    if (cog_compare(r, one) != 1 || cog_compare(one, r) != -1 || cog_compare(r, r) || cog_hunting(p[0]) != 5)
        return 2;
    if (cog_angle(4, 3) != 750000 || cog_angle(255, 254) != 996078 || cog_angle(1, 0))
        return 2;
    cog_pair c = cog_choose(box, 4, (cog_ratio){3, 1});
    if (c.driver != 20 || c.driven != 60)
        return 2;
#else
    cog_pair *few = malloc(2 * sizeof *few);
    few[0] = p[0], few[1] = p[1];
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cog_of_pair((cog_pair){0, 20});
        break;
    case 2:
        cog_of_train(p, 5);
        break;
    case 3:
        cog_of_train(few, 3);
        break;
    case 4:
        cog_speed((cog_ratio){0, 1}, 5);
        break;
    case 5:
        cog_angle(20, 20);
        break;
    case 6:
        cog_choose(box, 1, r);
        break;
    case 7:
        cog_hunting((cog_pair){0, 0});
        break;
    }
    free(few);
#endif
    return 0;
}
