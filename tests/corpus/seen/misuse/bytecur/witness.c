#include "bytecur.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t *data = malloc(6);
    memcpy(data, "\1\2\3\4\5\6", 6);
    bytecur c = bytecur_from(data, 6);
    if (bytecur_u16(&c) != 0x102 || bytecur_left(&c) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint8_t two[2];
    bytecur_copy(&c, two, 2);
    bytecur s = bytecur_sub(&c, 2), none = bytecur_from(NULL, 0), e = bytecur_sub(&c, 0);
    if (two[1] != 4 || bytecur_has(&c, 1) || !bytecur_has(&none, 0) || bytecur_has(&s, SIZE_MAX))
        return 2;
    if (!bytecur_same(&c, &none) || !bytecur_same(&e, &c) || bytecur_find(&none, 0) || bytecur_find(&s, 9) ||
        !bytecur_find(&s, 5) || bytecur_u8(&s) != 6)
        return 2;
    c = bytecur_from(data, 6);
    int ok = bytecur_u32(&c) == 0x1020304;
    bytecur_copy(&none, NULL, 0);
    free(data);
    return !ok;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bytecur_u32(&c);
        bytecur_u16(&c);
        break;
    case 2:
        free(data);
        bytecur_u8(&c);
        break;
    case 3:
        c = bytecur_from(data, 7);
        bytecur_find(&c, 9);
        break;
    case 4: {
        uint8_t two[2];
        bytecur_copy(&c, two, 4);
        break;
    }
    }
    return 0;
#endif
}
