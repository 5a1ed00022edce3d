#include "recipebk.h"

#include <string.h>

int main(void)
{
    int line = 0;
    recipe *r = recipe_parse("250 g flour\n\n2 pc egg\n300 ml milk", NULL);
    if (!r || recipe_count(r) != 3 || strcmp(recipe_name(r, 1), "egg") || recipe_amount(r, "flour") != 250)
        return 2;
    if (!recipe_add(r, "egg", 1, UNIT_PC) || recipe_amount(r, "egg") != 3 || recipe_add(r, "x", 0, UNIT_G))
        return 2;
    if (!recipe_scale(r, 4) || recipe_amount(r, "milk") != 1200 || recipe_scale(r, 1000) || !recipe_scale(r, 3))
        return 2;
    if (recipe_amount(r, "egg") != 9 || recipe_servings(r) != 3 || recipe_name(r, 4))
        return 2;
    if (recipe_parse("1 g a\n2 kg b", &line) || line != 2 || recipe_parse("g", &line) || recipe_parse("1 g ", &line))
        return 2;
    recipe_free(r);
#ifndef LEGAL
    recipe_parse("1 g salt\n0 g pepper\n", &line);
#endif
    return 0;
}
