#include "menuwalk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct item {
    struct item *next;
    const char *label;
    mw_action *action;
    void *user;
    int id;
};

struct mw_menu {
    struct item *first;
    size_t count;
    int last_id;
};

mw_menu *mw_new(void)
{
    mw_menu *menu = malloc(sizeof *menu);

    if (menu)
        *menu = (mw_menu){NULL, 0, 0};
    return menu;
}

void mw_free(mw_menu *menu)
{
    struct item *item, *next;

    if (!menu)
        return;
    for (item = menu->first; item; item = next) {
        next = item->next;
        free(item);
    }
    free(menu);
}

int mw_add(mw_menu *menu, const char *label, mw_action *action, void *user)
{
    struct item **place = &menu->first, *item;

    if (menu->count >= MW_MAX || menu->last_id == INT_MAX || !(item = malloc(sizeof *item)))
        return -1;
    while (*place)
        place = &(*place)->next;
    *item = (struct item){NULL, label, action, user, ++menu->last_id};
    *place = item;
    menu->count++;
    return item->id;
}

int mw_remove(mw_menu *menu, int id)
{
    struct item **place = &menu->first, *item;

    while (*place && (*place)->id != id)
        place = &(*place)->next;
    if (!(item = *place))
        return -1;
    *place = item->next;
    free(item);
    menu->count--;
    return 0;
}

size_t mw_count(const mw_menu *menu)
{
    return menu->count;
}

static const struct item *by_id(const mw_menu *menu, int id)
{
    const struct item *item = menu->first;

    while (item && item->id != id)
        item = item->next;
    return item;
}

const char *mw_label(const mw_menu *menu, int id)
{
    const struct item *item = by_id(menu, id);

    return item ? item->label : NULL;
}

int mw_find(const mw_menu *menu, const char *prefix)
{
    const struct item *item;
    size_t length = strlen(prefix);

    for (item = menu->first; item; item = item->next)
        if (strncmp(item->label, prefix, length) == 0)
            return item->id;
    return -1;
}

int mw_choose(mw_menu *menu, int id)
{
    const struct item *item = by_id(menu, id);

    if (!item || !item->action)
        return -1;
    item->action(item->user);
    return 0;
}

int mw_each(const mw_menu *menu, mw_visitor *visitor, void *user)
{
    const struct item *item;
    int status = 0;

    for (item = menu->first; item && status == 0; item = item->next)
        status = visitor(item->id, item->label, user);
    return status;
}
