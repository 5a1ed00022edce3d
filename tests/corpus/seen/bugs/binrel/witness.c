#include "binrel.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    BinRel *r = BinRel_Create(64), *c;
    if (!BinRel_Relate(r, 0, 63) || !BinRel_Relate(r, 63, 5) || BinRel_Relate(r, 64, 0) || BinRel_Relate(r, 0, -1))
        return 2;
    c = BinRel_Copy(r);
    BinRel_Close(c);
    if (BinRel_Pairs(c) != 3 || !BinRel_Related(c, 0, 5) || BinRel_Related(r, 0, 5) || BinRel_Equal(r, c))
        return 2;
    BinRel_Invert(c);
    if (!BinRel_Related(c, 5, 0) || !BinRel_Unite(r, c) || BinRel_Pairs(r) != 5 || BinRel_Size(r) != 64)
        return 2;
    BinRel_Destroy(c);
    if (!BinRel_SetName(r, "less") || !BinRel_SetName(r, BinRel_Name(r)) || strcmp(BinRel_Name(r), "less") != 0)
        return 2;
    if (BinRel_Create(65) != NULL || !BinRel_Unite(r, r))
        return 2;
#ifndef LEGAL
    BinRel_Destroy(BinRel_Copy(r));
#endif
    BinRel_Destroy(r);
    return 0;
}
