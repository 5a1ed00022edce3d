#include "menupane.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct mp_item {
    mp_menu *menu;
    mp_menu *sub;
    mp_action *action;
    void *data;
    unsigned uses;
    bool enabled;
    char label[MP_LABEL_MAX + 1];
};

struct mp_menu {
    mp_menu *above;
    size_t count;
    mp_item *item[MP_ITEMS_MAX];
};

mp_menu *mp_new(void)
{
    mp_menu *menu = malloc(sizeof *menu);
    if (menu != NULL) {
        menu->above = NULL;
        menu->count = 0;
    }
    return menu;
}

void mp_free(mp_menu *menu)
{
    if (menu == NULL)
        return;
    for (size_t i = 0; i < menu->count; i++) {
        mp_free(menu->item[i]->sub);
        free(menu->item[i]);
    }
    free(menu);
}

/* Levels from the top down to this menu. */
static int depth(const mp_menu *menu)
{
    int levels = 0;
    for (; menu != NULL; menu = menu->above)
        levels++;
    return levels;
}

/* Levels from this menu down. */
static int height(const mp_menu *menu)
{
    int most = 0;
    for (size_t i = 0; i < menu->count; i++) {
        if (menu->item[i]->sub == NULL)
            continue;
        int levels = height(menu->item[i]->sub);
        if (levels > most)
            most = levels;
    }
    return most + 1;
}

mp_item *mp_add(mp_menu *menu, const char *label, mp_action *action, void *data)
{
    size_t length = strlen(label);
    if (length == 0 || length > MP_LABEL_MAX || strchr(label, '/') != NULL || menu->count == MP_ITEMS_MAX)
        return NULL;
    mp_item *item = malloc(sizeof *item);
    if (item == NULL)
        return NULL;
    item->menu = menu;
    item->sub = NULL;
    item->action = action;
    item->data = data;
    item->uses = 0;
    item->enabled = true;
    memcpy(item->label, label, length + 1);
    menu->item[menu->count++] = item;
    return item;
}

mp_item *mp_attach(mp_menu *menu, const char *label, mp_menu *sub)
{
    if (sub->above != NULL)
        return NULL;
    for (const mp_menu *at = menu; at != NULL; at = at->above)
        if (at == sub)
            return NULL;
    if (depth(menu) + height(sub) > MP_DEPTH_MAX)
        return NULL;
    mp_item *item = mp_add(menu, label, NULL, NULL);
    if (item == NULL)
        return NULL;
    item->sub = sub;
    sub->above = menu;
    return item;
}

bool mp_remove(mp_menu *menu, mp_item *item)
{
    if (item->menu != menu)
        return false;
    size_t i = 0;
    while (menu->item[i] != item)
        i++;
    menu->count--;
    memmove(&menu->item[i], &menu->item[i + 1], (menu->count - i) * sizeof menu->item[0]);
    mp_free(item->sub);
    free(item);
    return true;
}

size_t mp_count(const mp_menu *menu)
{
    return menu->count;
}

mp_item *mp_at(const mp_menu *menu, size_t i)
{
    return i < menu->count ? menu->item[i] : NULL;
}

mp_item *mp_find(const mp_menu *menu, const char *path)
{
    for (;;) {
        size_t length = strcspn(path, "/");
        mp_item *found = NULL;
        for (size_t i = 0; i < menu->count && found == NULL; i++) {
            mp_item *item = menu->item[i];
            if (strlen(item->label) == length && memcmp(item->label, path, length) == 0)
                if (path[length] == '\0' || item->sub != NULL)
                    found = item;
        }
        if (found == NULL || path[length] == '\0')
            return found;
        menu = found->sub;
        path += length + 1;
    }
}

const char *mp_label(const mp_item *item)
{
    return item->label;
}

mp_menu *mp_submenu(const mp_item *item)
{
    return item->sub;
}

void mp_enable(mp_item *item, bool enabled)
{
    item->enabled = enabled;
}

bool mp_activate(mp_item *item)
{
    if (!item->enabled || item->sub != NULL)
        return false;
    if (item->action != NULL)
        item->action(item, item->data);
    if (item->uses < UINT_MAX)
        item->uses++;
    return true;
}

unsigned mp_uses(const mp_item *item)
{
    return item->uses;
}
