#include "vregs.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct vreg *v = vreg_register("vdd-core-of-the-soc", 900000, 1800000);
    struct vreg_use *a, *b;
    if (!v || vreg_register("x", 2, 1) || vreg_register("x", -1, 1) || strcmp(vreg_name(v), "vdd-core-of-the"))
        return 2;
    a = vreg_get(v);
    b = vreg_get(v);
    if (!a || !b)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (vreg_enable(a) || vreg_enable(a) || vreg_enable(b) || !vreg_is_on(v))
        return 2;
    vreg_disable(b);
    vreg_disable_all(a);
    vreg_disable_all(a);
    if (vreg_is_on(v) || vreg_want(a, 1000000, 1200000) || vreg_want(b, 1300000, 1500000) != -1)
        return 2;
    if (vreg_want(b, 1100000, 1500000) || vreg_voltage(v) != 1100000 || vreg_want(b, 5, 1) != -1)
        return 2;
    for (int i = 0; i < VREG_NEST_MAX; i++)
        if (vreg_enable(a))
            return 2;
    if (vreg_enable(a) != -1)
        return 2;
    vreg_disable_all(a);
    vreg_put(a);
    vreg_put(b);
    if (vreg_voltage(v) != 900000)
        return 2;
    vreg_unregister(v);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        vreg_enable(b);
        vreg_disable(a);
        break;
    case 2:
        vreg_enable(a);
        vreg_put(a);
        break;
    case 3:
        vreg_put(a);
        vreg_unregister(v);
        break;
    case 4:
        vreg_put(a);
        vreg_enable(a);
        break;
    case 5:
        vreg_put(a);
        vreg_put(b);
        vreg_unregister(v);
        return vreg_is_on(v);
    }
#endif
    return 0;
}
