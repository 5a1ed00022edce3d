#include "permreg.h"

#include <stdlib.h>
#include <string.h>

struct role {
    struct role *next;
    pr_mask mask;
    char *name;
};

struct pr_reg {
    struct role *first;
    size_t count;
};

pr_mask pr_bit(int number)
{
    return (pr_mask)1 << number;
}

int pr_bits(pr_mask mask)
{
    int n = 0;
    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

pr_reg *pr_new(void)
{
    return calloc(1, sizeof(pr_reg));
}

static void role_free(struct role *r)
{
    free(r->name);
    free(r);
}

void pr_free(pr_reg *reg)
{
    if (reg == NULL)
        return;
    while (reg->first != NULL) {
        struct role *r = reg->first;
        reg->first = r->next;
        role_free(r);
    }
    free(reg);
}

/* The link that leads to a role, or NULL. */
static struct role **link_of(pr_reg *reg, const char *name)
{
    for (struct role **at = &reg->first; *at != NULL; at = &(*at)->next)
        if (strcmp((*at)->name, name) == 0)
            return at;
    return NULL;
}

const char *pr_add(pr_reg *reg, const char *name, pr_mask mask)
{
    size_t len = strlen(name);
    if (len == 0 || len > PR_MAX_NAME || reg->count == PR_MAX_ROLES || link_of(reg, name) != NULL)
        return NULL;
    struct role *r = malloc(sizeof *r);
    if (r == NULL)
        return NULL;
    r->name = malloc(len + 1);
    if (r->name == NULL) {
        free(r);
        return NULL;
    }
    memcpy(r->name, name, len + 1);
    r->mask = mask;
    r->next = reg->first;
    reg->first = r;
    reg->count++;
    return r->name;
}

int pr_remove(pr_reg *reg, const char *name)
{
    struct role **at = link_of(reg, name);
    if (at == NULL)
        return -1;
    struct role *r = *at;
    *at = r->next;
    role_free(r);
    reg->count--;
    return 0;
}

int pr_grant(pr_reg *reg, const char *name, pr_mask mask)
{
    struct role **at = link_of(reg, name);
    if (at == NULL)
        return -1;
    (*at)->mask |= mask;
    return 0;
}

int pr_revoke(pr_reg *reg, const char *name, pr_mask mask)
{
    struct role **at = link_of(reg, name);
    if (at == NULL)
        return -1;
    (*at)->mask &= ~mask;
    return 0;
}

int pr_allows(const pr_reg *reg, const char *name, pr_mask mask)
{
    for (const struct role *r = reg->first; r != NULL; r = r->next)
        if (strcmp(r->name, name) == 0)
            return (r->mask & mask) == mask;
    return 0;
}

size_t pr_count(const pr_reg *reg)
{
    return reg->count;
}

int pr_each(pr_reg *reg, pr_visitor visit, void *arg)
{
    for (struct role *r = reg->first; r != NULL; r = r->next) {
        int status = visit(r->name, r->mask, arg);
        if (status != 0)
            return status;
    }
    return 0;
}

void pr_text(pr_mask mask, const char *letters, char *out)
{
    for (; *letters != '\0'; letters++, mask >>= 1)
        *out++ = mask & 1 ? *letters : '-';
    *out = '\0';
}
