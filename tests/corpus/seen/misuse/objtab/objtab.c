#include "objtab.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

union slot {
    char *text;         /* while it is taken */
    intptr_t next_free; /* while it is free: the next free one plus 1 */
};

struct objtab {
    union slot *slots;
    unsigned char *taken; /* for objtab_destroy only */
    int used;             /* slots that were ever taken */
    int capacity;
    int count;
    intptr_t first_free; /* plus 1 */
};

struct objtab *objtab_create(void)
{
    return calloc(1, sizeof(struct objtab));
}

void objtab_destroy(struct objtab *table)
{
    if (table == NULL)
        return;
    for (int i = 0; i < table->used; i++)
        if (table->taken[i])
            free(table->slots[i].text);
    free(table->slots);
    free(table->taken);
    free(table);
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static int grow(struct objtab *table)
{
    int capacity = table->capacity == 0 ? 4 : table->capacity * 2;
    union slot *slots = realloc(table->slots, (size_t)capacity * sizeof *slots);
    if (slots == NULL)
        return -1;
    table->slots = slots;
    unsigned char *taken = realloc(table->taken, (size_t)capacity);
    if (taken == NULL)
        return -1;
    table->taken = taken;
    table->capacity = capacity;
    return 0;
}

int objtab_add(struct objtab *table, const char *text)
{
    if (table->first_free == 0 && table->used == table->capacity && grow(table) != 0)
        return -1;
    char *copy = duplicate(text);
    if (copy == NULL)
        return -1;
    int handle;
    if (table->first_free != 0) {
        handle = (int)(table->first_free - 1);
        table->first_free = table->slots[handle].next_free;
    } else {
        handle = table->used++;
    }
    table->slots[handle].text = copy;
    table->taken[handle] = 1;
    table->count++;
    return handle;
}

int objtab_dup(struct objtab *table, int handle)
{
    return objtab_add(table, table->slots[handle].text);
}

void objtab_remove(struct objtab *table, int handle)
{
    free(table->slots[handle].text);
    table->slots[handle].next_free = table->first_free;
    table->taken[handle] = 0;
    table->first_free = (intptr_t)handle + 1;
    table->count--;
}

const char *objtab_text(const struct objtab *table, int handle)
{
    return table->slots[handle].text;
}

size_t objtab_length(const struct objtab *table, int handle)
{
    return strlen(table->slots[handle].text);
}

int objtab_replace(struct objtab *table, int handle, const char *text)
{
    char *copy = duplicate(text);
    if (copy == NULL)
        return -1;
    free(table->slots[handle].text);
    table->slots[handle].text = copy;
    return 0;
}

int objtab_compare(const struct objtab *table, int a, int b)
{
    return strcmp(table->slots[a].text, table->slots[b].text);
}

int objtab_count(const struct objtab *table)
{
    return table->count;
}
