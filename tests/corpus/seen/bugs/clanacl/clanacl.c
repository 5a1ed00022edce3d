#include "clanacl.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct name {
    char text[CLAN_MAX_NAME + 1];
};

struct group {
    struct name name;
    struct name *users;
    size_t nusers, room;
    uint32_t inner;       /* bit i: group i is nested here */
    unsigned bits;
};

struct clan_acl {
    struct group groups[CLAN_MAX_GROUPS];
    int n;
};

static int good_name(const char *s)
{
    size_t k = 0;

    if (!s || !*s)
        return 0;
    while (k <= CLAN_MAX_NAME && s[k])
        k++;
    return k <= CLAN_MAX_NAME;
}

static int is_group(const clan_acl *acl, int g)
{
    return g >= 0 && g < acl->n;
}

static size_t find_user(const struct group *g, const char *user)
{
    size_t i = 0;

    while (i < g->nusers && strcmp(g->users[i].text, user) != 0)
        i++;
    return i;
}

clan_acl *clan_new(void)
{
    return calloc(1, sizeof(clan_acl));
}

void clan_free(clan_acl *acl)
{
    if (!acl)
        return;
    for (int i = 0; i < acl->n; i++)
        free(acl->groups[i].users);
    free(acl);
}

int clan_find_group(const clan_acl *acl, const char *name)
{
    if (!good_name(name))
        return -1;
    for (int i = 0; i < acl->n; i++)
        if (strcmp(acl->groups[i].name.text, name) == 0)
            return i;
    return -1;
}

int clan_add_group(clan_acl *acl, const char *name)
{
    if (!good_name(name) || acl->n == CLAN_MAX_GROUPS || clan_find_group(acl, name) >= 0)
        return -1;
    strcpy(acl->groups[acl->n].name.text, name);
    return acl->n++;
}

int clan_add_user(clan_acl *acl, int group, const char *user)
{
    struct group *g;

    if (!is_group(acl, group) || !good_name(user))
        return -1;
    g = &acl->groups[group];
    if (find_user(g, user) < g->nusers)
        return 0;
    if (g->nusers == CLAN_MAX_MEMBERS)
        return -1;
    if (g->nusers == g->room) {
        size_t room = g->room ? g->room * 2 : 4;
        struct name *users = realloc(g->users, room * sizeof *users);
        if (!users)
            return -1;
        g->users = users;
        g->room = room;
    }
    strcpy(g->users[g->nusers++].text, user);
    return 0;
}

int clan_drop_user(clan_acl *acl, int group, const char *user)
{
    struct group *g;
    size_t i;

    if (!is_group(acl, group) || !good_name(user))
        return -1;
    g = &acl->groups[group];
    i = find_user(g, user);
    if (i == g->nusers)
        return -1;
    g->nusers--;
    if (i < g->nusers)
        g->users[i] = g->users[g->nusers];
    return 0;
}

int clan_nest(clan_acl *acl, int outer, int inner)
{
    if (!is_group(acl, outer) || !is_group(acl, inner))
        return -1;
    if (outer != inner)
        acl->groups[outer].inner |= UINT32_C(1) << inner;
    return 0;
}

int clan_unnest(clan_acl *acl, int outer, int inner)
{
    uint32_t bit;

    if (!is_group(acl, outer) || !is_group(acl, inner))
        return -1;
    bit = UINT32_C(1) << inner;
    if (!(acl->groups[outer].inner & bit))
        return -1;
    acl->groups[outer].inner &= ~bit;
    return 0;
}

/* Whether the user is in g or in a group below; top is where the search began. */
static int search(const clan_acl *acl, int g, int top, const char *user)
{
    const struct group *group = &acl->groups[g];

    if (find_user(group, user) < group->nusers)
        return 1;
    for (int i = 0; i < acl->n; i++) {
        if (!(group->inner >> i & 1) || i == top)
            continue;
        if (search(acl, i, top, user))
            return 1;
    }
    return 0;
}

int clan_is_member(const clan_acl *acl, int group, const char *user)
{
    if (!is_group(acl, group) || !good_name(user))
        return 0;
    return search(acl, group, group, user);
}

int clan_grant(clan_acl *acl, int group, unsigned bits)
{
    if (!is_group(acl, group))
        return -1;
    acl->groups[group].bits = bits;
    return 0;
}

unsigned clan_permissions(const clan_acl *acl, const char *user)
{
    unsigned bits = 0;

    for (int i = 0; i < acl->n; i++)
        if (acl->groups[i].bits & ~bits && clan_is_member(acl, i, user))
            bits |= acl->groups[i].bits;
    return bits;
}

size_t clan_inside(const clan_acl *acl, int group)
{
    uint32_t seen, before;
    size_t count = 0;

    if (!is_group(acl, group))
        return 0;
    seen = acl->groups[group].inner;
    do {
        before = seen;
        for (int i = 0; i < acl->n; i++)
            if (before >> i & 1)
                seen |= acl->groups[i].inner;
    } while (seen != before);
    seen &= ~(UINT32_C(1) << group);
    for (; seen; seen &= seen - 1)
        count++;
    return count;
}
