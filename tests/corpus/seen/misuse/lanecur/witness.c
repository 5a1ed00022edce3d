#include "lanecur.h"

#include <stdlib.h>
#ifdef LEGAL
static bool sum(int64_t key, void *data, void *user)
{
    (void)data;
    *(int64_t *)user += key;
    return key < 10;
}
#else
static bool eraser(int64_t key, void *data, void *user)
{
    (void)data;
    LaneList_Erase(user, key);
    return true;
}
#endif

int main(int count, char **arguments)
{
    LaneList *list = LaneList_New(NULL), *owner = LaneList_New(free);
    int x = 0, y = 0;
    if (list == NULL || owner == NULL || !LaneList_Put(list, 3, &x) || !LaneList_Put(list, 1, &y))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (LaneCursor_Key(LaneList_First(list)) != 1 || LaneCursor_Data(LaneList_Seek(list, 2)) != &x ||
        !LaneCursor_AtEnd(LaneList_Seek(list, 4)) || LaneList_Get(list, 2) != NULL || LaneList_Get(list, 1) != &y)
        return 2;
    for (int64_t i = 999; i >= 0; i--)
        if (!LaneList_Put(list, i, NULL))
            return 2;
    int64_t total = 0;
    LaneList_Visit(list, sum, &total);
    if (total != 55 || LaneList_Count(list) != 1000)
        return 2;
    LaneCursor keep = LaneList_Seek(list, 7), c = LaneList_First(list);
    while (!LaneCursor_AtEnd(c))
        c = LaneCursor_Key(c) == 7 ? LaneCursor_Next(c) : LaneCursor_Erase(c);
    if (LaneCursor_Key(keep) != 7 || LaneList_Count(list) != 1 || LaneList_Erase(list, 8) || !LaneList_Erase(list, 7))
        return 2;
    if (!LaneCursor_AtEnd(LaneList_First(list)) || !LaneList_Put(list, INT64_MIN, &x) ||
        !LaneList_Put(list, INT64_MAX, &x) || LaneCursor_Key(LaneList_Seek(list, INT64_MAX)) != INT64_MAX)
        return 2;
    void *data = malloc(1);
    if (!LaneList_Put(owner, 1, data) || !LaneList_Put(owner, 1, data) || !LaneList_Put(owner, 1, malloc(1)) ||
        !LaneList_Put(owner, 2, malloc(1)) || !LaneList_Put(owner, 3, NULL) || !LaneList_Erase(owner, 1))
        return 2;
    LaneList_Free(list);
    LaneList_Free(owner);
    LaneList_Free(NULL);
#else
    LaneCursor c = LaneList_First(list);
    void *data = malloc(8);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        LaneList_Erase(list, 1);
        LaneCursor_Key(c);
        break;
    case 2:
        LaneCursor_Next(LaneList_Seek(list, 4));
        break;
    case 3:
        LaneList_Visit(list, eraser, list);
        break;
    case 4:
        LaneList_Put(owner, 1, data);
        free(data);
        LaneList_Free(owner);
        break;
    case 5:
        LaneList_Put(owner, 1, data);
        LaneList_Put(owner, 2, data);
        LaneList_Free(owner);
        break;
    case 6:
        LaneList_Free(list);
        LaneCursor_Erase(c);
        break;
    }
#endif
    return 0;
}
