#include "typedopt.h"

#include <string.h>

int main(void)
{
    options *o = opt_new();
    if (!opt_set_int(o, "n", 4) || !opt_set_text(o, "t", "x") || !opt_set_text(o, "t", opt_text(o, "t", "")) ||
        opt_set_flag(o, "", true) || opt_set_text(o, "", "x"))
        return 2;
    if (opt_int(o, "t", 9) != 9 || opt_int(o, "n", 9) != 4 || strcmp(opt_text(o, "t", ""), "x") != 0)
        return 2;
    if (!opt_set_text(o, "n", "five") || opt_kind_of(o, "n") != OPT_TEXT || opt_count(o) != 2 || opt_remove(o, "q") ||
        opt_flag(o, "n", false) || !opt_remove(o, "n"))
        return 2;
#ifndef LEGAL
    opt_set_int(o, "t", 1);
#endif
    opt_free(o);
    return 0;
}
