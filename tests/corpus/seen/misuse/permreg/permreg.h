#ifndef PERMREG_H
#define PERMREG_H

#include <stddef.h>
#include <stdint.h>

/* Roles and the permissions they grant, 32 bits each. */

typedef uint32_t pr_mask;
typedef struct pr_reg pr_reg;

#define PR_MAX_ROLES 256
#define PR_MAX_NAME 63

/* Visitor of pr_each.  Return 0 to go on; anything else ends the walk.
 * Roles must not be added or removed from within a visitor; grants may
 * be changed. */
typedef int (*pr_visitor)(const char *name, pr_mask mask, void *arg);

/* The mask of a single permission; number is 0 to 31. */
pr_mask pr_bit(int number);

/* How many permissions a mask has. */
int pr_bits(pr_mask mask);

/* New registry without roles; NULL if out of memory. */
pr_reg *pr_new(void);

/* Frees it and all roles.  NULL is fine. */
void pr_free(pr_reg *reg);

/* Adds a role, copying its name.  Returns the registry's copy of the name,
 * which is valid until the role is removed.  NULL if there is such a role
 * already, if the name is empty or too long, if there are PR_MAX_ROLES, or
 * if out of memory. */
const char *pr_add(pr_reg *reg, const char *name, pr_mask mask);

/* Removes a role.  0, or -1 if there is none of that name. */
int pr_remove(pr_reg *reg, const char *name);

/* Grants or withdraws permissions.  0, or -1 if there is no such role. */
int pr_grant(pr_reg *reg, const char *name, pr_mask mask);
int pr_revoke(pr_reg *reg, const char *name, pr_mask mask);

/* 1 if the role exists and has all permissions of mask, else 0. */
int pr_allows(const pr_reg *reg, const char *name, pr_mask mask);

size_t pr_count(const pr_reg *reg);

/* Visits all roles, newest first.  Returns 0, or what ended the walk. */
int pr_each(pr_reg *reg, pr_visitor visit, void *arg);

/* Writes the mask as "r-x"-like text: letters[i] for bit i if it is set,
 * else '-'.  letters has at most 32 characters; out has room for as many,
 * and one more for the end. */
void pr_text(pr_mask mask, const char *letters, char *out);

#endif
