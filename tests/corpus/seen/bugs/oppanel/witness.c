#include "oppanel.h"

#include <string.h>

int main(void)
{
    char text[64];
    oppanel *p = oppanel_create("Line 1");
    oppanel_item *pumps = oppanel_add(p, NULL, "Pumps"), *valves = oppanel_add(p, oppanel_root(p), NULL);
    oppanel_item *p1 = oppanel_add(p, pumps, "P1"), *p2 = oppanel_add(p, pumps, "P2 is far too long for the display");
    if (oppanel_size(oppanel_root(p)) != 4 || oppanel_key_up(p) || oppanel_key_back(p) || !oppanel_key_enter(p))
        return 2;
    if (!oppanel_key_enter(p) || !oppanel_key_down(p) || oppanel_key_down(p) || oppanel_key_enter(p))
        return 2;
    if (oppanel_where(p, text, sizeof text) != 33 || strcmp(text, "Line 1/Pumps/P2 is far too long f") != 0)
        return 2;
    if (oppanel_where(p, text, 8) != 33 || strcmp(text, "Line 1/") != 0 || oppanel_where(p, NULL, 0) != 33)
        return 2;
    oppanel_rename(p2, oppanel_caption(p) + 3);
    if (strcmp(oppanel_caption(p), "is far too long f") != 0)
        return 2;
    if (!oppanel_remove(p, p2) || strcmp(oppanel_caption(p), "Pumps") != 0 || oppanel_remove(p, oppanel_root(p)))
        return 2;
    oppanel_rename(valves, "Valves");
    oppanel_item *deep = valves;
    int levels = 1;
    while ((deep = oppanel_add(p, deep, "x")) != NULL)
        levels++;
    if (levels != OPPANEL_DEPTH || oppanel_size(valves) != OPPANEL_DEPTH - 1)
        return 2;
    while (oppanel_key_enter(p) || oppanel_key_down(p)) {
    }
    oppanel_where(p, text, sizeof text);
    oppanel_jump(p, p1);
#ifndef LEGAL
    oppanel_remove(p, pumps);
    oppanel_where(p, text, sizeof text);
#else
    oppanel_remove(p, valves);
    if (oppanel_where(p, text, sizeof text) != 15 || strcmp(text, "Line 1/Pumps/P1") != 0)
        return 2;
#endif
    oppanel_destroy(p);
    oppanel_destroy(NULL);
    return 0;
}
