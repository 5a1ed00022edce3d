#include "table.h"

#include <stdlib.h>
#include <string.h>

/* The link to key's entry; where a new one goes when there is none. */
static struct table_entry **find(struct table_entry **chains, const char *key)
{
    unsigned hash = 2166136261u;
    for (const char *c = key; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    struct table_entry **link = &chains[hash % TABLE_CHAINS];
    while (*link != NULL && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

void table_put(struct table *table, const char *key, int value)
{
    struct table_entry **link = find(table->chains, key);
    if (*link == NULL) {
        size_t size = strlen(key) + 1;
        *link = malloc(sizeof **link + size);
        if (*link == NULL)
            abort();
        (*link)->next = NULL;
        memcpy((*link)->key, key, size);
        table->count++;
    }
    (*link)->value = value;
}

bool table_get(const struct table *table, const char *key, int *value)
{
    const struct table_entry *entry = *find((struct table_entry **)table->chains, key);
    if (entry == NULL)
        return false;
    *value = entry->value;
    return true;
}

bool table_remove(struct table *table, const char *key)
{
    struct table_entry **link = find(table->chains, key);
    struct table_entry *entry = *link;
    if (entry == NULL)
        return false;
#ifdef BUG
    free(entry);
    *link = entry->next;
#else
    *link = entry->next;
    free(entry);
#endif
    table->count--;
    return true;
}

void table_release(struct table *table)
{
    for (int i = 0; i < TABLE_CHAINS; i++)
        while (table->chains[i] != NULL) {
            struct table_entry *entry = table->chains[i];
            table->chains[i] = entry->next;
            free(entry);
        }
    table->count = 0;
}
