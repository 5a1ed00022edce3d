#include "packinv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    Pack *pack = Pack_New(50), *other = Pack_New(5);
    Item *sword = Item_New("sword", 12), *anvil = Item_New("anvil", 300);
    if (!Pack_Add(pack, sword) || Pack_Add(pack, anvil) || Pack_Weight(pack) != 12)
        return 2;
    Item_Free(anvil);
#ifdef LEGAL
    (void)count, (void)arguments;
    Pack_Add(pack, Item_New("", 0));
    if (Pack_Move(pack, 0, other) || !Pack_Move(pack, 1, other) || Pack_Move(pack, 1, other) || Pack_Count(other) != 1)
        return 2;
    if (Pack_Find(pack, "sword") != 0 || Pack_Find(pack, "") != -1 || Item_Weight(Pack_Peek(pack, 0)) != 12)
        return 2;
    sword = Pack_Take(pack, 0);
    if (strcmp(Item_Name(sword), "sword") != 0 || Pack_Take(pack, 0) || Pack_Peek(pack, -1) || Item_New("x", 1001))
        return 2;
    Item_Free(sword);
    Pack_Free(pack);
    Pack_Free(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Item_Free(sword);
        Pack_Free(pack);
        break;
    case 2:
        Pack_Add(pack, sword);
        Pack_Free(pack);
        break;
    case 3:
        Item_Free((Item *)Pack_Peek(pack, 0));
        return Pack_Weight(pack);
    case 4: {
        const Item *seen = Pack_Peek(pack, 0);
        Pack_Free(pack);
        return Item_Weight(seen);
    }
    }
    Pack_Free(other);
#endif
    return 0;
}
