#include "aclperm.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct aclp_list {
    aclp_entry *entries;
    size_t count, cap;
};

aclp_list *aclp_new(void)
{
    return calloc(1, sizeof(aclp_list));
}

void aclp_free(aclp_list *list)
{
    if (list == NULL)
        return;
    free(list->entries);
    free(list);
}

aclp_list *aclp_dup(const aclp_list *list)
{
    aclp_list *copy = aclp_new();

    if (copy == NULL || list->count == 0)
        return copy;
    copy->entries = malloc(list->count * sizeof *copy->entries);
    if (copy->entries == NULL) {
        free(copy);
        return NULL;
    }
    memcpy(copy->entries, list->entries, list->count * sizeof *copy->entries);
    copy->count = copy->cap = list->count;
    return copy;
}

size_t aclp_count(const aclp_list *list)
{
    return list->count;
}

static aclp_entry *find(const aclp_list *list, aclp_kind kind, unsigned id)
{
    if (kind == ACLP_OTHER)
        id = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->entries[i].kind == kind && list->entries[i].id == id)
            return &list->entries[i];
    return NULL;
}

/* Room for one more entry. */
static int grow(aclp_list *list)
{
    aclp_entry *entries;
    size_t cap = list->cap ? list->cap * 2 : 2;

    if (list->count < list->cap)
        return 0;
    if (list->count >= ACLP_MAX)
        return -1;
    entries = realloc(list->entries, cap * sizeof *entries);
    if (entries == NULL)
        return -1;
    list->entries = entries;
    list->cap = cap;
    return 0;
}

const aclp_entry *aclp_set(aclp_list *list, aclp_kind kind, unsigned id, unsigned perms)
{
    aclp_entry *e;

    if (kind != ACLP_USER && kind != ACLP_GROUP && kind != ACLP_OTHER)
        return NULL;
    if (perms > (ACLP_READ | ACLP_WRITE | ACLP_EXEC))
        return NULL;
    e = find(list, kind, id);
    if (e == NULL) {
        if (list->count >= ACLP_MAX || grow(list) != 0)
            return NULL;
        e = &list->entries[list->count++];
        e->kind = kind;
        e->id = kind == ACLP_OTHER ? 0 : id;
    }
    e->perms = perms;
    return e;
}

const aclp_entry *aclp_find(const aclp_list *list, aclp_kind kind, unsigned id)
{
    return find(list, kind, id);
}

const aclp_entry *aclp_at(const aclp_list *list, size_t i)
{
    return i < list->count ? &list->entries[i] : NULL;
}

void aclp_remove(aclp_list *list, const aclp_entry *entry)
{
    size_t i = 0;

    while (i < list->count && &list->entries[i] != entry)
        i++;
    assert(i < list->count);
    memmove(&list->entries[i], &list->entries[i] + 1, (list->count - i - 1) * sizeof *entry);
    list->count--;
}

unsigned aclp_check(const aclp_list *list, unsigned uid, const unsigned *gids, size_t n)
{
    const aclp_entry *e = find(list, ACLP_USER, uid);
    unsigned perms = 0;
    int found = 0;

    if (e != NULL)
        return e->perms;
    for (size_t i = 0; i < n; i++) {
        e = find(list, ACLP_GROUP, gids[i]);
        if (e != NULL) {
            perms |= e->perms;
            found = 1;
        }
    }
    if (found)
        return perms;
    e = find(list, ACLP_OTHER, 0);
    return e != NULL ? e->perms : 0;
}

size_t aclp_text(const aclp_list *list, char *buf)
{
    size_t n = 0;

    for (size_t i = 0; i < list->count; i++) {
        const aclp_entry *e = &list->entries[i];

        if (i > 0)
            buf[n++] = ',';
        buf[n++] = "ugo"[e->kind];
        buf[n++] = ':';
        if (e->kind != ACLP_OTHER) {
            char id[16];
            int digits = snprintf(id, sizeof id, "%u", e->id);

            memcpy(buf + n, id, (size_t)digits);
            n += (size_t)digits;
        }
        buf[n++] = ':';
        buf[n++] = e->perms & ACLP_READ ? 'r' : '-';
        buf[n++] = e->perms & ACLP_WRITE ? 'w' : '-';
        buf[n++] = e->perms & ACLP_EXEC ? 'x' : '-';
    }
    buf[n] = '\0';
    return n;
}
