#include "trmap.h"

#include <string.h>

int main(void)
{
    tr_table t, u;
    char text[] = "Hello,  World";
    tr_reset(&t);
    tr_map_range(&t, 'a', 'z', 'A');
    tr_map_range(&t, 200, 255, 250);
    tr_map_range(&t, 9, 3, 0);
    tr_squeeze(&t, " L");
    tr_drop_range(&t, ',', ',');
    tr_apply_text(&t, text);
    if (strcmp(text, "HELO WORLD") != 0)
        return 2;
    tr_reset(&u);
    tr_map_text(&u, "LOX", "lo");
    tr_map_text(&u, "abc", "");
    tr_chain(&t, &t, &u);
    tr_chain(&t, &t, &t);
    tr_drop_others(&u, "HE");
    tr_apply_text(&u, text);
    if (strcmp(text, "HE") != 0 || tr_apply(&u, NULL, 0) != 0)
        return 2;
#ifndef LEGAL
    tr_drop_range(&t, 128, 255);
#endif
    return 0;
}
