#include "realm.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct realm_user {
    const realm_t *realm;
    uint64_t roles; /* bits by their index in the realm */
    char name[];
};

struct realm_role {
    const realm_t *realm;
    unsigned index;
    uint32_t permissions;
    char name[];
};

struct realm {
    realm_user_t *users[REALM_MAX];
    unsigned user_count;
    realm_role_t *roles[REALM_MAX];
    unsigned role_count;
};

realm_t *realm_new(void)
{
    return calloc(1, sizeof(realm_t));
}

void realm_free(realm_t *realm)
{
    if (realm == NULL)
        return;
    for (unsigned i = 0; i < realm->user_count; i++)
        free(realm->users[i]);
    for (unsigned i = 0; i < realm->role_count; i++)
        free(realm->roles[i]);
    free(realm);
}

realm_user_t *realm_add_user(realm_t *realm, const char *name)
{
    if (realm->user_count == REALM_MAX)
        return NULL;
    size_t size = strlen(name) + 1;
    realm_user_t *user = calloc(1, sizeof *user + size);
    if (user == NULL)
        return NULL;
    user->realm = realm;
    memcpy(user->name, name, size);
    realm->users[realm->user_count++] = user;
    return user;
}

realm_role_t *realm_add_role(realm_t *realm, const char *name)
{
    if (realm->role_count == REALM_MAX)
        return NULL;
    size_t size = strlen(name) + 1;
    realm_role_t *role = calloc(1, sizeof *role + size);
    if (role == NULL)
        return NULL;
    role->realm = realm;
    role->index = realm->role_count;
    memcpy(role->name, name, size);
    realm->roles[realm->role_count++] = role;
    return role;
}

realm_user_t *realm_find_user(const realm_t *realm, const char *name)
{
    for (unsigned i = 0; i < realm->user_count; i++)
        if (strcmp(realm->users[i]->name, name) == 0)
            return realm->users[i];
    return NULL;
}

void realm_remove_user(realm_t *realm, realm_user_t *user)
{
    unsigned i = 0;
    while (i < realm->user_count && realm->users[i] != user)
        i++;
    assert(i < realm->user_count && "not a user of this realm");
    realm->user_count--;
    memmove(&realm->users[i], &realm->users[i + 1], (realm->user_count - i) * sizeof realm->users[0]);
    free(user);
}

const char *realm_user_name(const realm_user_t *user)
{
    return user->name;
}

const char *realm_role_name(const realm_role_t *role)
{
    return role->name;
}

void realm_permit(realm_role_t *role, unsigned permission)
{
    assert(permission < REALM_PERMISSIONS);
    role->permissions |= UINT32_C(1) << permission;
}

void realm_grant(realm_t *realm, realm_user_t *user, const realm_role_t *role)
{
    assert(user->realm == realm);
    assert(role->realm == realm);
    user->roles |= UINT64_C(1) << role->index;
}

void realm_revoke(realm_t *realm, realm_user_t *user, const realm_role_t *role)
{
    assert(user->realm == realm);
    assert(role->realm == realm);
    user->roles &= ~(UINT64_C(1) << role->index);
}

bool realm_allows(const realm_t *realm, const realm_user_t *user, unsigned permission)
{
    assert(user->realm == realm);
    assert(permission < REALM_PERMISSIONS);
    for (unsigned i = 0; i < realm->role_count; i++)
        if (user->roles >> i & 1 && realm->roles[i]->permissions >> permission & 1)
            return true;
    return false;
}
