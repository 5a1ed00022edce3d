#include "focuschn.h"

#include <assert.h>

void focus_chain_init(struct focus_chain *chain, focus_changed *changed, void *context)
{
    chain->first = chain->last = chain->current = NULL;
    chain->changed = changed;
    chain->context = context;
    chain->telling = false;
}

void focus_node_init(struct focus_node *node, void *widget)
{
    node->prev = node->next = NULL;
    node->chain = NULL;
    node->enabled = true;
    node->widget = widget;
}

static void tell(struct focus_chain *chain, struct focus_node *node, bool focused)
{
    if (node == NULL || chain->changed == NULL)
        return;
    chain->telling = true;
    chain->changed(node, focused, chain->context);
    chain->telling = false;
}

static void move_to(struct focus_chain *chain, struct focus_node *node)
{
    struct focus_node *before = chain->current;
    if (before == node)
        return;
    chain->current = node;
    tell(chain, before, false);
    tell(chain, node, true);
}

void focus_insert(struct focus_chain *chain, struct focus_node *node, struct focus_node *before)
{
    assert(!chain->telling && node->chain == NULL);
    assert(before == NULL || before->chain == chain);
    node->chain = chain;
    node->next = before;
    node->prev = before != NULL ? before->prev : chain->last;
    *(node->prev != NULL ? &node->prev->next : &chain->first) = node;
    *(before != NULL ? &before->prev : &chain->last) = node;
}

void focus_append(struct focus_chain *chain, struct focus_node *node)
{
    focus_insert(chain, node, NULL);
}

/* The next enabled node from one on, around the chain, and other than it. */
static struct focus_node *search(struct focus_chain *chain, struct focus_node *from, bool forwards)
{
    struct focus_node *node = from;
    for (size_t i = focus_count(chain); i > 0; i--) {
        node = node == NULL ? NULL : forwards ? node->next : node->prev;
        if (node == NULL)
            node = forwards ? chain->first : chain->last;
        if (node != from && node->enabled)
            return node;
    }
    return NULL;
}

void focus_remove(struct focus_chain *chain, struct focus_node *node)
{
    assert(!chain->telling && node->chain == chain);
    if (chain->current == node)
        move_to(chain, search(chain, node, true));
    *(node->prev != NULL ? &node->prev->next : &chain->first) = node->next;
    *(node->next != NULL ? &node->next->prev : &chain->last) = node->prev;
    node->prev = node->next = NULL;
    node->chain = NULL;
}

static struct focus_node *step(struct focus_chain *chain, bool forwards)
{
    assert(!chain->telling);
    struct focus_node *node = search(chain, chain->current, forwards);
    if (node != NULL)
        move_to(chain, node);
    return chain->current;
}

struct focus_node *focus_next(struct focus_chain *chain)
{
    return step(chain, true);
}

struct focus_node *focus_prev(struct focus_chain *chain)
{
    return step(chain, false);
}

bool focus_set(struct focus_chain *chain, struct focus_node *node)
{
    assert(!chain->telling && node->chain == chain);
    if (!node->enabled)
        return false;
    move_to(chain, node);
    return true;
}

struct focus_node *focus_get(const struct focus_chain *chain)
{
    return chain->current;
}

void focus_enable(struct focus_node *node, bool enabled)
{
    struct focus_chain *chain = node->chain;
    assert(chain == NULL || !chain->telling);
    node->enabled = enabled;
    if (!enabled && chain != NULL && chain->current == node)
        move_to(chain, search(chain, node, true));
}

size_t focus_count(const struct focus_chain *chain)
{
    size_t count = 0;
    for (const struct focus_node *node = chain->first; node != NULL; node = node->next)
        count++;
    return count;
}
