#include "ends.h"

#include <assert.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct ends {
    struct node *head, *tail;
    size_t count;
};

ends *ends_new(void)
{
    return calloc(1, sizeof(ends));
}

void ends_free(ends *l)
{
    if (!l)
        return;
    for (struct node *n = l->head, *next; n; n = next) {
        next = n->next;
        free(n);
    }
    free(l);
}

bool ends_append(ends *l, int value)
{
    assert((l->head == NULL) == (l->tail == NULL));
    struct node *n = calloc(1, sizeof *n);
    if (!n)
        return false;
    n->value = value;
    if (l->tail)
        l->tail->next = n;
    else
        l->head = n;
    l->tail = n;
    l->count++;
    return true;
}

bool ends_prepend(ends *l, int value)
{
    struct node *n = calloc(1, sizeof *n);
    if (!n)
        return false;
    n->value = value;
    n->next = l->head;
    l->head = n;
    l->count++;
    return true;
}

bool ends_remove(ends *l, int value)
{
    for (struct node **at = &l->head; *at; at = &(*at)->next)
        if ((*at)->value == value) {
            struct node *gone = *at;
            *at = gone->next;
            if (gone == l->tail)
                l->tail = l->head;
            free(gone);
            l->count--;
            return true;
        }
    return false;
}

size_t ends_count(const ends *l)
{
    return l->count;
}
