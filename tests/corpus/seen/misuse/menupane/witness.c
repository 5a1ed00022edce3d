#include "menupane.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void grow(mp_item *item, void *data)
{
    assert(strcmp(mp_label(item), "Grow") == 0);
    mp_add(data, "New", NULL, NULL);
}
#else
static void quit(mp_item *item, void *data)
{
    (void)item;
    mp_free(data);
}
#endif

int main(int argc, char **argv)
{
    mp_menu *top = mp_new();
    assert(top);
#ifdef LEGAL
    (void)argc, (void)argv;
    char label[MP_LABEL_MAX + 2];
    memset(label, 'x', sizeof label);
    label[MP_LABEL_MAX + 1] = '\0';
    assert(mp_add(top, label, NULL, NULL) == NULL && mp_add(top, "", NULL, NULL) == NULL);
    assert(mp_add(top, "a/b", NULL, NULL) == NULL && mp_add(top, label + 1, NULL, NULL) != NULL);
    mp_menu *file = mp_new(), *recent = mp_new(), *other = mp_new();
    assert(file && recent && other);
    assert(mp_attach(top, "/", file) == NULL && mp_attach(top, "me", top) == NULL);
    mp_item *f = mp_attach(top, "File", file), *r = mp_attach(file, "Recent", recent);
    assert(f && r && mp_attach(recent, "up", top) == NULL && mp_attach(other, "File", file) == NULL);
    mp_item *g = mp_add(recent, "Grow", grow, recent);
    assert(g && mp_find(top, "File/Recent/Grow") == g && mp_find(top, "File") == f && mp_submenu(f) == file);
    assert(mp_find(top, "") == NULL && mp_find(top, "/") == NULL && mp_find(top, "File/") == NULL);
    assert(mp_find(top, "File/Recent/Grow/x") == NULL);
    assert(!mp_activate(f) && mp_activate(g) && mp_count(recent) == 2 && mp_uses(g) == 1);
    mp_enable(g, false);
    assert(!mp_activate(g) && mp_uses(g) == 1);
    assert(!mp_remove(top, g) && mp_remove(recent, g) && mp_count(recent) == 1);
    assert(mp_activate(mp_at(recent, 0)) && mp_at(recent, 1) == NULL && mp_at(top, SIZE_MAX) == NULL);
    assert(mp_remove(file, r) && mp_count(file) == 0);
    while (mp_add(other, "x", NULL, NULL) != NULL)
        ;
    assert(mp_count(other) == MP_ITEMS_MAX && mp_remove(other, mp_at(other, MP_ITEMS_MAX - 1)));
    mp_free(other);
    mp_free(NULL);
    mp_menu *at = file;
    int levels = 2;
    for (;; levels++) {
        mp_menu *next = mp_new();
        assert(next);
        if (mp_attach(at, "deeper", next) == NULL) {
            mp_free(next);
            break;
        }
        at = next;
    }
    assert(levels == MP_DEPTH_MAX);
    mp_free(top);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        mp_menu *sub = mp_new();
        assert(sub && mp_attach(top, "File", sub));
        mp_free(sub);
        mp_free(top);
    } else if (rule == 2) {
        mp_item *item = mp_add(top, "Quit", quit, top);
        assert(item);
        mp_activate(item);
    } else {
        mp_item *item = mp_add(top, "Old", NULL, NULL);
        assert(item);
        mp_remove(top, item);
        puts(mp_label(item));
        mp_free(top);
    }
    return 0;
#endif
}
