#include "permroot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct table {
    int users;
    struct {
        char name[PR_NAME + 1];
        unsigned rights;
    } user[PR_USERS];
};

static struct table *table;
static char *description;

static int is_good(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && length <= PR_NAME && !strchr(name, ' ');
}

static int is_user(int user)
{
    return user >= 0 && user < table->users;
}

int pr_open(const char *admin)
{
    assert(!table);
    if (!is_good(admin) || !(table = calloc(1, sizeof *table)))
        return -1;
    strcpy(table->user[0].name, admin);
    table->user[0].rights = PR_ALL;
    table->users = 1;
    return 0;
}

void pr_close(void)
{
    table->users = 0;
    free(table);
    free(description);
    table = NULL;
    description = NULL;
}

int pr_user(const char *name)
{
    int i;

    for (i = 0; i < table->users; i++)
        if (strcmp(table->user[i].name, name) == 0)
            return i;
    return -1;
}

int pr_add(const char *name)
{
    if (pr_user(name) >= 0 || !is_good(name) || table->users == PR_USERS)
        return -1;
    strcpy(table->user[table->users].name, name);
    return table->users++;
}

int pr_may(int user, unsigned rights)
{
    return is_user(user) && (table->user[user].rights & rights) == rights;
}

static int may_change(int by, int whom, unsigned rights)
{
    return is_user(whom) && rights && pr_may(by, rights | PR_GRANT);
}

int pr_grant(int by, int to, unsigned rights)
{
    if (!may_change(by, to, rights))
        return -1;
    table->user[to].rights |= rights;
    return 0;
}

int pr_revoke(int by, int from, unsigned rights)
{
    if (from == 0 || !may_change(by, from, rights))
        return -1;
    table->user[from].rights &= ~rights;
    return 0;
}

const char *pr_describe(int user)
{
    static const char *const names[] = {" read", " write", " delete", " grant"};
    char text[PR_NAME + 32];
    size_t i;

    if (!is_user(user))
        return NULL;
    strcpy(text, table->user[user].name);
    strcat(text, ":");
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (table->user[user].rights >> i & 1)
            strcat(text, names[i]);
    free(description);
    if ((description = malloc(strlen(text) + 1)))
        strcpy(description, text);
    return description;
}
