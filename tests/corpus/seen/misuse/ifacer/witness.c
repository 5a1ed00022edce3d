#include "ifacer.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    IfBase *counter = NULL, *named = NULL;
    if (If_Create(IF_COUNTER, &counter) != IF_S_OK)
        return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (If_Query(counter, IF_NAMED, &named) != IF_S_OK || If_Query(counter, 7, &(IfBase *){0}) != IF_E_NOINTERFACE)
        return 2;
    if (If_AddRef(named) != 3 || If_Release(counter) != 2 || If_Kind(named) != IF_NAMED)
        return 2;
    IfCounter_Add(If_AsCounter(counter), 5);
    IfCounter_Add(If_AsCounter(counter), ~0u);
    if (IfCounter_Value(If_AsCounter(counter)) != 4 || strcmp(IfNamed_Get(If_AsNamed(named)), "") != 0)
        return 2;
    if (IfNamed_Set(If_AsNamed(named), "n") || IfNamed_Set(If_AsNamed(named), IfNamed_Get(If_AsNamed(named))) ||
        strcmp(IfNamed_Get(If_AsNamed(named)), "n") != 0)
        return 2;
    If_Release(named);
    if (If_Release(named) != 0 || If_Create(9, &named) != IF_E_NOINTERFACE || named != NULL)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        If_Release(counter);
        If_Release(counter);
        break;
    case 2: {
        IfCounter *c = If_AsCounter(counter);
        If_Release(counter);
        IfCounter_Add(c, 1);
        break;
    }
    case 3:
        If_AsNamed(counter);
        break;
    case 4:
        free(counter);
        break;
    case 5: {
        If_Query(counter, IF_NAMED, &named);
        IfNamed_Set(If_AsNamed(named), "a");
        const char *name = IfNamed_Get(If_AsNamed(named));
        IfNamed_Set(If_AsNamed(named), "b");
        return name[0] == 'a' ? 0 : 3;
    }
    case 6:
        If_Release(NULL);
        break;
    }
#endif
    return 0;
}
