#include "realm.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    realm_t *one = realm_new(), *two = realm_new();
    realm_user_t *ann = realm_add_user(one, "ann"), *bob = realm_add_user(two, "bob");
    realm_role_t *admin = realm_add_role(one, "admin"), *guest = realm_add_role(two, "guest");
#ifdef LEGAL
    (void)count, (void)arguments;
    realm_permit(admin, 31);
    realm_permit(guest, 0);
    realm_grant(one, ann, admin);
    realm_grant(one, ann, admin);
    if (!realm_allows(one, ann, 31) || realm_allows(one, ann, 0) || realm_allows(two, bob, 0))
        return 2;
    realm_revoke(one, ann, admin);
    realm_revoke(one, ann, admin);
    if (realm_allows(one, ann, 31) || realm_find_user(one, "bob") != NULL || realm_find_user(two, "bob") != bob)
        return 2;
    if (strcmp(realm_user_name(ann), "ann") != 0 || strcmp(realm_role_name(admin), "admin") != 0)
        return 2;
    for (int i = 1; i < REALM_MAX; i++)
        if (realm_add_role(one, "") == NULL || realm_add_user(one, "ann") == NULL)
            return 2;
    if (realm_add_role(one, "") != NULL || realm_add_user(one, "") != NULL)
        return 2;
    realm_remove_user(one, ann);
    if (realm_find_user(one, "ann") == NULL || realm_add_user(one, "") == NULL)
        return 2;
    realm_free(one);
    realm_free(two);
    realm_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        realm_grant(one, ann, guest);
        break;
    case 2:
        realm_revoke(one, bob, admin);
        break;
    case 3:
        realm_permit(admin, 32);
        break;
    case 4:
        realm_remove_user(one, ann);
        realm_grant(one, ann, admin);
        break;
    case 5:
        realm_free(one);
        realm_permit(admin, 1);
        break;
    case 6:
        realm_remove_user(one, bob);
        break;
    case 7:
        realm_allows(one, NULL, 1);
        break;
    }
#endif
    return 0;
}
