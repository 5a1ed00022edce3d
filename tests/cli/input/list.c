#include <assay.h>
#include <stdbool.h>
#include <stddef.h>

struct item { struct item *next; int value; };
struct list { struct item *first; int length; };

bool list_ok(const struct list *list)
{
    int count = 0;
    for (const struct item *i = list->first; i; i = i->next)
        if (++count > list->length || (i->next && i->next->value < i->value))
            return false;
    return count == list->length;
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct item, n);
    assay_range(struct list, length, 0, n);
    assay_range(struct item, value, 0, n - 1);
}
