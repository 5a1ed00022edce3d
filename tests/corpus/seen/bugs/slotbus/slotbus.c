#include "slotbus.h"

#include <stdlib.h>

struct link {
    struct link *next;
    sb_conn conn;
    sb_slot fn;
    void *user;
    int once;
    int blocked;
};

struct sb_signal {
    struct link *first;
    struct link **end; /* where the next link is to be hung */
    sb_conn last;      /* number given most recently */
    size_t count;
    int depth;
};

sb_signal *sb_create(void)
{
    sb_signal *sig = malloc(sizeof *sig);

    if (!sig)
        return NULL;
    sig->first = NULL;
    sig->end = &sig->first;
    sig->last = 0;
    sig->count = 0;
    sig->depth = 0;
    return sig;
}

/* Takes *at out of the list and frees it. */
static void unhook(sb_signal *sig, struct link **at)
{
    struct link *link = *at;

    *at = link->next;
    if (sig->end == &link->next)
        sig->end = at;
    sig->count--;
    free(link);
}

void sb_destroy(sb_signal *sig)
{
    if (!sig)
        return;
    while (sig->first)
        unhook(sig, &sig->first);
    free(sig);
}

static sb_conn append(sb_signal *sig, sb_slot fn, void *user, int once)
{
    struct link *link;

    if (!fn || sig->count >= SB_MAX_SLOTS)
        return 0;
    link = malloc(sizeof *link);
    if (!link)
        return 0;
    link->next = NULL;
    link->conn = ++sig->last;
    link->fn = fn;
    link->user = user;
    link->once = once;
    link->blocked = 0;
    *sig->end = link;
    sig->end = &link->next;
    sig->count++;
    return link->conn;
}

sb_conn sb_connect(sb_signal *sig, sb_slot fn, void *user)
{
    return append(sig, fn, user, 0);
}

sb_conn sb_connect_once(sb_signal *sig, sb_slot fn, void *user)
{
    return append(sig, fn, user, 1);
}

/* The place that holds the link of `conn`, NULL if there is none. */
static struct link **place_of(sb_signal *sig, sb_conn conn)
{
    struct link **at;

    for (at = &sig->first; *at; at = &(*at)->next)
        if ((*at)->conn == conn)
            return at;
    return NULL;
}

int sb_disconnect(sb_signal *sig, sb_conn conn)
{
    struct link **at = place_of(sig, conn);

    if (!at)
        return 0;
    unhook(sig, at);
    return 1;
}

size_t sb_disconnect_fn(sb_signal *sig, sb_slot fn)
{
    struct link **at = &sig->first;
    size_t removed = 0;

    while (*at) {
        if ((*at)->fn == fn) {
            unhook(sig, at);
            removed++;
        } else {
            at = &(*at)->next;
        }
    }
    return removed;
}

int sb_block(sb_signal *sig, sb_conn conn, int on)
{
    struct link **at = place_of(sig, conn);

    if (!at)
        return 0;
    (*at)->blocked = on != 0;
    return 1;
}

size_t sb_count(const sb_signal *sig)
{
    return sig->count;
}

int sb_emit(sb_signal *sig, int value)
{
    const sb_conn newest = sig->last;
    struct link *link, *next;
    int called = 0;

    if (sig->depth >= SB_MAX_DEPTH)
        return -1;
    sig->depth++;
    for (link = sig->first; link; link = next) {
        sb_slot fn = link->fn;
        void *user = link->user;

        /* the slot may disconnect itself, so look ahead now */
        next = link->next;
        if (link->conn > newest)
            break;
        if (link->blocked)
            continue;
        if (link->once)
            sb_disconnect(sig, link->conn);
        fn(sig, value, user);
        called++;
    }
    sig->depth--;
    return called;
}
