/*!
 * \brief Roles and users: who is permitted what.
 *
 * A realm owns its users and roles. Pointers to them are handed out for use with
 * the functions of the same realm, and stay valid until they are removed or the
 * realm is freed.
 */
#ifndef REALM_H
#define REALM_H

#include <stdbool.h>

/*! Permissions are numbers from 0 to REALM_PERMISSIONS - 1. */
#define REALM_PERMISSIONS 32

/*! Most users and most roles of a realm. */
#define REALM_MAX 64

typedef struct realm realm_t;
typedef struct realm_user realm_user_t;
typedef struct realm_role realm_role_t;

realm_t *realm_new(void);
void realm_free(realm_t *realm);

/*! \return NULL if there are REALM_MAX or memory is out. Names need not differ. */
realm_user_t *realm_add_user(realm_t *realm, const char *name);
realm_role_t *realm_add_role(realm_t *realm, const char *name);

/*! The first of that name, or NULL. */
realm_user_t *realm_find_user(const realm_t *realm, const char *name);

void realm_remove_user(realm_t *realm, realm_user_t *user);

const char *realm_user_name(const realm_user_t *user);
const char *realm_role_name(const realm_role_t *role);

/*! Adds a permission to a role. */
void realm_permit(realm_role_t *role, unsigned permission);

/*! Gives a user a role, or takes it away. Twice is as good as once. */
void realm_grant(realm_t *realm, realm_user_t *user, const realm_role_t *role);
void realm_revoke(realm_t *realm, realm_user_t *user, const realm_role_t *role);

/*! Whether one of the roles of a user has a permission. */
bool realm_allows(const realm_t *realm, const realm_user_t *user, unsigned permission);

#endif
