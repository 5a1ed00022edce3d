#include "permroot.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    if (pr_open("") != -1 || pr_open("a b") != -1 || pr_open("root"))
        return 1;
    int eve = pr_add("eve"), bob = pr_add("bob");
    if (eve != 1 || bob != 2 || pr_add("eve") != -1 || pr_add("") != -1 || pr_add("1234567890123456") != -1 || pr_user("bob") != bob)
        return 1;
    if (pr_grant(eve, bob, PR_READ) != -1 || pr_grant(0, eve, PR_READ | PR_GRANT) || pr_grant(eve, bob, PR_READ))
        return 1;
    if (pr_grant(eve, bob, PR_WRITE) != -1 || pr_grant(0, 99, 1) != -1 || pr_grant(-1, 0, 1) != -1 || pr_grant(0, bob, 16) != -1 || pr_grant(0, bob, UINT_MAX) != -1)
        return 1;
    if (!pr_may(bob, PR_READ) || pr_may(bob, PR_ALL) || pr_may(INT_MIN, 0) || !pr_may(0, PR_ALL) || pr_revoke(0, 0, PR_READ) != -1)
        return 1;
    if (strcmp(pr_describe(eve), "eve: read grant") || strcmp(pr_describe(bob), "bob: read") || pr_describe(3) || strcmp(pr_describe(0), "root: read write delete grant"))
        return 1;
    if (pr_revoke(eve, eve, PR_GRANT) || pr_revoke(eve, bob, PR_READ) != -1)
        return 1;
    for (int i = 3; i < 105; i++) {
        char name[16];
        snprintf(name, sizeof name, "u%d", i);
        if (pr_add(name) != (i < PR_USERS ? i : -1))
            return 1;
    }
    pr_close();
    if (pr_open("123456789012345") || strcmp(pr_describe(0), "123456789012345: read write delete grant"))
        return 1;
    pr_close();
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        pr_add("eve");
    } else if (rule == 2) {
        pr_open("root");
        pr_add("eve");
        const char *a = pr_describe(0), *b = pr_describe(1);
        printf("%s, %s\n", a, b);
    } else {
        pr_open("root");
        pr_open("toor");
    }
    return 0;
}
#endif
