#include "basline.h"

#include <string.h>

int main(void)
{
    bas *b = bas_new();
    if (!b || bas_run(b, 5) != BAS_OK || bas_cont(b, 1) != BAS_CANT_CONTINUE)
        return 2;
    if (bas_enter(b, 10, BAS_LET, 'I', 3, "count down") || bas_enter(b, 40, BAS_IFGOTO, 'I', 20, NULL) ||
        bas_enter(b, 20, BAS_ADD, 'I', -1, "") || bas_enter(b, 30, BAS_GOSUB, ' ', 100, NULL) ||
        bas_enter(b, 50, BAS_STOPS, 0, 0, NULL) || bas_enter(b, 60, BAS_ENDS, 0, 0, NULL) ||
        bas_enter(b, 100, BAS_ADD, 'S', INT32_MAX, NULL) || bas_enter(b, 110, BAS_RETURN, 0, 0, NULL))
        return 2;
    if (bas_enter(b, 0, BAS_REM, 0, 0, NULL) != BAS_BAD || bas_enter(b, 5, BAS_LET, 'i', 0, NULL) != BAS_BAD)
        return 2;
    if (bas_run(b, 1000) != BAS_STOP || bas_get(b, 'I') != 0 || bas_get(b, 'S') != 2147483645 || bas_next_line(b) != 60)
        return 2;
    if (bas_cont(b, 10) != BAS_OK || bas_cont(b, 10) != BAS_CANT_CONTINUE)
        return 2;
    if (bas_run(b, 4) != BAS_BREAK || bas_next_line(b) != 110 || bas_cont(b, 1) != BAS_BREAK || bas_next_line(b) != 40)
        return 2;
    if (strcmp(bas_remark(b, 10), "count down") != 0 || bas_count(b) != 8 || bas_delete(b, 11) != BAS_NO_LINE)
        return 2;
    if (bas_delete(b, 100) != BAS_OK || bas_cont(b, 1) != BAS_CANT_CONTINUE || bas_run(b, 9) != BAS_NO_LINE)
        return 2;
    if (bas_enter(b, 30, BAS_GOSUB, 0, 30, bas_remark(b, 30)) || bas_run(b, 99) != BAS_TOO_DEEP)
        return 2;
#ifndef LEGAL
    bas_run(b, 0);
    bas_enter(b, 10, BAS_LET, 'I', 4, NULL);
    bas_cont(b, 10);
#endif
    bas_free(b);
    return 0;
}
