#ifndef CLANACL_H
#define CLANACL_H

#include <stddef.h>

/**
 * @file clanacl.h
 * Permissions of users by way of groups that may contain groups.
 *
 * Every group has members and a set of permissions (bits of an unsigned).  A
 * user is just a name.  All names are copied.  A list is used through the
 * pointer clan_new() returns, which must not be NULL in any call but
 * clan_free().  Groups are numbered from 0 in the order they are added;
 * functions that get a number which is not a group's fail as described.
 */

#define CLAN_MAX_GROUPS  32   /**< groups in a list */
#define CLAN_MAX_MEMBERS 256  /**< direct members of a group */
#define CLAN_MAX_NAME    31   /**< characters of a name, which is not empty */

typedef struct clan_acl clan_acl;

/** @return a new list without groups, NULL when out of memory. */
clan_acl *clan_new(void);

/** Releases the list. NULL is ignored. */
void clan_free(clan_acl *acl);

/**
 * Adds an empty group without permissions.
 * @return its number, or -1: the name is empty, too long or in use, the list
 *         is full, or out of memory.
 */
int clan_add_group(clan_acl *acl, const char *name);

/** @return the number of the group with this name, -1 when there is none. */
int clan_find_group(const clan_acl *acl, const char *name);

/**
 * Makes a user a direct member of a group. Adding one twice changes nothing.
 * @return 0, or -1: no such group, a bad name, group full, out of memory.
 */
int clan_add_user(clan_acl *acl, int group, const char *user);

/** Ends direct membership. @return 0, or -1 when it was none. */
int clan_drop_user(clan_acl *acl, int group, const char *user);

/**
 * Makes all members of @p inner, direct or not, members of @p outer.
 *
 * There is no restriction on how groups contain each other. If they do so in a
 * ring they simply all have the same members; nesting a group in itself, or
 * a second time, changes nothing.
 * @return 0, or -1 when one of them is no group.
 */
int clan_nest(clan_acl *acl, int outer, int inner);

/** Undoes clan_nest(). @return 0, or -1 when @p inner was not nested there. */
int clan_unnest(clan_acl *acl, int outer, int inner);

/** @return 1 if the user is a member of the group, directly or through groups
 *  inside it; 0 if not, or if there is no such group. */
int clan_is_member(const clan_acl *acl, int group, const char *user);

/** Sets the permissions of a group. @return 0, or -1: no such group. */
int clan_grant(clan_acl *acl, int group, unsigned bits);

/** @return the permissions of all groups the user is a member of. */
unsigned clan_permissions(const clan_acl *acl, const char *user);

/** @return how many groups lie inside a group, directly or not, the group
 *  itself not counted; 0 if there is no such group. */
size_t clan_inside(const clan_acl *acl, int group);

#endif
