#include "aclroll.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 100
#define WIDEST 20 /* "u:4294967295:rwx," */

struct aclroll {
    size_t count;
    struct acl_entry *entries; /* exactly count of them */
};

struct aclobject {
    aclroll *list;
};

/* Texts are cut from a block that begins with its size, for statistics. */
struct text_block {
    size_t size;
    char text[];
};

aclroll *aclroll_new(void)
{
    return calloc(1, sizeof(aclroll));
}

void aclroll_free(aclroll *list)
{
    if (list) {
        free(list->entries);
        free(list);
    }
}

aclroll *aclroll_dup(const aclroll *list)
{
    aclroll *made = aclroll_new();
    if (!made || list->count == 0)
        return made;
    made->entries = malloc(list->count * sizeof *made->entries);
    if (!made->entries) {
        free(made);
        return NULL;
    }
    memcpy(made->entries, list->entries, list->count * sizeof *made->entries);
    made->count = list->count;
    return made;
}

static struct acl_entry *find(const aclroll *list, enum acl_kind kind, unsigned id)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->entries[i].kind == kind && (kind == ACL_OTHER || list->entries[i].id == id))
            return &list->entries[i];
    return NULL;
}

struct acl_entry *aclroll_entry(aclroll *list, enum acl_kind kind, unsigned id)
{
    if (kind != ACL_USER && kind != ACL_GROUP && kind != ACL_OTHER)
        return NULL;
    struct acl_entry *entry = find(list, kind, id);
    if (entry)
        return entry;
    if (list->count == MOST)
        return NULL;
    struct acl_entry *moved = realloc(list->entries, (list->count + 1) * sizeof *moved);
    if (!moved)
        return NULL;
    list->entries = moved;
    entry = &moved[list->count++];
    *entry = (struct acl_entry){kind, kind == ACL_OTHER ? 0 : id, 0};
    return entry;
}

int aclroll_drop(aclroll *list, enum acl_kind kind, unsigned id)
{
    struct acl_entry *entry = find(list, kind, id);
    if (!entry)
        return -1;
    size_t at = (size_t)(entry - list->entries);
    memmove(entry, entry + 1, (list->count - at - 1) * sizeof *entry);
    list->count--;
    if (list->count == 0) {
        free(list->entries);
        list->entries = NULL;
    }
    return 0;
}

size_t aclroll_count(const aclroll *list)
{
    return list->count;
}

char *aclroll_text(const aclroll *list)
{
    size_t size = list->count * WIDEST + 1;
    struct text_block *block = malloc(sizeof *block + size);
    if (!block)
        return NULL;
    block->size = size;
    char *end = block->text;
    *end = '\0';
    for (size_t i = 0; i < list->count; i++) {
        const struct acl_entry *entry = &list->entries[i];
        if (i > 0)
            *end++ = ',';
        *end++ = entry->kind == ACL_USER ? 'u' : entry->kind == ACL_GROUP ? 'g' : 'o';
        *end++ = ':';
        if (entry->kind != ACL_OTHER)
            end += sprintf(end, "%u", entry->id);
        *end++ = ':';
        *end++ = entry->perms & ACL_READ ? 'r' : '-';
        *end++ = entry->perms & ACL_WRITE ? 'w' : '-';
        *end++ = entry->perms & ACL_EXEC ? 'x' : '-';
        *end = '\0';
    }
    return block->text;
}

void aclroll_free_text(char *text)
{
    if (text)
        free(text - offsetof(struct text_block, text));
}

/* Reads an entry at *text and moves it on; 0 if there is none. */
static int parse_entry(const char **text, struct acl_entry *entry)
{
    static const char letters[] = "rwx";
    const char *p = *text;
    if (*p == 'u')
        entry->kind = ACL_USER;
    else if (*p == 'g')
        entry->kind = ACL_GROUP;
    else if (*p == 'o')
        entry->kind = ACL_OTHER;
    else
        return 0;
    if (*++p != ':')
        return 0;
    p++;
    entry->id = 0;
    if (entry->kind != ACL_OTHER) {
        if (*p < '0' || *p > '9')
            return 0;
        for (; *p >= '0' && *p <= '9'; p++) {
            unsigned digit = (unsigned)(*p - '0');
            if (entry->id > (UINT_MAX - digit) / 10)
                return 0;
            entry->id = entry->id * 10 + digit;
        }
    }
    if (*p++ != ':')
        return 0;
    entry->perms = 0;
    for (int i = 0; i < 3; i++, p++) {
        if (*p == letters[i])
            entry->perms |= ACL_READ >> i;
        else if (*p != '-')
            return 0;
    }
    *text = p;
    return 1;
}

aclroll *aclroll_parse(const char *text)
{
    aclroll *list = aclroll_new();
    if (!list || !*text)
        return list;
    for (;;) {
        struct acl_entry entry, *made;
        if (!parse_entry(&text, &entry) || find(list, entry.kind, entry.id))
            break;
        made = aclroll_entry(list, entry.kind, entry.id);
        if (!made)
            break;
        made->perms = entry.perms;
        if (*text == '\0')
            return list;
        if (*text++ != ',')
            break;
    }
    aclroll_free(list);
    return NULL;
}

aclobject *aclobject_new(void)
{
    return calloc(1, sizeof(aclobject));
}

void aclobject_free(aclobject *o)
{
    if (o) {
        aclroll_free(o->list);
        free(o);
    }
}

void aclobject_set(aclobject *o, aclroll *list)
{
    if (o->list != list)
        aclroll_free(o->list);
    o->list = list;
}

int aclobject_allows(const aclobject *o, unsigned user, unsigned group, int perms)
{
    if (!o->list)
        return 0;
    const struct acl_entry *entry = find(o->list, ACL_USER, user);
    if (!entry)
        entry = find(o->list, ACL_GROUP, group);
    if (!entry)
        entry = find(o->list, ACL_OTHER, 0);
    return entry && (entry->perms & perms) == perms;
}
