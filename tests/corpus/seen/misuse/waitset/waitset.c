#include "waitset.h"

#include <assert.h>

void ws_init(struct ws_set *set)
{
    set->first = set->last = NULL;
    set->count = 0;
    set->polling = false;
}

void ws_item_init(struct ws_item *item, ws_ask *ask, void *context)
{
    item->before = item->next = NULL;
    item->set = NULL;
    item->ask = ask;
    item->context = context;
}

static void link_last(struct ws_set *set, struct ws_item *item)
{
    item->set = set;
    item->next = NULL;
    item->before = set->last;
    if (set->last)
        set->last->next = item;
    else
        set->first = item;
    set->last = item;
    set->count++;
}

static void unlink_item(struct ws_item *item)
{
    struct ws_set *set = item->set;
    if (item->before)
        item->before->next = item->next;
    else
        set->first = item->next;
    if (item->next)
        item->next->before = item->before;
    else
        set->last = item->before;
    item->before = item->next = NULL;
    item->set = NULL;
    set->count--;
}

void ws_add(struct ws_set *set, struct ws_item *item)
{
    assert(item->set == NULL);
    link_last(set, item);
}

void ws_remove(struct ws_item *item)
{
    if (!item->set)
        return;
    assert(!item->set->polling);
    unlink_item(item);
}

bool ws_contains(const struct ws_set *set, const struct ws_item *item)
{
    return item->set == set;
}

size_t ws_count(const struct ws_set *set)
{
    return set->count;
}

size_t ws_poll(struct ws_set *set, size_t most)
{
    assert(!set->polling);
    set->polling = true;
    size_t ready = 0;
    size_t left = set->count; /* those added on the way come behind them */
    struct ws_item *item = set->first;
    while (left > 0 && ready < most) {
        enum ws_answer answer = item->ask(item, item->context);
        struct ws_item *next = item->next;
        left--;
        if (answer != WS_IDLE) {
            ready++;
            unlink_item(item);
            if (answer != WS_DONE)
                link_last(set, item);
        }
        item = next;
    }
    set->polling = false;
    return ready;
}

void ws_clear(struct ws_set *set)
{
    assert(!set->polling);
    while (set->first)
        unlink_item(set->first);
}
