#include "idset.h"

#include <stdlib.h>

static struct idset_item *make(unsigned id)
{
    struct idset_item *item = calloc(1, sizeof *item);
    item->id = id;
    return item;
}

#ifdef LEGAL
static int drop(struct idset_item *item, void *context)
{
    idset_del(context, item);
    free(item);
    return 0;
}

static int stop_at(struct idset_item *item, void *context)
{
    return item->id == *(unsigned *)context ? 7 : 0;
}

int main(void)
{
    struct idset set;
    unsigned wanted = 9;
    idset_init(&set);
    int ok = !idset_find(&set, 1);
    for (unsigned id = 0; id < 40; id++)
        ok = ok && idset_add(&set, make(id));
    struct idset_item *again = make(3);
    ok = ok && !idset_add(&set, again) && idset_count(&set) == 40;
    free(again);
    struct idset_item *found = idset_find(&set, 11);
    idset_del(&set, found);
    ok = ok && !idset_find(&set, 11) && idset_add(&set, found) && idset_find(&set, 11) == found;
    ok = ok && idset_each(&set, stop_at, &wanted) == 7;
    ok = ok && idset_each(&set, drop, &set) == 0 && idset_count(&set) == 0;
    return !ok;
}
#else
int main(void)
{
    struct idset set;
    struct idset_item *a = make(1), *b = make(9);
    idset_init(&set);
    idset_add(&set, a);
    idset_add(&set, b);
    idset_del(&set, a);
    idset_del(&set, b);
    free(b);
    idset_del(&set, a);
    free(a);
    return 0;
}
#endif
