#include "savepts.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    SpStore *store = Sp_Open(3);
    SpSavepoint point;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (Sp_Open(0) != NULL || Sp_Open((size_t)-1) != NULL || Sp_Set(store, 0, 5) != 0 || Sp_Journal(store) != 0)
        return 2;
    Sp_Begin(store);
    Sp_Set(store, 0, 6);
    Sp_Begin(store);
    Sp_Set(store, 2, LONG_MIN);
    point = Sp_Save(store);
    Sp_Set(store, 2, 9);
    Sp_Return(store, point);
    Sp_Return(store, point);
    if (Sp_Get(store, 2) != LONG_MIN || Sp_Depth(store) != 2 || Sp_Journal(store) != 2)
        return 2;
    Sp_Commit(store);
    if (Sp_Get(store, 2) != LONG_MIN)
        return 2;
    for (int i = 0; i < 100; i++)
        Sp_Set(store, 1, i);
    Sp_Rollback(store);
    if (Sp_Get(store, 0) != 5 || Sp_Get(store, 1) != 0 || Sp_Get(store, 2) != 0)
        return 2;
    for (int i = 0; i < SP_DEPTH; i++)
        Sp_Begin(store);
    Sp_Set(store, 1, 7);
    while (Sp_Depth(store) > 0)
        Sp_Commit(store);
    if (Sp_Get(store, 1) != 7 || Sp_Journal(store) != 0)
        return 2;
    Sp_Close(store);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Sp_Commit(store);
        break;
    case 2:
        Sp_Begin(store);
        Sp_Rollback(store);
        Sp_Rollback(store);
        break;
    case 3:
        Sp_Begin(store);
        Sp_Close(store);
        break;
    case 4:
        for (int i = 0; i <= SP_DEPTH; i++)
            Sp_Begin(store);
        break;
    case 5:
        Sp_Save(store);
        break;
    case 6:
        Sp_Begin(store);
        Sp_Set(store, 0, 1);
        point = Sp_Save(store);
        Sp_Rollback(store);
        Sp_Begin(store);
        Sp_Return(store, point);
        break;
    case 7:
        Sp_Set(store, 3, 1);
        break;
    }
#endif
    return 0;
}
