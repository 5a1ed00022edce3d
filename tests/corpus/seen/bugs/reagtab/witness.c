#include "reagtab.h"

#include <math.h>

int main(void)
{
    reagtab *t = rt_open();
    if (!rt_add(t, "NaCl", 58.44) || !rt_add(t, "H2O", 18.015) || rt_add(t, "H2O", 18.0) || rt_add(t, "", 1.0))
        return 2;
    if (rt_add(t, "abcdefghijklmnopqrstuvwx", 1.0) || rt_add(t, "x", 0.0) || rt_add(t, "x", NAN) || rt_has(t, "x"))
        return 2;
    if (!rt_put(t, "NaCl", 2.0) || rt_take(t, "NaCl", 2.5) || !rt_take(t, "NaCl", 0.5) || rt_put(t, "NaCl", INFINITY))
        return 2;
    if (rt_mol(t, "NaCl") != 1.5 || fabs(rt_grams(t, "NaCl") - 87.66) > 1e-9 || fabs(rt_total(t) - 87.66) > 1e-9)
        return 2;
    if (!rt_rename(t, "NaCl", "halite") || rt_has(t, "NaCl") || rt_rename(t, "H2O", "H2O") || rt_put(t, "NaCl", 1))
        return 2;
    if (!rt_has(t, "H2O") || !rt_drop(t, "H2O") || rt_drop(t, "H2O") || rt_has(t, "H2O") || rt_count(t) != 1)
        return 2;
    if (rt_clear_below(t, 1.0) != 0 || rt_clear_below(t, NAN) != 0 || !rt_add(t, "KBr", 119.0))
        return 2;
#ifndef LEGAL
    if (!rt_has(t, "KBr") || rt_clear_below(t, 1.0) != 1)
        return 2;
    rt_has(t, "KBr");
#endif
    rt_close(t);
    rt_close(0);
    return 0;
}
