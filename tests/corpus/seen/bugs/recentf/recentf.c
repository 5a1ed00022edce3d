#include "recentf.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *path;
    char *label; // NULL if there is none
} Item;

struct RecentList {
    size_t max;
    size_t count;
    Item items[];
};

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

RecentList *recent_create(size_t max)
{
    if (max < 1 || max > 100)
        return NULL;
    RecentList *list = calloc(1, sizeof *list + max * sizeof list->items[0]);
    if (list != NULL)
        list->max = max;
    return list;
}

static void free_item(Item *item)
{
    free(item->path);
    free(item->label);
}

void recent_clear(RecentList *list)
{
    while (list->count > 0)
        free_item(&list->items[--list->count]);
}

void recent_delete(RecentList *list)
{
    if (list == NULL)
        return;
    recent_clear(list);
    free(list);
}

RecentList *recent_clone(const RecentList *list)
{
    RecentList *clone = recent_create(list->max);
    if (clone == NULL)
        return NULL;
    for (size_t i = 0; i < list->count; i++) {
        Item item = list->items[i];
        item.path = copy_of(item.path);
        if (item.path == NULL) {
            recent_delete(clone);
            return NULL;
        }
        clone->items[clone->count++] = item;
    }
    return clone;
}

static size_t find(const RecentList *list, const char *path)
{
    size_t i = 0;
    while (i < list->count && strcmp(list->items[i].path, path) != 0)
        i++;
    return i;
}

bool recent_touch(RecentList *list, const char *path)
{
    size_t at = find(list, path);
    Item item;
    if (at < list->count) {
        item = list->items[at];
    } else {
        item = (Item){copy_of(path), NULL};
        if (item.path == NULL)
            return false;
        if (list->count == list->max)
            free_item(&list->items[--list->count]);
        at = list->count++;
    }
    memmove(&list->items[1], &list->items[0], at * sizeof item);
    list->items[0] = item;
    return true;
}

bool recent_remove(RecentList *list, const char *path)
{
    size_t at = find(list, path);
    if (at == list->count)
        return false;
    free_item(&list->items[at]);
    list->count--;
    memmove(&list->items[at], &list->items[at + 1], (list->count - at) * sizeof list->items[0]);
    return true;
}

size_t recent_count(const RecentList *list)
{
    return list->count;
}

const char *recent_path(const RecentList *list, size_t index)
{
    return index < list->count ? list->items[index].path : NULL;
}

bool recent_set_label(RecentList *list, const char *path, const char *label)
{
    size_t at = find(list, path);
    if (at == list->count)
        return false;
    char *copy = NULL;
    if (label != NULL) {
        copy = copy_of(label);
        if (copy == NULL)
            return false;
    }
    free(list->items[at].label);
    list->items[at].label = copy;
    return true;
}

const char *recent_label(const RecentList *list, size_t index)
{
    if (index >= list->count)
        return NULL;
    const Item *item = &list->items[index];
    if (item->label != NULL)
        return item->label;
    const char *slash = strrchr(item->path, '/');
    return slash == NULL ? item->path : slash + 1;
}
