#include "sigcond.h"

int main(void)
{
    ScRange all = sc_range(INT32_MAX, INT32_MIN), small = sc_range(0, 100);
    if (sc_span(all) != UINT32_MAX || sc_rescale(INT32_MAX, all, all) != INT32_MAX || sc_rescale(50, small, all) != -1)
        return 2;
    if (sc_rescale(3, sc_range(5, 5), small) != 0 || sc_clamp(101, small) != 100 || sc_inside(-1, small))
        return 2;
    if (sc_deadband(INT32_MIN, 1) != INT32_MIN + 1 || sc_deadband(INT32_MIN, UINT32_MAX) != 0 || sc_deadband(5, 2) != 3)
        return 2;
    if (sc_trim(INT32_MAX, 1) != INT32_MAX || sc_slew(0, 10, 3) != 3 || sc_slew(0, -10, 30) != -10)
        return 2;
    ScTrigger t = sc_trigger_step(sc_trigger(small), 100);
    if (!t.on || !sc_trigger_step(t, 1).on || sc_trigger_step(t, 0).on)
        return 2;
    if (sc_lowpass_step(sc_lowpass(INT32_MIN, 128), INT32_MAX).y != -1 + 0)
        return 2;
#ifndef LEGAL
    return sc_slew(-2000000000, 2000000000, 1000) != -1999999000;
#endif
    return 0;
}
