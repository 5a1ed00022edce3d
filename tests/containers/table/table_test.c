#include <assay.h>
#include <assert.h>
#include <string.h>
#include "table.h"

ASSAY_PROPERTY void the_last_put_counts(const char *one, const char *other)
{
    struct table table = {0};
    int value = 0;
    table_put(&table, one, 1);
    table_put(&table, other, 2);
    assert(table_get(&table, other, &value) && value == 2);
    assert(table_get(&table, one, &value) && value == (strcmp(one, other) == 0 ? 2 : 1));
    assert(table.count == (strcmp(one, other) == 0 ? 1 : 2));
    table_release(&table);
}

ASSAY_PROPERTY void what_is_removed_is_gone(const char *one, const char *other)
{
    struct table table = {0};
    int value = 0;
    table_put(&table, one, 1);
    table_put(&table, other, 2);
    assert(table_remove(&table, one));
    assert(!table_get(&table, one, &value));
    assert(table_get(&table, other, &value) == (strcmp(one, other) != 0));
    table_release(&table);
}
