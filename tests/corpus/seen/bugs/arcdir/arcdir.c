#include "arcdir.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char *path;
    arc_info info;
};

struct arcdir {
    struct entry *first;
};

arcdir *arc_create(void)
{
    return calloc(1, sizeof(arcdir));
}

static void release(struct entry *entry)
{
    free(entry->path);
    free(entry);
}

void arc_destroy(arcdir *arc)
{
    if (arc == NULL)
        return;
    while (arc->first != NULL) {
        struct entry *entry = arc->first;
        arc->first = entry->next;
        release(entry);
    }
    free(arc);
}

bool arc_valid(const char *path)
{
    for (;;) {
        size_t length = strcspn(path, "/");
        if (length == 0)
            return false;
        if (path[0] == '.' && (length == 1 || (length == 2 && path[1] == '.')))
            return false;
        if (path[length] == '\0')
            return true;
        path += length + 1;
    }
}

static struct entry *lookup(const arcdir *arc, const char *path)
{
    struct entry *entry = arc->first;
    while (entry != NULL && strcmp(entry->path, path) != 0)
        entry = entry->next;
    return entry;
}

static char *copy_path(const char *path)
{
    size_t size = strlen(path) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, path, size);
}

bool arc_add(arcdir *arc, const char *path, const arc_info *info)
{
    if (!arc_valid(path))
        return false;
    struct entry *entry = lookup(arc, path);
    if (entry == NULL) {
        entry = malloc(sizeof *entry);
        if (entry == NULL)
            return false;
        entry->path = copy_path(path);
        if (entry->path == NULL) {
            free(entry);
            return false;
        }
        entry->next = arc->first;
        arc->first = entry;
    }
    entry->info = *info;
    return true;
}

bool arc_remove(arcdir *arc, const char *path)
{
    for (struct entry **link = &arc->first; *link != NULL; link = &(*link)->next) {
        struct entry *entry = *link;
        if (strcmp(entry->path, path) != 0)
            continue;
        *link = entry->next;
        release(entry);
        return true;
    }
    return false;
}

bool arc_rename(arcdir *arc, const char *from, const char *to)
{
    struct entry *entry = lookup(arc, from);
    if (entry == NULL || !arc_valid(to) || lookup(arc, to) != NULL)
        return false;
    char *path = copy_path(to);
    if (path == NULL)
        return false;
    free(entry->path);
    entry->path = path;
    return true;
}

bool arc_stat(const arcdir *arc, const char *path, arc_info *info)
{
    const struct entry *entry = lookup(arc, path);
    if (entry == NULL)
        return false;
    *info = entry->info;
    return true;
}

bool arc_same(const arcdir *arc, const char *a, const char *b)
{
    const struct entry *left = lookup(arc, a), *right = lookup(arc, b);
    if (left == NULL)
        return false;
    return left->info.size == right->info.size && left->info.crc == right->info.crc;
}

static bool below(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    return length == 0 || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

size_t arc_count(const arcdir *arc, const char *folder)
{
    size_t count = 0;
    for (const struct entry *entry = arc->first; entry != NULL; entry = entry->next)
        if (below(entry->path, folder))
            count++;
    return count;
}

uint64_t arc_size(const arcdir *arc, const char *folder)
{
    uint64_t total = 0;
    for (const struct entry *entry = arc->first; entry != NULL; entry = entry->next) {
        if (!below(entry->path, folder))
            continue;
        if (entry->info.size > UINT64_MAX - total)
            return UINT64_MAX;
        total += entry->info.size;
    }
    return total;
}
