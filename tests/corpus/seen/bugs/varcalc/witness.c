#include "varcalc.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    varcalc *c = vc_new();
    double x = 0;
#ifdef LEGAL
    char deep[300];
    if (vc_eval(c, " 1 + 2 * - ( 3 - 5 ) / 4", &x) || x != 2)
        return 1;
    if (vc_set(c, "max", 4) || vc_set(c, "r2", .5) || vc_set(c, "", 1) != VC_NAMING || vc_set(c, "a b", 1) != VC_NAMING || vc_set(c, "abcdefghijklmnop", 1) != VC_NAMING)
        return 1;
    if (vc_eval(c, "max(max, r2, -abs(-9)) + min (1) + mean(2,0)", &x) || x != 6)
        return 1;
    if (vc_eval(c, "", &x) != VC_SYNTAX || vc_eval(c, "1 2", &x) != VC_SYNTAX || vc_eval(c, ".", &x) != VC_SYNTAX)
        return 1;
    if (vc_eval(c, "abs()", &x) != VC_COUNT || vc_eval(c, "mean(1)", &x) != VC_COUNT || vc_eval(c, "min(1,2,3,4,5,6,7,8,9)", &x) != VC_COUNT)
        return 1;
    if (vc_eval(c, "min(1,2,3,4,5,6,7,8)", &x) || x != 1 || vc_eval(c, "min(,)", &x) != VC_SYNTAX || vc_eval(c, "max(1", &x) != VC_SYNTAX)
        return 1;
    if (vc_eval(c, "1/0", &x) != VC_RANGE || vc_eval(c, "1e999", &x) != VC_RANGE || vc_eval(c, "q", &x) != VC_UNKNOWN || vc_eval(c, "max2(1)", &x) != VC_UNKNOWN)
        return 1;
    memset(deep, '(', sizeof deep);
    strcpy(deep + 290, "1");
    if (vc_eval(c, deep, &x) != VC_DEPTH || vc_eval(c, "--1", &x) || x != 1)
        return 1;
    vc_set(c, "nan", NAN);
    if (vc_eval(c, "nan", &x) != VC_RANGE || vc_get(c, "r2", &x) || x != .5 || vc_get(c, "?", &x) != VC_UNKNOWN)
        return 1;
    for (int i = 0; i < 40; i++) {
        char name[8];
        snprintf(name, sizeof name, "v%d", i);
        if (vc_set(c, name, i) != (i < VC_VARS - 3 ? VC_OK : VC_FULL))
            return 1;
    }
    vc_free(c);
    vc_free(NULL);
    return 0;
#else
    int status = vc_eval(c, "1 + max()", &x);
    vc_free(c);
    return status == VC_COUNT ? 0 : 1;
#endif
}
