#include "clanacl.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>

int main(void)
{
    clan_acl *acl = clan_new();
    assert(acl);
#ifdef LEGAL
    char name[40];

    assert(clan_permissions(acl, "eve") == 0 && clan_is_member(acl, 0, "eve") == 0);
    assert(clan_add_group(acl, "") == -1 && clan_find_group(acl, "") == -1);
    assert(clan_add_group(acl, "0123456789012345678901234567890") == 0);
    assert(clan_add_group(acl, "01234567890123456789012345678901") == -1);
    for (int i = 1; i < CLAN_MAX_GROUPS; i++) {
        snprintf(name, sizeof name, "g%d", i);
        assert(clan_add_group(acl, name) == i && clan_add_group(acl, name) == -1);
    }
    assert(clan_add_group(acl, "more") == -1 && clan_find_group(acl, "g31") == 31);
    for (int i = 0; i < CLAN_MAX_MEMBERS; i++) {
        snprintf(name, sizeof name, "u%d", i);
        assert(clan_add_user(acl, 5, name) == 0 && clan_add_user(acl, 5, name) == 0);
    }
    assert(clan_add_user(acl, 5, "eve") == -1 && clan_add_user(acl, INT_MIN, "eve") == -1);
    assert(clan_drop_user(acl, 5, "u0") == 0 && clan_drop_user(acl, 5, "u0") == -1);
    assert(clan_add_user(acl, 31, "eve") == 0);
    assert(clan_nest(acl, 0, 1) == 0 && clan_nest(acl, 1, 31) == 0 && clan_nest(acl, 31, 31) == 0);
    assert(clan_nest(acl, 0, 32) == -1 && clan_nest(acl, -1, 0) == -1);
    assert(clan_is_member(acl, 0, "eve") && !clan_is_member(acl, 5, "eve"));
    assert(clan_grant(acl, 0, 1) == 0 && clan_grant(acl, 31, 4) == 0 && clan_grant(acl, 32, 4) == -1);
    assert(clan_permissions(acl, "eve") == 5 && clan_permissions(acl, "u1") == 0);
    assert(clan_inside(acl, 0) == 2 && clan_inside(acl, 31) == 0 && clan_inside(acl, 99) == 0);
    assert(clan_nest(acl, 1, 0) == 0);
    assert(clan_is_member(acl, 1, "eve") && !clan_is_member(acl, 0, "bob"));
    assert(clan_inside(acl, 0) == 2);
    assert(clan_unnest(acl, 1, 0) == 0 && clan_unnest(acl, 1, 0) == -1);
    clan_free(NULL);
#else
    int a = clan_add_group(acl, "staff"), b = clan_add_group(acl, "dev"), c = clan_add_group(acl, "ops");
    clan_nest(acl, a, b);
    clan_nest(acl, b, c);
    clan_nest(acl, c, b);
    printf("%d\n", clan_is_member(acl, a, "eve"));
#endif
    clan_free(acl);
    return 0;
}
