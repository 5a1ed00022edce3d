#include "scopesym.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    sym_table *table = sym_create();

    if (table == NULL)
        return 0;
#ifdef LEGAL
    char name[SYM_MAX_NAME + 2];
    long value;
    int depth, i;

    memset(name, 'n', sizeof name);
    name[SYM_MAX_NAME + 1] = '\0';
    assert(sym_define(table, name, 1) == SYM_BAD_NAME && sym_define(table, "", 1) == SYM_BAD_NAME);
    name[SYM_MAX_NAME] = '\0';
    assert(sym_define(table, name, LONG_MIN) == SYM_OK && sym_define(table, name, 1) == SYM_EXISTS);
    assert(sym_find(table, name, &value, &depth) == SYM_OK && value == LONG_MIN && depth == 0);
    assert(sym_leave(table) == SYM_NO_SCOPE);
    assert(sym_enter(table) == SYM_OK && sym_depth(table) == 1 && sym_count(table) == 0);
    assert(sym_remove(table, name) == SYM_NOT_FOUND);
    assert(sym_define(table, name, 2) == SYM_OK);
    assert(sym_find(table, name, &value, NULL) == SYM_OK && value == 2);
    assert(sym_assign(table, name, 3) == SYM_OK && sym_remove(table, name) == SYM_OK);
    assert(sym_find(table, name, &value, NULL) == SYM_OK && value == LONG_MIN);
    assert(sym_define(table, name, 4) == SYM_OK && sym_define(table, "x", 5) == SYM_OK);
    assert(sym_count(table) == 2);
    assert(sym_leave(table) == SYM_OK);
    assert(sym_find(table, "x", NULL, NULL) == SYM_NOT_FOUND);
    assert(sym_find(table, name, &value, NULL) == SYM_OK && value == LONG_MIN);
    for (i = 0; i < 300; i++)
        if (sym_enter(table) != SYM_OK)
            break;
    assert(sym_depth(table) == SYM_MAX_DEPTH - 1);
    assert(sym_define(table, "y", 1) == SYM_OK);
    for (i = -1; i < 8; i++)
        assert(sym_error(i) != NULL);
    sym_destroy(NULL);
#else
    sym_enter(table);
    sym_define(table, "x", 1);
    sym_find(table, "x", NULL, NULL);
    sym_leave(table);
    sym_find(table, "x", NULL, NULL);
#endif
    sym_destroy(table);
    return 0;
}
