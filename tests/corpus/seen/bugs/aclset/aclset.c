#include "aclset.h"

#include <stdlib.h>
#include <string.h>

struct ace {
    struct ace *next;
    unsigned rights; /* never 0 */
    char user[];
};

struct acl {
    char *owner;
    int count;
    struct ace *entries;
};

static struct ace *make(const char *user, unsigned rights)
{
    size_t size = strlen(user) + 1;
    struct ace *ace = malloc(sizeof *ace + size);
    if (ace != NULL) {
        ace->next = NULL;
        ace->rights = rights;
        memcpy(ace->user, user, size);
    }
    return ace;
}

static struct ace *find(const acl_t *acl, const char *user)
{
    struct ace *ace = acl->entries;
    while (ace != NULL && strcmp(ace->user, user) != 0)
        ace = ace->next;
    return ace;
}

static bool is_owner(const acl_t *acl, const char *user)
{
    return acl->owner != NULL && strcmp(acl->owner, user) == 0;
}

acl_t *acl_new(void)
{
    return calloc(1, sizeof(acl_t));
}

void acl_free(acl_t *acl)
{
    if (acl == NULL)
        return;
    while (acl->entries != NULL) {
        struct ace *ace = acl->entries;
        acl->entries = ace->next;
        free(ace);
    }
    free(acl->owner);
    free(acl);
}

acl_t *acl_copy(const acl_t *acl)
{
    acl_t *copy = acl_new();
    if (copy == NULL)
        return NULL;
    struct ace **tail = &copy->entries;
    for (const struct ace *ace = acl->entries; ace != NULL; ace = ace->next) {
        *tail = make(ace->user, ace->rights);
        if (*tail == NULL) {
            acl_free(copy);
            return NULL;
        }
        tail = &(*tail)->next;
    }
    copy->owner = acl->owner;
    copy->count = acl->count;
    return copy;
}

bool acl_set_owner(acl_t *acl, const char *user)
{
    char *owner = NULL;
    if (user != NULL) {
        size_t size = strlen(user) + 1;
        owner = malloc(size);
        if (owner == NULL)
            return false;
        memcpy(owner, user, size);
    }
    free(acl->owner);
    acl->owner = owner;
    return true;
}

const char *acl_owner(const acl_t *acl)
{
    return acl->owner;
}

bool acl_allow(acl_t *acl, const char *user, unsigned rights)
{
    rights &= ACL_ALL;
    if (rights == 0)
        return true;
    struct ace *ace = find(acl, user);
    if (ace != NULL) {
        ace->rights |= rights;
        return true;
    }
    ace = make(user, rights);
    if (ace == NULL)
        return false;
    ace->next = acl->entries;
    acl->entries = ace;
    acl->count++;
    return true;
}

void acl_deny(acl_t *acl, const char *user, unsigned rights)
{
    struct ace **link = &acl->entries;
    while (*link != NULL && strcmp((*link)->user, user) != 0)
        link = &(*link)->next;
    struct ace *ace = *link;
    if (ace == NULL)
        return;
    ace->rights &= ~rights;
    if (ace->rights == 0) {
        *link = ace->next;
        acl->count--;
        free(ace);
    }
}

unsigned acl_rights(const acl_t *acl, const char *user)
{
    if (is_owner(acl, user))
        return ACL_ALL;
    const struct ace *ace = find(acl, user);
    return ace == NULL ? 0 : ace->rights;
}

bool acl_check(const acl_t *acl, const char *user, unsigned rights)
{
    return (rights & ~acl_rights(acl, user)) == 0;
}

int acl_count(const acl_t *acl)
{
    return acl->count;
}

static bool covers(const acl_t *a, const acl_t *b)
{
    for (const struct ace *ace = a->entries; ace != NULL; ace = ace->next)
        if (acl_rights(a, ace->user) != acl_rights(b, ace->user))
            return false;
    return true;
}

bool acl_equal(const acl_t *a, const acl_t *b)
{
    if ((a->owner == NULL) != (b->owner == NULL) || (a->owner != NULL && strcmp(a->owner, b->owner) != 0))
        return false;
    return covers(a, b) && covers(b, a);
}
