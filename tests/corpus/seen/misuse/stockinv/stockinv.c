#include "stockinv.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000000

struct article {
    article *next;
    int stock;
    char name[];
};

struct inventory {
    article *first;
    int size;
};

inventory *inv_open(void)
{
    return calloc(1, sizeof(inventory));
}

void inv_close(inventory *inv)
{
    if (inv == NULL)
        return;
    while (inv->first != NULL)
        inv_remove(inv, inv->first);
    free(inv);
}

article *inv_add(inventory *inv, const char *name)
{
    article **link = &inv->first;
    while (*link != NULL && strcmp((*link)->name, name) < 0)
        link = &(*link)->next;
    if (*name == '\0' || (*link != NULL && strcmp((*link)->name, name) == 0))
        return NULL;
    size_t size = strlen(name) + 1;
    article *a = malloc(sizeof *a + size);
    if (a == NULL)
        return NULL;
    memcpy(a->name, name, size);
    a->stock = 0;
    a->next = *link;
    *link = a;
    inv->size++;
    return a;
}

article *inv_find(const inventory *inv, const char *name)
{
    article *a = inv->first;
    while (a != NULL && strcmp(a->name, name) != 0)
        a = a->next;
    return a;
}

void inv_remove(inventory *inv, article *a)
{
    article **link = &inv->first;
    while (*link != NULL && *link != a)
        link = &(*link)->next;
    assert(*link == a && a != NULL);
    *link = a->next;
    free(a);
    inv->size--;
}

int inv_size(const inventory *inv)
{
    return inv->size;
}

const char *article_name(const article *a)
{
    return a->name;
}

int article_stock(const article *a)
{
    return a->stock;
}

bool article_put(article *a, int n)
{
    assert(n >= 0);
    if (n > MOST - a->stock)
        return false;
    a->stock += n;
    return true;
}

bool article_take(article *a, int n)
{
    assert(n >= 0);
    if (n > a->stock)
        return false;
    a->stock -= n;
    return true;
}

void inv_begin(struct inv_iter *it, inventory *inv)
{
    it->inv = inv;
    it->current = NULL;
    it->next = inv->first;
}

article *inv_next(struct inv_iter *it)
{
    it->current = it->next;
    if (it->current != NULL)
        it->next = it->current->next;
    return it->current;
}

void inv_drop(struct inv_iter *it)
{
    assert(it->current != NULL);
    inv_remove(it->inv, it->current);
    it->current = NULL;
}
