#include "fragasm.h"

#include <string.h>

int main(void)
{
    char out[16];
    fragasm *f = fragasm_new();
    if (f == NULL || fragasm_add(f, 4, "efg", 3, true) != FA_OK || fragasm_holes(f) != 1 || fragasm_complete(f))
        return 2;
    if (fragasm_add(f, 4, "efg", 3, true) != FA_DUPLICATE || fragasm_add(f, 6, "xy", 2, false) != FA_BAD)
        return 2;
    if (fragasm_add(f, 2, "cdx", 3, false) != FA_OVERLAP || fragasm_add(f, 0, "abcd", 4, false) != FA_OK)
        return 2;
    if (!fragasm_complete(f) || fragasm_copy(f, out, 6) != 0 || fragasm_copy(f, out, sizeof out) != 7)
        return 2;
    if (memcmp(out, "abcdefg", 7) != 0 || fragasm_received(f) != 7 || fragasm_add(f, 0, "", 0, true) != FA_BAD)
        return 2;
    fragasm_reset(f);
    if (fragasm_add(f, (size_t)-1, "a", 1, false) != FA_BAD || fragasm_add(f, 0, "abcd", 4, false) != FA_OK)
        return 2;
#ifndef LEGAL
    if (fragasm_add(f, 2, "abcd", 4, false) != FA_OVERLAP)
        return 2;
#endif
    fragasm_free(f);
    return 0;
}
