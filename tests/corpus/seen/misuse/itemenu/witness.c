#include "itemenu.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
int main(void)
{
    static const char *const names[] = { "open", "save", "save as", "print", "close", "quit" };
    static menuitem *many[MENU_MAX_ITEMS + 2];
    menuitem *items[7] = { NULL }, *none[] = { NULL };
    char buf[32];
    menu *m, *other;
    int i;

    CHECK(item_new(NULL, NULL) == NULL && item_new("", "x") == NULL);
    CHECK(menu_new(NULL, 1) == NULL && menu_new(none, 1) == NULL);
    for (i = 0; i < 6; i++)
        CHECK((items[i] = item_new(names[i], i == 1 ? "write %s file" : NULL)) != NULL);
    item_enable(items[0], 0);
    CHECK(menu_new(items, 0) == NULL && menu_new(items, INT_MIN) == NULL);
    m = menu_new(items, 2);
    CHECK(m != NULL && menu_new(items, 2) == NULL && menu_index(m) == 1 && menu_current(m) == items[1]);
    CHECK(menu_line(m, 0, buf, sizeof buf) == MENU_OK && strcmp(buf, "  open") == 0);
    CHECK(menu_line(m, 1, buf, sizeof buf) == MENU_OK && strcmp(buf, "> save  write %s file") == 0);
    CHECK(menu_line(m, 1, buf, 4) == MENU_OK && strcmp(buf, "> s") == 0 && menu_line(m, 1, buf, 1) == MENU_OK);
    CHECK(menu_line(m, 2, buf, sizeof buf) == MENU_BAD_ARGUMENT && menu_line(m, -1, buf, 1) == MENU_BAD_ARGUMENT);
    CHECK(menu_drive(m, MENU_UP) == MENU_DENIED && menu_drive(m, MENU_FIRST) == MENU_DENIED);
    CHECK(menu_drive(m, MENU_TOGGLE) == MENU_OK && item_marked(items[1]) && strcmp(item_name(items[1]), "save") == 0);
    CHECK(menu_drive(m, MENU_DOWN) == MENU_OK && menu_index(m) == 2);
    CHECK(menu_line(m, 0, buf, 3) == MENU_OK && strcmp(buf, " *") == 0);
    CHECK(menu_drive(m, MENU_PAGE_DOWN) == MENU_OK && menu_index(m) == 4);
    CHECK(menu_drive(m, MENU_PAGE_DOWN) == MENU_OK && menu_index(m) == 5);
    CHECK(menu_drive(m, MENU_PAGE_DOWN) == MENU_DENIED && menu_drive(m, MENU_DOWN) == MENU_DENIED);
    item_enable(items[3], 0);
    CHECK(menu_drive(m, MENU_PAGE_UP) == MENU_OK && menu_index(m) == 2);
    CHECK(menu_drive(m, MENU_PAGE_UP) == MENU_OK && menu_index(m) == 1 && menu_drive(m, MENU_PAGE_UP) == MENU_DENIED);
    CHECK(menu_drive(m, MENU_LAST) == MENU_OK && menu_drive(m, 99) == MENU_UNKNOWN && menu_drive(m, -1) == MENU_UNKNOWN);
    for (i = 0; i < 6; i++)
        item_enable(items[i], 0);
    for (i = MENU_UP; i <= MENU_TOGGLE; i++)
        CHECK(menu_drive(m, i) == MENU_DENIED);
    menu_free(m);
    m = menu_new(items, INT_MAX);
    CHECK(m != NULL && menu_index(m) == 0 && menu_line(m, 5, buf, sizeof buf) == MENU_OK);
    CHECK(menu_line(m, 6, buf, sizeof buf) == MENU_BAD_ARGUMENT && menu_line(m, INT_MAX, buf, 5) == MENU_BAD_ARGUMENT);
    item_enable(items[5], 1);
    CHECK(menu_drive(m, MENU_PAGE_DOWN) == MENU_OK && menu_index(m) == 5);
    menu_free(m);
    {
        menuitem *twice[] = { items[0], items[0], NULL };
        CHECK(menu_new(twice, 1) == NULL);
        twice[1] = NULL;
        CHECK((other = menu_new(twice, 1)) != NULL);
        menu_free(other);
    }
    for (i = 0; i < 6; i++)
        item_free(items[i]);
    for (i = 0; i <= MENU_MAX_ITEMS; i++)
        CHECK((many[i] = item_new("x", "")) != NULL);
    CHECK(menu_new(many, 5) == NULL);
    item_free(many[MENU_MAX_ITEMS]);
    many[MENU_MAX_ITEMS] = NULL;
    m = menu_new(many, 5);
    CHECK(m != NULL && menu_drive(m, MENU_LAST) == MENU_OK && menu_line(m, 4, buf, sizeof buf) == MENU_OK);
    menu_free(m);
    for (i = 0; i < MENU_MAX_ITEMS; i++)
        item_free(many[i]);
    item_free(NULL);
    menu_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    menuitem **items = calloc(rule == 1 ? 2 : 3, sizeof *items);
    char *name = malloc(8);
    char buf[40];
    menu *m;

    CHECK(items != NULL && name != NULL);
    strcpy(name, "open");
    items[0] = item_new(name, NULL);
    items[1] = item_new("quit", NULL);
    m = menu_new(items, 5);
    CHECK(m != NULL);
    if (rule == 2) {
        item_free(items[1]);
        menu_drive(m, MENU_DOWN);
    } else {
        free(name);
        menu_line(m, 0, buf, sizeof buf);
    }
    return 0;
}
#endif
