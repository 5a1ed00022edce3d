#include "itemenu.h"

#include <stdio.h>
#include <stdlib.h>

struct menuitem {
    const char *name;
    const char *description;
    const menu *owner;          /* NULL: not connected */
    int enabled;
    int marked;
};

struct menu {
    menuitem **items;
    int count;
    int height;
    int current;
    int top;                    /* the first that is visible */
};

menuitem *item_new(const char *name, const char *description)
{
    menuitem *it;

    if (name == NULL || *name == '\0')
        return NULL;
    it = calloc(1, sizeof *it);
    if (it == NULL)
        return NULL;
    it->name = name;
    it->description = description;
    it->enabled = 1;
    return it;
}

void item_free(menuitem *it)
{
    free(it);
}

const char *item_name(const menuitem *it)
{
    return it->name;
}

int item_marked(const menuitem *it)
{
    return it->marked;
}

void item_enable(menuitem *it, int yes)
{
    it->enabled = yes != 0;
}

/* The next enabled item from `from' on in the direction of step, or -1. */
static int seek(const menu *m, int from, int step)
{
    int i;

    for (i = from; i >= 0 && i < m->count; i += step)
        if (m->items[i]->enabled)
            return i;
    return -1;
}

static int go(menu *m, int index)
{
    if (index < 0 || index == m->current)
        return MENU_DENIED;
    m->current = index;
    if (index < m->top)
        m->top = index;
    else if (index - m->top >= m->height)
        m->top = index - m->height + 1;
    return MENU_OK;
}

static void disconnect(menu *m, int count)
{
    while (count-- > 0)
        m->items[count]->owner = NULL;
}

menu *menu_new(menuitem **items, int height)
{
    menu *m;
    int first;

    if (items == NULL || height < 1)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->items = items;
    m->height = height;
    for (; items[m->count] != NULL; m->count++) {
        if (m->count == MENU_MAX_ITEMS || items[m->count]->owner != NULL) {
            disconnect(m, m->count);
            free(m);
            return NULL;
        }
        items[m->count]->owner = m;
    }
    if (m->count == 0) {
        free(m);
        return NULL;
    }
    first = seek(m, 0, 1);
    if (first > 0)
        go(m, first);
    return m;
}

void menu_free(menu *m)
{
    if (m == NULL)
        return;
    disconnect(m, m->count);
    free(m);
}

menuitem *menu_current(const menu *m)
{
    return m->items[m->current];
}

int menu_index(const menu *m)
{
    return m->current;
}

/* A page further; short of it, as far as possible. */
static int page(menu *m, int step)
{
    int edge = step > 0 ? m->count - 1 : 0;
    int left = step > 0 ? edge - m->current : m->current;
    int target = left < m->height ? edge : m->current + step * m->height;
    int index = seek(m, target, step);

    if (index < 0) {
        index = seek(m, target, -step);
        if (index >= 0 && (step > 0 ? index < m->current : index > m->current))
            index = -1;
    }
    return go(m, index);
}

int menu_drive(menu *m, int request)
{
    menuitem *it = m->items[m->current];

    switch (request) {
    case MENU_UP: return go(m, seek(m, m->current - 1, -1));
    case MENU_DOWN: return go(m, seek(m, m->current + 1, 1));
    case MENU_PAGE_UP: return page(m, -1);
    case MENU_PAGE_DOWN: return page(m, 1);
    case MENU_FIRST: return go(m, seek(m, 0, 1));
    case MENU_LAST: return go(m, seek(m, m->count - 1, -1));
    case MENU_TOGGLE:
        if (!it->enabled)
            return MENU_DENIED;
        it->marked = !it->marked;
        return MENU_OK;
    default: return MENU_UNKNOWN;
    }
}

int menu_line(const menu *m, int line, char *buf, size_t size)
{
    const menuitem *it;

    if (line < 0 || line >= m->height || line >= m->count - m->top || size == 0)
        return MENU_BAD_ARGUMENT;
    it = m->items[m->top + line];
    snprintf(buf, size, "%c%c%s%s%s", m->top + line == m->current ? '>' : ' ', it->marked ? '*' : ' ', it->name,
             it->description != NULL ? "  " : "", it->description != NULL ? it->description : "");
    return MENU_OK;
}
