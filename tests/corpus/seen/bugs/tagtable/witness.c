#include "tagtable.h"

#include <string.h>

static void visit(const char *tag, unsigned value, void *data)
{
    unsigned *sum = data;
    *sum += value + (unsigned)strlen(tag);
}

int main(void)
{
    tag_table *t = tag_table_new();
    unsigned sum = 0;
    if (tag_add(t, "", 1) || !tag_add(t, "gc", 2) || !tag_add(t, "gc", 3) || !tag_add(t, "net:rx", 0u - 1))
        return 2;
    if (tag_value(t, "gc") != 5 || tag_count(t) != 2 || tag_sum(t) != 4 || tag_drop(t, "x") || tag_add_in(t, "", "a", 1))
        return 2;
    tag_each(t, visit, &sum);
    if (sum != 4 + 8 || !tag_drop(t, "gc") || tag_add(t, "0123456789012345678901234567890123456789", 1))
        return 2;
#ifndef LEGAL
    tag_add_in(t, "net", "rx", 3);
    if (tag_value(t, "net:rx") != 2)
        return 1;
#endif
    tag_table_delete(t);
    return 0;
}
