#include "unitreg.h"

#include <string.h>

int main(void)
{
    double result = 0;
    if (ureg_has("m") || ureg_define("km", 'L', 1000) != UREG_NOT_READY || ureg_init() != UREG_OK || ureg_count() != 3)
        return 2;
    if (ureg_define("km", 'L', 1000) != UREG_OK || ureg_define("km", 'L', 1) != UREG_EXISTS || ureg_dimension("km") != 'L')
        return 2;
    if (ureg_convert(2.5, "km", "m", &result) != UREG_OK || result != 2500 || ureg_convert(1, "km", "s", &result) != UREG_MISMATCH)
        return 2;
    if (ureg_define("", 'L', 1) != UREG_INVALID || ureg_remove("km") != UREG_OK || ureg_has("km") || ureg_remove("x") != UREG_UNKNOWN)
        return 2;
    if (ureg_init() != UREG_OK || ureg_count() != 3 || strcmp(ureg_message(UREG_OK), "ok") != 0)
        return 2;
    if (ureg_remove("m") != UREG_OK || ureg_remove("s") != UREG_OK || ureg_remove("kg") != UREG_OK)
        return 2;
#ifndef LEGAL
    ureg_define("ft", 'L', 0.3048);
    ureg_has("ft");
#endif
    ureg_shutdown();
    ureg_init();
    ureg_shutdown();
    return 0;
}
