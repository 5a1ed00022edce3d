/**
 * \file aclset.h
 * Access control lists.
 */
#ifndef ACLSET_H
#define ACLSET_H

#include <stdbool.h>

typedef enum acl_right {
    ACL_READ = 1,
    ACL_WRITE = 2,
    ACL_EXEC = 4,
    ACL_ADMIN = 8,
    ACL_ALL = 15
} acl_right;

/** A list of who may do what; opaque. */
typedef struct acl acl_t;

/** \return a list without owner and entries, or NULL if out of memory */
acl_t *acl_new(void);

/** An independent duplicate, to be freed as well. NULL if out of memory. */
acl_t *acl_copy(const acl_t *acl);

void acl_free(acl_t *acl);

/**
 * The owner may do everything.
 * \param user  copied; NULL for none
 * \return false if out of memory, the owner is then as before
 */
bool acl_set_owner(acl_t *acl, const char *user);

/** \return the owner, valid until it is changed; NULL if there is none */
const char *acl_owner(const acl_t *acl);

/** Gives a user rights besides those that it has. Bits not in ACL_ALL are
 *  ignored. \return false if out of memory */
bool acl_allow(acl_t *acl, const char *user, unsigned rights);

/** Takes rights from a user; its entry goes when none is left. */
void acl_deny(acl_t *acl, const char *user, unsigned rights);

/** Whether a user has all of these rights. */
bool acl_check(const acl_t *acl, const char *user, unsigned rights);

/** The rights of a user. */
unsigned acl_rights(const acl_t *acl, const char *user);

/** Number of entries; the owner is none. */
int acl_count(const acl_t *acl);

/** Whether both have the same owner and give everyone the same rights. */
bool acl_equal(const acl_t *a, const acl_t *b);

#endif
