#include "picklist.h"

#include <stdlib.h>
#include <string.h>

struct picklist {
    picklist_line *line;
    size_t count, room;
};

picklist *picklist_new(void)
{
    return calloc(1, sizeof(picklist));
}

void picklist_free(picklist *list)
{
    if (list == NULL)
        return;
    free(list->line);
    free(list);
}

static int reserve(picklist *list, size_t count)
{
    if (count > PICKLIST_LINES)
        return -1;
    if (count <= list->room)
        return 0;
    size_t room = list->room ? list->room : 4;
    while (room < count)
        room *= 2;
    picklist_line *line = realloc(list->line, room * sizeof *line);
    if (line == NULL)
        return -1;
    list->line = line;
    list->room = room;
    return 0;
}

static int append(picklist *list, const picklist_line *line, size_t count)
{
    if (count == 0)
        return 0;
    if (reserve(list, list->count + count) != 0)
        return -1;
    memcpy(list->line + list->count, line, count * sizeof *line);
    list->count += count;
    return 0;
}

picklist *picklist_clone(const picklist *list)
{
    picklist *copy = picklist_new();
    if (copy != NULL && append(copy, list->line, list->count) != 0) {
        picklist_free(copy);
        copy = NULL;
    }
    return copy;
}

size_t picklist_count(const picklist *list)
{
    return list->count;
}

int picklist_get(const picklist *list, size_t index, picklist_line *line)
{
    if (index >= list->count)
        return -1;
    *line = list->line[index];
    return 0;
}

int picklist_add(picklist *list, const char *sku, uint32_t quantity)
{
    picklist_line line;
    memset(&line, 0, sizeof line);
    size_t len = 0;
    while (len <= PICKLIST_SKU && sku[len])
        len++;
    if (len == 0 || len > PICKLIST_SKU || quantity == 0)
        return -1;
    memcpy(line.sku, sku, len);
    line.quantity = quantity;
    return append(list, &line, 1);
}

int picklist_remove(picklist *list, size_t index)
{
    if (index >= list->count)
        return -1;
    list->count--;
    memmove(list->line + index, list->line + index + 1, (list->count - index) * sizeof *list->line);
    return 0;
}

int picklist_append(picklist *list, const picklist *more)
{
    return append(list, more->line, more->count);
}

void picklist_squash(picklist *list)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        picklist_line *line = &list->line[i];
        size_t k = 0;
        while (k < kept && strcmp(list->line[k].sku, line->sku) != 0)
            k++;
        if (k == kept) {
            if (kept != i)
                list->line[kept] = *line;
            kept++;
        } else if (line->quantity > UINT32_MAX - list->line[k].quantity) {
            list->line[k].quantity = UINT32_MAX;
        } else {
            list->line[k].quantity += line->quantity;
        }
    }
    list->count = kept;
}

static int by_code(const void *a, const void *b)
{
    const picklist_line *x = a, *y = b;
    int order = strcmp(x->sku, y->sku);
    if (order != 0)
        return order;
    return (x->quantity > y->quantity) - (x->quantity < y->quantity);
}

void picklist_sort(picklist *list)
{
    if (list->count > 1)
        qsort(list->line, list->count, sizeof *list->line, by_code);
}

uint64_t picklist_total(const picklist *list, const char *sku)
{
    uint64_t total = 0;
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->line[i].sku, sku) == 0)
            total += list->line[i].quantity;
    return total;
}

bool picklist_equal(const picklist *a, const picklist *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (by_code(&a->line[i], &b->line[i]) != 0)
            return false;
    return true;
}
