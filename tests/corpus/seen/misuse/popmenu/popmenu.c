#include "popmenu.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct menu_item {
    menu_item *next;
    const menu *owner;
    bool enabled;
    char label[];
};

struct menu {
    menu_item *first;
    int length;
};

menu *menu_new(void)
{
    return calloc(1, sizeof(menu));
}

void menu_free(menu *m)
{
    if (m == NULL)
        return;
    while (m->first != NULL) {
        menu_item *item = m->first;
        m->first = item->next;
        free(item);
    }
    free(m);
}

menu_item *menu_item_new(const char *label)
{
    size_t size = strlen(label) + 1;
    menu_item *item = calloc(1, sizeof *item + size);
    if (item == NULL)
        return NULL;
    item->enabled = true;
    memcpy(item->label, label, size);
    return item;
}

void menu_item_free(menu_item *item)
{
    if (item == NULL)
        return;
    assert(item->owner == NULL);
    free(item);
}

void menu_append(menu *m, menu_item *item)
{
    assert(item->owner == NULL);
    menu_item **link = &m->first;
    while (*link != NULL)
        link = &(*link)->next;
    *link = item;
    item->next = NULL;
    item->owner = m;
    m->length++;
}

void menu_take(menu *m, menu_item *item)
{
    assert(item->owner == m);
    menu_item **link = &m->first;
    while (*link != item)
        link = &(*link)->next;
    *link = item->next;
    item->next = NULL;
    item->owner = NULL;
    m->length--;
}

int menu_length(const menu *m)
{
    return m->length;
}

menu_item *menu_at(const menu *m, int index)
{
    menu_item *item = index < 0 ? NULL : m->first;
    while (item != NULL && index-- > 0)
        item = item->next;
    return item;
}

const char *menu_item_label(const menu_item *item)
{
    return item->label;
}

char menu_item_shortcut(const menu_item *item)
{
    const char *mark = strchr(item->label, '&');
    if (mark == NULL || !isalnum((unsigned char)mark[1]))
        return '\0';
    return (char)tolower((unsigned char)mark[1]);
}

void menu_item_enable(menu_item *item, bool enabled)
{
    item->enabled = enabled;
}

bool menu_item_enabled(const menu_item *item)
{
    return item->enabled;
}

menu_item *menu_find(const menu *m, char shortcut)
{
    char wanted = (char)tolower((unsigned char)shortcut);
    for (menu_item *item = m->first; item != NULL; item = item->next)
        if (wanted != '\0' && item->enabled && menu_item_shortcut(item) == wanted)
            return item;
    return NULL;
}
