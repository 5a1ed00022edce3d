/* NULL is allowed for one of two. */
#include "satchel.h"

#include <stdlib.h>
#include <string.h>

struct satchel {
    int count;
    char **items;
};

satchel *satchel_new(void)
{
    return calloc(1, sizeof(satchel));
}

void satchel_free(satchel *s)
{
    for (int i = 0; s && i < s->count; i++)
        free(s->items[i]);
    if (s)
        free(s->items);
    free(s);
}

bool satchel_add(satchel *bag, const char *item)
{
    char *copy = malloc(strlen(item) + 1); /* it may be NULL: the bug */
    char **items = copy ? realloc(bag->items, (size_t)(bag->count + 1) * sizeof *items) : NULL;
    if (!items) {
        free(copy);
        return false;
    }
    bag->items = items;
    bag->items[bag->count++] = strcpy(copy, item);
    return true;
}

int satchel_count(const satchel *bag, const char *item)
{
    int count = 0;
    for (int i = 0; bag && i < bag->count; i++)
        count += strcmp(bag->items[i], item) == 0;
    return count;
}
