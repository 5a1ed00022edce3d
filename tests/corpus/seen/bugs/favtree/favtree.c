#include "favtree.h"

#include <stdlib.h>
#include <string.h>

/* Items of a folder are a list.  The `prev` of the first one is the last one,
   so that items can be appended without a walk; the `next` of the last one is
   NULL. */
struct favitem {
    favitem *parent;
    favitem *next;
    favitem *prev;
    favitem *child;
    char *title;
    char *url; /* NULL makes it a folder */
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static void free_item(favitem *item)
{
    if (item == NULL)
        return;
    free(item->title);
    free(item->url);
    free(item);
}

favitem *fav_new_folder(const char *title)
{
    if (title == NULL)
        return NULL;
    favitem *item = calloc(1, sizeof *item);
    if (item == NULL)
        return NULL;
    item->title = copy_text(title);
    if (item->title == NULL) {
        free(item);
        return NULL;
    }
    return item;
}

favitem *fav_new_link(const char *title, const char *url)
{
    if (url == NULL)
        return NULL;
    favitem *item = fav_new_folder(title);
    if (item == NULL)
        return NULL;
    item->url = copy_text(url);
    if (item->url == NULL) {
        free_item(item);
        return NULL;
    }
    return item;
}

void fav_delete(favitem *item)
{
    if (item == NULL)
        return;
    /* Leaf by leaf, without recursion. */
    favitem *at = item;
    for (;;) {
        if (at->child != NULL) {
            at = at->child;
            continue;
        }
        if (at == item)
            break;
        favitem *parent = at->parent;
        parent->child = at->next;
        free_item(at);
        at = parent;
    }
    free_item(item);
}

const char *fav_title(const favitem *item)
{
    return item != NULL ? item->title : NULL;
}

const char *fav_url(const favitem *item)
{
    return item != NULL ? item->url : NULL;
}

favitem *fav_parent(const favitem *item)
{
    return item != NULL ? item->parent : NULL;
}

favitem *fav_first(const favitem *folder)
{
    return folder != NULL ? folder->child : NULL;
}

favitem *fav_last(const favitem *folder)
{
    return folder != NULL && folder->child != NULL ? folder->child->prev : NULL;
}

favitem *fav_next(const favitem *item)
{
    return item != NULL ? item->next : NULL;
}

int fav_count(const favitem *folder)
{
    int count = 0;
    for (const favitem *item = fav_first(folder); item != NULL; item = item->next)
        count++;
    return count;
}

favitem *fav_at(const favitem *folder, int index)
{
    if (index < 0)
        return NULL;
    favitem *item = fav_first(folder);
    while (item != NULL && index-- > 0)
        item = item->next;
    return item;
}

favitem *fav_find(const favitem *folder, const char *title)
{
    if (title == NULL)
        return NULL;
    favitem *item = fav_first(folder);
    while (item != NULL && strcmp(item->title, title) != 0)
        item = item->next;
    return item;
}

static fav_bool can_take(const favitem *folder, const favitem *item)
{
    if (folder == NULL || folder->url != NULL || item == NULL || item->parent != NULL)
        return 0;
    for (; folder != NULL; folder = folder->parent)
        if (folder == item)
            return 0;
    return 1;
}

fav_bool fav_append(favitem *folder, favitem *item)
{
    if (!can_take(folder, item))
        return 0;
    item->parent = folder;
    item->next = NULL;
    if (folder->child == NULL) {
        folder->child = item;
        item->prev = item;
    } else {
        item->prev = folder->child->prev;
        item->prev->next = item;
        folder->child->prev = item;
    }
    return 1;
}

fav_bool fav_insert(favitem *folder, int index, favitem *item)
{
    favitem *after = fav_at(folder, index);
    if (after == NULL)
        return index == fav_count(folder) && fav_append(folder, item);
    if (!can_take(folder, item))
        return 0;
    item->parent = folder;
    item->next = after;
    item->prev = after->prev;
    after->prev = item;
    if (after == folder->child)
        folder->child = item;
    else
        item->prev->next = item;
    return 1;
}

favitem *fav_detach(favitem *folder, int index)
{
    favitem *item = fav_at(folder, index);
    if (item == NULL)
        return NULL;
    if (item != folder->child)
        item->prev->next = item->next;
    else
        folder->child = item->next;
    if (item->next != NULL)
        item->next->prev = item->prev;
    item->parent = NULL;
    item->prev = NULL;
    item->next = NULL;
    return item;
}

fav_bool fav_remove(favitem *folder, int index)
{
    favitem *item = fav_detach(folder, index);
    fav_delete(item);
    return item != NULL;
}
