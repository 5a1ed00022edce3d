#include "swatchbk.h"

#include <string.h>

int main(void)
{
    SwatchBook *book = Swatch_Create();
    uint32_t rgb;
    if (Swatch_Nearest(book, 0) != NULL || Swatch_Add(book, "red", 0xff0000) || Swatch_Add(book, "blue", 0xff) ||
        Swatch_Add(book, "red", 1) != SWATCH_EXISTS || Swatch_Add(book, "", 1) != SWATCH_INVALID)
        return 2;
    for (char name[] = "a"; name[0] <= 'z'; name[0]++)
        if (Swatch_Add(book, name, (uint32_t)name[0] << 8))
            return 2;
    if (strcmp(Swatch_Nearest(book, 0xf00000), "red") != 0 || Swatch_Remove(book, "red") || Swatch_Count(book) != 27)
        return 2;
    if (Swatch_Rename(book, "blue", "a") != SWATCH_EXISTS || Swatch_Rename(book, "blue", "navy") ||
        Swatch_Get(book, "navy", &rgb) || rgb != 0xff || Swatch_Get(book, "blue", &rgb) != SWATCH_NOTFOUND)
        return 2;
    SwatchBook *empty = Swatch_Create(), *copy = Swatch_Clone(empty);
    Swatch_Add(copy, "x", 0);
    Swatch_Destroy(empty);
    Swatch_Destroy(copy);
#ifndef LEGAL
    copy = Swatch_Clone(book);
    Swatch_Destroy(copy);
#endif
    Swatch_Destroy(book);
    return 0;
}
