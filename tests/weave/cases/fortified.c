/* Fortified functions are watched like the plain ones, and still check. */
#include <string.h>
#include "trace.h"

int entry(void *object)
{
    char local[4];
    char *from = object;
    __builtin___memset_chk(from, 'x', 3, 256);
    __builtin___strcpy_chk(local, from, sizeof local);
    from[3] = 'y';
    __builtin___strcpy_chk(local, from, sizeof local);
    return 1;
}
