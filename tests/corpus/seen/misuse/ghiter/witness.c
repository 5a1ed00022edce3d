#include "ghiter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    GhDict *d = GhDictNew();
    GhIter iter;
    const char *key;
    int *value;
    GhDictSet(d, "a", 1);
#ifdef LEGAL
    (void)count, (void)arguments;
    char name[16];
    long sum = 0;
    for (int i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "%d", i);
        if (!GhDictSet(d, name, i))
            return 2;
    }
    GhDictSet(d, "", 5);
    GhDictSet(d, "a", 0);
    GhIterInit(&iter, d);
    while (GhIterNext(&iter, &key, &value)) {
        *value += 1;
        if (GhDictLookup(d, key) != value)
            return 2;
        if (*value % 2 == 0)
            GhIterRemove(&iter);
    }
    GhIterInit(&iter, d);
    while (GhIterNext(&iter, NULL, &value))
        sum += *value;
    if (GhDictSize(d) != 151 || sum != 22501 || GhDictLookup(d, "") != NULL || *GhDictLookup(d, "a") != 1)
        return 2;
    if (!GhDictRemove(d, "a") || GhDictRemove(d, "a"))
        return 2;
    GhDictClear(d);
    GhIterInit(&iter, d);
    if (GhIterNext(&iter, &key, NULL) || GhDictSize(d) != 0)
        return 2;
    GhDictSet(d, "again", 1);
    GhDictFree(d);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        GhIterInit(&iter, d);
        GhDictSet(d, "b", 2);
        GhIterNext(&iter, &key, &value);
        break;
    case 2:
        GhIterInit(&iter, d);
        while (GhIterNext(&iter, &key, &value)) {
        }
        GhIterNext(&iter, &key, &value);
        break;
    case 3:
        GhIterInit(&iter, d);
        GhIterRemove(&iter);
        break;
    case 4:
        GhIterInit(&iter, d);
        GhDictFree(d);
        GhIterNext(&iter, &key, &value);
        break;
    case 5:
        value = GhDictLookup(d, "a");
        GhDictRemove(d, "a");
        *value = 4;
        break;
    case 6:
        memset(&iter, 0, sizeof iter);
        GhIterNext(&iter, &key, &value);
        break;
    }
#endif
    return 0;
}
