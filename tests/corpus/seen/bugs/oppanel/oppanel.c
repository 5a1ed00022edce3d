#include "oppanel.h"

#include <stdlib.h>
#include <string.h>

struct oppanel_item {
    oppanel_item *parent;
    oppanel_item *first;
    oppanel_item *prev, *next;
    char caption[OPPANEL_CAPTION + 1];
};

struct oppanel {
    oppanel_item *root;
    oppanel_item *cursor;
};

void oppanel_rename(oppanel_item *item, const char *caption)
{
    size_t length = 0;
    if (caption == item->caption)
        return;
    if (caption != NULL)
        while (length < OPPANEL_CAPTION && caption[length] != '\0')
            length++;
    if (length > 0)
        memmove(item->caption, caption, length);
    item->caption[length] = '\0';
}

static oppanel_item *item_new(oppanel_item *parent, const char *caption)
{
    oppanel_item *item = calloc(1, sizeof *item);
    if (item != NULL) {
        item->parent = parent;
        oppanel_rename(item, caption);
    }
    return item;
}

static void item_free(oppanel_item *item)
{
    while (item->first != NULL) {
        oppanel_item *child = item->first;
        item->first = child->next;
        item_free(child);
    }
    free(item);
}

oppanel *oppanel_create(const char *title)
{
    oppanel *p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->root = p->cursor = item_new(NULL, title);
    if (p->root == NULL) {
        free(p);
        return NULL;
    }
    return p;
}

void oppanel_destroy(oppanel *p)
{
    if (p == NULL)
        return;
    item_free(p->root);
    free(p);
}

oppanel_item *oppanel_root(const oppanel *p)
{
    return p->root;
}

static unsigned depth_of(const oppanel_item *item)
{
    unsigned depth = 0;
    for (; item->parent != NULL; item = item->parent)
        depth++;
    return depth;
}

oppanel_item *oppanel_add(oppanel *p, oppanel_item *parent, const char *caption)
{
    if (parent == NULL)
        parent = p->root;
    if (depth_of(parent) >= OPPANEL_DEPTH)
        return NULL;
    oppanel_item *item = item_new(parent, caption);
    if (item == NULL)
        return NULL;
    if (parent->first == NULL) {
        parent->first = item;
    } else {
        oppanel_item *last = parent->first;
        while (last->next != NULL)
            last = last->next;
        last->next = item;
        item->prev = last;
    }
    return item;
}

bool oppanel_remove(oppanel *p, oppanel_item *item)
{
    if (item == p->root)
        return false;
    if (p->cursor == item)
        p->cursor = item->parent;
    if (item->prev != NULL)
        item->prev->next = item->next;
    else
        item->parent->first = item->next;
    if (item->next != NULL)
        item->next->prev = item->prev;
    item_free(item);
    return true;
}

size_t oppanel_size(const oppanel_item *item)
{
    size_t size = 0;
    for (const oppanel_item *child = item->first; child != NULL; child = child->next)
        size += 1 + oppanel_size(child);
    return size;
}

static bool move(oppanel *p, oppanel_item *to)
{
    if (to == NULL)
        return false;
    p->cursor = to;
    return true;
}

bool oppanel_key_down(oppanel *p)
{
    return move(p, p->cursor->next);
}

bool oppanel_key_up(oppanel *p)
{
    return move(p, p->cursor->prev);
}

bool oppanel_key_enter(oppanel *p)
{
    return move(p, p->cursor->first);
}

bool oppanel_key_back(oppanel *p)
{
    return move(p, p->cursor->parent);
}

void oppanel_jump(oppanel *p, oppanel_item *item)
{
    p->cursor = item;
}

const char *oppanel_caption(const oppanel *p)
{
    return p->cursor->caption;
}

size_t oppanel_where(const oppanel *p, char *out, size_t size)
{
    const oppanel_item *way[OPPANEL_DEPTH + 1];
    size_t count = 0, length = 0;
    for (const oppanel_item *item = p->cursor; item != NULL; item = item->parent)
        way[count++] = item;
    while (count-- > 0) {
        for (const char *c = way[count]->caption; *c != '\0'; c++, length++)
            if (length + 1 < size)
                out[length] = *c;
        if (count > 0) {
            if (length + 1 < size)
                out[length] = '/';
            length++;
        }
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return length;
}
