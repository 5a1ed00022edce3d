#include "tapbook.h"

#include <string.h>

int main(void)
{
    tapbook *t = tap_open(256);
    if (t == NULL || tap_open(0) != NULL || tap_open(TAP_CAPACITY_MAX + 1) != NULL)
        return 2;
    if (tap_length(t) != 0 || tap_status(t) != 0 || !tap_plan(t, 4) || tap_plan(t, 5))
        return 2;
    tap_ok(t, true, "a #1\nb");
    tap_ok(t, false, NULL);
    tap_skip(t, "no FPU");
    tap_todo(t, "later");
    tap_diag(t, "one\n\ntwo\n");
    tap_diag(t, NULL);
    if (strcmp(tap_text(t), "1..4\nok 1 - a \\#1 b\nnot ok 2\nok 3 # SKIP no FPU\nnot ok 4 - later # TODO\n"
                            "# one\n# \n# two\n# \n") != 0)
        return 2;
    if (tap_length(t) != strlen(tap_text(t)) || tap_is_cut(t) || tap_run(t) != 4 || tap_failed(t) != 1)
        return 2;
    tap_close(t);
    tap_close(NULL);
    t = tap_open(6);
    tap_diag(t, "longer");
    tap_diag(t, "longer");
    if (strcmp(tap_text(t), "# lon") != 0 || !tap_is_cut(t) || tap_length(t) != 5)
        return 2;
    tap_close(t);
#ifndef LEGAL
    t = tap_open(4);
    tap_ok(t, true, "x");
    tap_close(t);
#endif
    return 0;
}
