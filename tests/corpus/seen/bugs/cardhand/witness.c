#include "cardhand.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char text[64];
    Hand *a = Hand_Parse("As Td 2c"), *b = Hand_Parse("2c As Td"), *c = Hand_Copy(a);
    if (!Hand_Equal(a, b) || Hand_Hash(a) != Hand_Hash(b) || !Hand_Equal(a, c) || Hand_Hash(a) != Hand_Hash(c))
        return 2;
    if (Hand_Parse("As  Td") || Hand_Parse("A") || Hand_Parse("As As") || Hand_Parse("As ") || Hand_Parse(" "))
        return 2;
    if (Hand_Format(b, text, sizeof text) != 8 || strcmp(text, "As Td 2c") != 0 || Hand_Format(b, text, 3) != 8 ||
        strcmp(text, "As") != 0 || Hand_Format(b, NULL, 0) != 8)
        return 2;
    if (Hand_Take(a, 52) || Hand_Take(a, -1) || Hand_Take(a, 0) || !Hand_Take(a, 1) || Hand_Has(a, INT_MIN) ||
        Hand_Points(a) != 4 || Hand_SuitLength(a, 1) != 2 || Hand_SuitLength(a, 9) != 0 || Hand_Size(a) != 4)
        return 2;
    Hand_Clear(a);
    Hand_Clear(b);
    if (!Hand_Equal(a, b) || Hand_Hash(a) != Hand_Hash(b) || Hand_PlayHighest(a) != -1 || Hand_Play(a, 3))
        return 2;
    for (int i = 0; i < 60; i += 4)
        if (Hand_Take(c, i + 2) != (Hand_Size(c) <= 13 && i + 2 <= 38))
            return 2;
    int status = 0;
#ifndef LEGAL
    Hand_Take(a, 5);
    if (Hand_PlayHighest(a) != 5)
        return 2;
    status = Hand_Equal(a, b) && Hand_Hash(a) != Hand_Hash(b);
#endif
    Hand_Free(a);
    Hand_Free(b);
    Hand_Free(c);
    return status;
}
