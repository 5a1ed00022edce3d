#include "strtake.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    strtake *list = strtake_new();
    char *empty = strtake_join(list, ", ");
    if (strcmp(empty, "") != 0 || strtake_steal(list, 0) != NULL || strtake_drop(list, 0) || strtake_get(list, 0) != NULL)
        return 2;
    if (!strtake_take(list, empty))
        return 2;
    for (int i = 0; i < 6; i++)
        if (!strtake_copy(list, "ab"))
            return 2;
    if (!strtake_copy(list, strtake_get(list, 3)) || !strtake_drop(list, 1))
        return 2;
    char *stolen = strtake_steal(list, 2), *joined = strtake_join(list, "-");
    if (strcmp(stolen, "ab") != 0 || strcmp(joined, "-ab-ab-ab-ab-ab") != 0 || strtake_count(list) != 6)
        return 2;
    if (!strtake_take(list, stolen))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    static char text[] = "static";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        strtake_take(list, text);
        break;
    case 2:
        strtake_take(list, stolen);
        break;
    case 3:
        free(stolen);
        break;
    default: {
        const char *first = strtake_get(list, 1);
        strtake_drop(list, 1);
        strtake_copy(list, first);
    }
    }
#endif
    free(joined);
    strtake_free(list);
    return 0;
}
