#include "refnode.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct member {
    char *key;
    struct refnode *value;
    struct member *next;
};

struct refnode {
    int references;
    enum refnode_type type;
    int value;
    struct member *members;
};

static struct refnode *node_new(enum refnode_type type)
{
    struct refnode *node = calloc(1, sizeof *node);
    if (!node)
        return NULL;
    node->references = 1;
    node->type = type;
    return node;
}

struct refnode *refnode_new_int(int value)
{
    struct refnode *node = node_new(REFNODE_INT);
    if (node)
        node->value = value;
    return node;
}

struct refnode *refnode_new_object(void)
{
    return node_new(REFNODE_OBJECT);
}

struct refnode *refnode_get(struct refnode *node)
{
    if (node)
        node->references++;
    return node;
}

static void member_free(struct member *member)
{
    refnode_put(member->value);
    free(member->key);
    free(member);
}

int refnode_put(struct refnode *node)
{
    if (!node)
        return 0;
    assert(node->references > 0);
    if (--node->references > 0)
        return 0;
    while (node->members) {
        struct member *member = node->members;
        node->members = member->next;
        member_free(member);
    }
    free(node);
    return 1;
}

enum refnode_type refnode_type_of(const struct refnode *node)
{
    return node->type;
}

int refnode_int(const struct refnode *node)
{
    return node->type == REFNODE_INT ? node->value : 0;
}

static struct member **find(struct refnode *object, const char *key)
{
    struct member **link = &object->members;
    while (*link && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

int refnode_object_add(struct refnode *object, const char *key, struct refnode *value)
{
    if (object->type != REFNODE_OBJECT || object == value)
        return -1;
    struct member **link = find(object, key);
    if (*link) {
        struct refnode *old = (*link)->value;
        (*link)->value = value;
        refnode_put(old);
        return 0;
    }
    struct member *member = calloc(1, sizeof *member);
    char *copy = malloc(strlen(key) + 1);
    if (!member || !copy) {
        free(member);
        free(copy);
        return -1;
    }
    member->key = strcpy(copy, key);
    member->value = value;
    *link = member;
    return 0;
}

struct refnode *refnode_object_lookup(const struct refnode *object, const char *key)
{
    for (const struct member *member = object->members; member; member = member->next)
        if (strcmp(member->key, key) == 0)
            return member->value;
    return NULL;
}

int refnode_object_del(struct refnode *object, const char *key)
{
    struct member **link = find(object, key);
    struct member *member = *link;
    if (!member)
        return -1;
    *link = member->next;
    member_free(member);
    return 0;
}

size_t refnode_object_length(const struct refnode *object)
{
    size_t length = 0;
    for (const struct member *member = object->members; member; member = member->next)
        length++;
    return length;
}
