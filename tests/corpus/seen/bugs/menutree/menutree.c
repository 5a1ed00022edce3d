#include "menutree.h"

#include <stdlib.h>
#include <string.h>

struct menuitem {
    menuitem *parent;
    menuitem *first, *last; /* beneath it */
    menuitem *next, *prev;
    int depth;
    char label[MENUTREE_LABEL + 1];
};

struct menutree {
    menuitem *first, *last;
    menuitem *selected;
    size_t count;
};

menutree *menutree_new(void)
{
    return calloc(1, sizeof(menutree));
}

/* Frees an item, which is unlinked already, and what is beneath it. */
static void drop(menutree *tree, menuitem *item)
{
    menuitem *child = item->first;

    while (child != NULL) {
        menuitem *next = child->next;

        drop(tree, child);
        child = next;
    }
    tree->count--;
    free(item);
}

void menutree_free(menutree *tree)
{
    if (tree == NULL)
        return;
    while (tree->first != NULL) {
        menuitem *item = tree->first;

        tree->first = item->next;
        drop(tree, item);
    }
    free(tree);
}

menuitem *menutree_add(menutree *tree, menuitem *parent, const char *label)
{
    size_t len = strlen(label);
    int depth = parent != NULL ? parent->depth + 1 : 1;
    menuitem **first = parent != NULL ? &parent->first : &tree->first;
    menuitem **last = parent != NULL ? &parent->last : &tree->last;
    menuitem *item;

    if (len == 0 || len > MENUTREE_LABEL || strchr(label, '/') != NULL)
        return NULL;
    if (depth > MENUTREE_DEPTH || tree->count >= MENUTREE_ITEMS)
        return NULL;
    item = calloc(1, sizeof *item);
    if (item == NULL)
        return NULL;
    memcpy(item->label, label, len + 1);
    item->parent = parent;
    item->depth = depth;
    item->prev = *last;
    if (*last != NULL)
        (*last)->next = item;
    else
        *first = item;
    *last = item;
    tree->count++;
    return item;
}

void menutree_remove(menutree *tree, menuitem *item)
{
    menuitem *parent = item->parent;
    menuitem **first = parent != NULL ? &parent->first : &tree->first;
    menuitem **last = parent != NULL ? &parent->last : &tree->last;

    if (item->prev != NULL)
        item->prev->next = item->next;
    else
        *first = item->next;
    if (item->next != NULL)
        item->next->prev = item->prev;
    else
        *last = item->prev;
    if (tree->selected == item)
        tree->selected = NULL;
    drop(tree, item);
}

size_t menutree_count(const menutree *tree)
{
    return tree->count;
}

const char *menutree_label(const menuitem *item)
{
    return item->label;
}

void menutree_select(menutree *tree, menuitem *item)
{
    tree->selected = item;
}

menuitem *menutree_selected(const menutree *tree)
{
    return tree->selected;
}

menuitem *menutree_next(menutree *tree)
{
    menuitem *item = tree->selected;

    if (item == NULL)
        tree->selected = tree->first;
    else if (item->next != NULL)
        tree->selected = item->next;
    else
        tree->selected = item->parent != NULL ? item->parent->first : tree->first;
    return tree->selected;
}

menuitem *menutree_prev(menutree *tree)
{
    menuitem *item = tree->selected;

    if (item == NULL)
        tree->selected = tree->first;
    else if (item->prev != NULL)
        tree->selected = item->prev;
    else
        tree->selected = item->parent != NULL ? item->parent->last : tree->last;
    return tree->selected;
}

menuitem *menutree_enter(menutree *tree)
{
    menuitem *item = tree->selected;

    if (item == NULL)
        tree->selected = tree->first;
    else if (item->first != NULL)
        tree->selected = item->first;
    return tree->selected;
}

menuitem *menutree_leave(menutree *tree)
{
    menuitem *item = tree->selected;

    if (item == NULL)
        tree->selected = tree->first;
    else if (item->parent != NULL)
        tree->selected = item->parent;
    return tree->selected;
}

size_t menutree_path(const menutree *tree, char *buf, size_t size)
{
    const menuitem *steps[MENUTREE_DEPTH];
    size_t depth = 0, len = 0;

    for (const menuitem *item = tree->selected; item != NULL; item = item->parent)
        steps[depth++] = item;
    while (depth > 0) {
        const char *label = steps[--depth]->label;

        for (; *label != '\0'; label++, len++) {
            if (size > 0 && len < size - 1)
                buf[len] = *label;
        }
        if (depth > 0) {
            if (size > 0 && len < size - 1)
                buf[len] = '/';
            len++;
        }
    }
    if (size > 0)
        buf[len < size ? len : size - 1] = '\0';
    return len;
}
