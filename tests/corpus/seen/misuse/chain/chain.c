#include "chain.h"

#include <stdlib.h>

struct chain_node {
    struct chain_node *next;
    struct chain_node *previous;
    int value;
};

struct chain {
    struct chain_node *first;
    struct chain_node *last;
    size_t count;
};

chain *chain_new(void)
{
    return calloc(1, sizeof(chain));
}

void chain_clear(chain *list)
{
    struct chain_node *node = list->first;
    while (node != NULL) {
        struct chain_node *next = node->next;
        free(node);
        node = next;
    }
    list->first = list->last = NULL;
    list->count = 0;
}

void chain_free(chain *list)
{
    if (list != NULL)
        chain_clear(list);
    free(list);
}

size_t chain_count(const chain *list)
{
    return list->count;
}

bool chain_push_front(chain *list, int value)
{
    struct chain_node *node = malloc(sizeof *node);
    if (node == NULL)
        return false;
    node->value = value;
    node->previous = NULL;
    node->next = list->first;
    if (list->first != NULL)
        list->first->previous = node;
    else
        list->last = node;
    list->first = node;
    list->count++;
    return true;
}

bool chain_push_back(chain *list, int value)
{
    struct chain_node *node = malloc(sizeof *node);
    if (node == NULL)
        return false;
    node->value = value;
    node->next = NULL;
    node->previous = list->last;
    if (list->last != NULL)
        list->last->next = node;
    else
        list->first = node;
    list->last = node;
    list->count++;
    return true;
}

static void remove_node(chain *list, struct chain_node *node)
{
    if (node->previous != NULL)
        node->previous->next = node->next;
    else
        list->first = node->next;
    if (node->next != NULL)
        node->next->previous = node->previous;
    else
        list->last = node->previous;
    list->count--;
    free(node);
}

bool chain_pop_front(chain *list, int *value)
{
    if (list->first == NULL)
        return false;
    *value = list->first->value;
    remove_node(list, list->first);
    return true;
}

bool chain_pop_back(chain *list, int *value)
{
    if (list->last == NULL)
        return false;
    *value = list->last->value;
    remove_node(list, list->last);
    return true;
}

chain_iter chain_first(const chain *list)
{
    chain_iter iter = {list->first};
    return iter;
}

chain_iter chain_last(const chain *list)
{
    chain_iter iter = {list->last};
    return iter;
}

bool chain_at_end(chain_iter iter)
{
    return iter.node == NULL;
}

int chain_value(chain_iter iter)
{
    return iter.node->value;
}

void chain_set_value(chain_iter iter, int value)
{
    iter.node->value = value;
}

void chain_next(chain_iter *iter)
{
    iter->node = iter->node->next;
}

void chain_previous(chain_iter *iter)
{
    iter->node = iter->node->previous;
}

void chain_erase(chain *list, chain_iter *iter)
{
    struct chain_node *next = iter->node->next;
    remove_node(list, iter->node);
    iter->node = next;
}

chain_iter chain_find(const chain *list, int value)
{
    chain_iter iter = {list->first};
    while (iter.node != NULL && iter.node->value != value)
        iter.node = iter.node->next;
    return iter;
}
