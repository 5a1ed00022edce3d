#include "leaguetab.h"

#include <string.h>

int main(void)
{
    char name[8];
    struct league *lg = league_new();
    if (league_leader(lg) != 0 || league_enter(lg, "Rovers") != 1 || league_enter(lg, "") != 2)
        return 2;
    int u = league_enter(lg, "United of a very long name indeed, really");
    if (league_name(lg, u, name, sizeof name) != LEAGUE_NAME || strcmp(name, "United ") != 0)
        return 2;
    if (league_name(lg, 1, NULL, 0) != 6 || league_match(lg, 1, 1, 0, 0) != -1 || league_match(lg, 1, 2, 0, 100) != -1)
        return 2;
    if (league_match(lg, 1, 2, 1, 1) || league_match(lg, 2, u, 0, 4) || league_leader(lg) != u)
        return 2;
    if (league_place(lg, 2) != 3 || league_points(lg, u) != 3 || league_size(lg) != 3)
        return 2;
    if (league_withdraw(lg, 2) || league_withdraw(lg, 2) != -1 || league_enter(lg, "City") != 4)
        return 2;
    if (league_leader(lg) != u)
        return 2;
#ifndef LEGAL
    league_withdraw(lg, u);
    league_leader(lg);
#endif
    league_delete(lg);
    league_delete(NULL);
    return 0;
}
