#include "rowpin.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    RpTable *t = RpOpen(2);
    if (RpOpen(0) != NULL || RpOpen(17) != NULL || RpInsert(t) != 1 || RpInsert(t) != 2)
        return 2;
    int32_t *row = RpPin(t, 2);
    row[1] = 9;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (RpPin(t, 3) != NULL || RpPin(t, 2) != row || RpPins(t, 2) != 2 || RpDelete(t, 2) || RpFind(t, 1, 9, 0) != 2 ||
        RpFind(t, 1, 9, 2) != 0 || RpFind(t, 0, 0, 1) != 2)
        return 2;
    RpUnpin(t, 2);
    RpUnpin(t, 2);
    if (!RpDelete(t, 2) || RpDelete(t, 2) || RpInsert(t) != 3 || RpRows(t) != 2 || RpPins(t, 77) != 0 || !RpDelete(t, 1) ||
        !RpDelete(t, 3) || RpInsert(t) != 4 || RpColumns(t) != 2)
        return 2;
    RpClose(t);
    RpClose(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        RpUnpin(t, 1);
        break;
    case 2:
        RpClose(t);
        break;
    case 3:
        RpFind(t, 2, 0, 0);
        break;
    case 4:
        RpUnpin(t, 2);
        RpDelete(t, 2);
        return row[1];
    case 5:
        row[2] = 7;
        break;
    }
#endif
    return 0;
}
