#include "scopechn.h"

int main(void)
{
    long value = 0;
    if (scope_enter() != -1 || scope_define("x", 1) != -1 || scope_depth() != -1 || scope_start() != 0)
        return 2;
    if (scope_define("x", 1) != 0 || scope_enter() != 0 || scope_define("x", 2) != 0 || scope_names() != 1)
        return 2;
    if (scope_lookup("x", &value) != 0 || value != 2 || scope_lookup("y", &value) != -1)
        return 2;
    if (scope_assign("x", 5) != 0 || scope_assign("y", 5) != -1)
        return 2;
#ifndef LEGAL
    scope_define("x", 3);
#endif
    if (scope_leave() != 0 || scope_lookup("x", &value) != 0 || value != 1 || scope_leave() != -1)
        return 2;
    scope_stop();
    scope_stop();
    return 0;
}
