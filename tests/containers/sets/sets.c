#include "sets.h"

#include <stdlib.h>

struct sets *sets_new(int count)
{
    struct sets *sets = malloc(sizeof *sets);
    int *parent = calloc((size_t)count + 1, sizeof *parent);
    if (sets == NULL || parent == NULL)
        abort();
    for (int i = 0; i < count; i++)
        parent[i] = i;
    *sets = (struct sets){count, parent};
    return sets;
}

void sets_delete(struct sets *sets)
{
    free(sets->parent);
    free(sets);
}

int sets_find(const struct sets *sets, int member)
{
    while (sets->parent[member] != member)
        member = sets->parent[member];
    return member;
}

void sets_join(struct sets *sets, int a, int b)
{
#ifdef BUG /* b may stand below a's root: a circle without a root */
    sets->parent[sets_find(sets, a)] = b;
#else
    sets->parent[sets_find(sets, a)] = sets_find(sets, b);
#endif
}
