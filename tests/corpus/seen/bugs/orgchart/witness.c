#include "orgchart.h"

#include <string.h>

int main(void)
{
    orgchart *org = org_create();
    int a = org_add(org, "Ada", ORG_NOBODY), b = org_add(org, "Ben", a), c = org_add(org, "Cleo", b);
    if (c != 2 || org_add(org, "x", 7) != ORG_NOBODY || org_depth(org, c) != 2 || org_top(org, c) != a)
        return 2;
    if (!org_is_above(org, a, c) || org_is_above(org, c, a) || org_move(org, a, b) || org_move(org, a, a))
        return 2;
    if (!org_move(org, c, a) || org_reports(org, a) != 2 || strcmp(org_name(org, c), "Cleo") != 0 || !org_move(org, c, b))
        return 2;
#ifndef LEGAL
    org_move(org, a, c);
    org_top(org, a);
#endif
    org_destroy(org);
    return 0;
}
