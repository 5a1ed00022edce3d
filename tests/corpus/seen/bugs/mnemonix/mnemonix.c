#include "mnemonix.h"

#include <stdlib.h>
#include <string.h>

struct item {
    char *text;
    int id;
    int mnemonic;
};

struct mnx_menu {
    struct item items[MNX_ITEMS_MAX];
    int count;
};

/* What an ASCII character is as a mnemonic; 0 when it cannot be one. */
static const unsigned char folded[128] = {
    ['0'] = '0', ['1'] = '1', ['2'] = '2', ['3'] = '3', ['4'] = '4',
    ['5'] = '5', ['6'] = '6', ['7'] = '7', ['8'] = '8', ['9'] = '9',
    ['A'] = 'a', ['B'] = 'b', ['C'] = 'c', ['D'] = 'd', ['E'] = 'e',
    ['F'] = 'f', ['G'] = 'g', ['H'] = 'h', ['I'] = 'i', ['J'] = 'j',
    ['K'] = 'k', ['L'] = 'l', ['M'] = 'm', ['N'] = 'n', ['O'] = 'o',
    ['P'] = 'p', ['Q'] = 'q', ['R'] = 'r', ['S'] = 's', ['T'] = 't',
    ['U'] = 'u', ['V'] = 'v', ['W'] = 'w', ['X'] = 'x', ['Y'] = 'y',
    ['Z'] = 'z',
    ['a'] = 'a', ['b'] = 'b', ['c'] = 'c', ['d'] = 'd', ['e'] = 'e',
    ['f'] = 'f', ['g'] = 'g', ['h'] = 'h', ['i'] = 'i', ['j'] = 'j',
    ['k'] = 'k', ['l'] = 'l', ['m'] = 'm', ['n'] = 'n', ['o'] = 'o',
    ['p'] = 'p', ['q'] = 'q', ['r'] = 'r', ['s'] = 's', ['t'] = 't',
    ['u'] = 'u', ['v'] = 'v', ['w'] = 'w', ['x'] = 'x', ['y'] = 'y',
    ['z'] = 'z',
};

mnx_menu *mnx_new(void)
{
    return calloc(1, sizeof(mnx_menu));
}

void mnx_free(mnx_menu *menu)
{
    if (!menu)
        return;
    for (int i = 0; i < menu->count; i++)
        free(menu->items[i].text);
    free(menu);
}

/* The item with this index, NULL when there is none. */
static const struct item *item_at(const mnx_menu *menu, int index)
{
    return index >= 0 && index < menu->count ? &menu->items[index] : NULL;
}

int mnx_add(mnx_menu *menu, const char *label, int id)
{
    size_t length = strlen(label);
    struct item *item;
    char *to;

    if (menu->count == MNX_ITEMS_MAX || length > MNX_LABEL_MAX)
        return -1;
    item = &menu->items[menu->count];
    to = malloc(length + 1);
    if (!to)
        return -1;
    item->text = to;
    item->id = id;
    item->mnemonic = 0;
    for (const char *from = label; *from; from++) {
        if (*from == '&') {
            unsigned char c = (unsigned char)from[1];

            if (c == '&') {
                from++;
            } else {
                if (c < 128 && folded[c] && !item->mnemonic)
                    item->mnemonic = folded[c];
                continue;
            }
        }
        *to++ = *from;
    }
    *to = '\0';
    return menu->count++;
}

int mnx_remove(mnx_menu *menu, int index)
{
    if (!item_at(menu, index))
        return -1;
    free(menu->items[index].text);
    menu->count--;
    memmove(menu->items + index, menu->items + index + 1,
            (size_t)(menu->count - index) * sizeof menu->items[0]);
    return 0;
}

int mnx_count(const mnx_menu *menu)
{
    return menu->count;
}

int mnx_id(const mnx_menu *menu, int index)
{
    const struct item *item = item_at(menu, index);

    return item ? item->id : 0;
}

const char *mnx_text(const mnx_menu *menu, int index)
{
    const struct item *item = item_at(menu, index);

    return item ? item->text : NULL;
}

int mnx_mnemonic(const mnx_menu *menu, int index)
{
    const struct item *item = item_at(menu, index);

    return item ? item->mnemonic : 0;
}

int mnx_assign(mnx_menu *menu)
{
    char used[128] = { 0 };
    int assigned = 0;

    for (int i = 0; i < menu->count; i++)
        used[menu->items[i].mnemonic] = 1;
    for (int i = 0; i < menu->count; i++) {
        struct item *item = &menu->items[i];

        if (item->mnemonic)
            continue;
        for (const char *p = item->text; *p; p++) {
            int c = *p;

            if (c < 128 && folded[c] && !used[folded[c]]) {
                item->mnemonic = folded[c];
                used[folded[c]] = 1;
                assigned++;
                break;
            }
        }
    }
    return assigned;
}

int mnx_press(const mnx_menu *menu, int key, int after)
{
    int mnemonic = key >= 0 && key < 128 ? folded[key] : 0;
    int start;

    if (!mnemonic)
        return -1;
    start = item_at(menu, after) ? after + 1 : 0;
    for (int n = 0; n < menu->count; n++) {
        int index = (start + n) % menu->count;

        if (menu->items[index].mnemonic == mnemonic)
            return index;
    }
    return -1;
}
