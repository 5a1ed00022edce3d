#include "propbag.h"

int main(void)
{
    propbag *from = propbag_new();
    propbag *to = propbag_new();
    propbag_add(from, prop_new("timeout", 30));
    propbag_add(to, prop_new("timeout", 5));

    prop *moved = propbag_detach(from, "timeout");
    int failed = propbag_replace(to, prop_name(moved), moved);

    if (failed)
        prop_free(moved);
    propbag_free(from);
    propbag_free(to);
    return 0;
}
