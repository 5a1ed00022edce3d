#ifndef WAITSET_H
#define WAITSET_H

#include <stdbool.h>
#include <stddef.h>

/* Polling sets: things that are asked in turn whether they are ready.
 *
 * The library allocates nothing. Embed a struct ws_item in your own object,
 * set it up with ws_item_init(), put it into a set with ws_add(). While it is
 * in the set both must stay where they are: take it out with ws_remove() before
 * its memory, or that of the set, goes away. */

struct ws_item;

enum ws_answer {
    WS_IDLE,    /* not ready */
    WS_READY,   /* was ready, and is to be asked again next time */
    WS_DONE     /* was ready, and is to be taken out of the set */
};

/* Asks an item. It may add items to the set (they are asked from the next
 * ws_poll() on), but must not remove any nor call ws_poll() for the set; to
 * take the item itself out, it answers WS_DONE. */
typedef enum ws_answer ws_ask(struct ws_item *item, void *context);

struct ws_set {             /* private */
    struct ws_item *first, *last;
    size_t count;
    bool polling;
};

struct ws_item {            /* private */
    struct ws_item *before, *next;
    struct ws_set *set;
    ws_ask *ask;
    void *context;
};

/* Makes an empty set. Not for one that has items: see ws_clear(). */
void ws_init(struct ws_set *set);

/* Makes an item that is in no set. ask is not NULL. Not for an item that is
 * in a set. */
void ws_item_init(struct ws_item *item, ws_ask *ask, void *context);

/* Puts an item at the end of a set. An item that is in a set already, be it
 * this one or another, must be removed there first. */
void ws_add(struct ws_set *set, struct ws_item *item);

/* Takes an item out of the set it is in; nothing happens if it is in none. */
void ws_remove(struct ws_item *item);

/* Whether it is in this set. */
bool ws_contains(const struct ws_set *set, const struct ws_item *item);

/* How many items there are. */
size_t ws_count(const struct ws_set *set);

/* Asks the items in order until `most` of them were ready, or all have been
 * asked; returns how many were. Those that were ready go to the end of the
 * set, so that everybody has a turn. */
size_t ws_poll(struct ws_set *set, size_t most);

/* Takes all items out. Not while polling. */
void ws_clear(struct ws_set *set);

#endif
