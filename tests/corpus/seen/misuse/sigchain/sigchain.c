#include "sigchain.h"

/*
 * A circular list through `head`.  While a signal is emitted, two more nodes are
 * in it that are no listeners: a cursor, which stands behind the listener that
 * is being called, and an end mark behind the last one to call.  Listeners
 * can then come and go without the loop noticing.  Marks have no notify function.
 */

static void link_before(struct sc_listener *node, struct sc_listener *where)
{
    node->next = where;
    node->prev = where->prev;
    where->prev->next = node;
    where->prev = node;
}

static void unlink_node(struct sc_listener *node)
{
    node->prev->next = node->next;
    node->next->prev = node->prev;
    node->prev = node;
    node->next = node;
}

static int is_mark(const struct sc_listener *node)
{
    return node->notify == NULL;
}

static void init_node(struct sc_listener *node, sc_notify notify, void *user)
{
    node->prev = node;
    node->next = node;
    node->notify = notify;
    node->user = user;
}

void sc_init(struct sc_signal *signal)
{
    init_node(&signal->head, NULL, NULL);
}

void sc_listener_init(struct sc_listener *listener, sc_notify notify, void *user)
{
    init_node(listener, notify, user);
}

void sc_add(struct sc_signal *signal, struct sc_listener *listener)
{
    unlink_node(listener);
    link_before(listener, &signal->head);
}

void sc_remove(struct sc_listener *listener)
{
    unlink_node(listener);
}

int sc_linked(const struct sc_listener *listener)
{
    return listener->next != listener;
}

void sc_emit(struct sc_signal *signal, void *data)
{
    struct sc_listener cursor, end;

    init_node(&cursor, NULL, NULL);
    init_node(&end, NULL, NULL);
    link_before(&end, &signal->head);
    link_before(&cursor, signal->head.next);

    while (cursor.next != &end) {
        struct sc_listener *now = cursor.next;

        /* Over to behind `now`. */
        unlink_node(&cursor);
        link_before(&cursor, now->next);
        if (!is_mark(now))
            now->notify(now, data);
    }

    unlink_node(&cursor);
    unlink_node(&end);
}

void sc_clear(struct sc_signal *signal)
{
    struct sc_listener *node = signal->head.next;

    while (node != &signal->head) {
        struct sc_listener *next = node->next;

        if (!is_mark(node))
            unlink_node(node);
        node = next;
    }
}

size_t sc_count(const struct sc_signal *signal)
{
    size_t count = 0;

    for (const struct sc_listener *n = signal->head.next; n != &signal->head; n = n->next)
        if (!is_mark(n))
            count++;
    return count;
}

struct sc_listener *sc_find(const struct sc_signal *signal, sc_notify notify)
{
    if (!notify)
        return NULL;
    for (struct sc_listener *n = signal->head.next; n != &signal->head; n = n->next)
        if (n->notify == notify)
            return n;
    return NULL;
}
