#include "herald.h"

#include <limits.h>
#include <stdlib.h>

struct sub {
    struct sub *next;
    herald_fn fn;
    void *user;
    int topic;
    int id;
    int gone;
};

struct herald {
    struct sub *first;
    int last_id;
    int depth;          /* publications under way */
    int ngone;          /* ended, but still in the list */
};

herald *herald_new(void)
{
    return calloc(1, sizeof(herald));
}

/* Frees the subscriptions that have ended. */
static void sweep(herald *h)
{
    struct sub **at = &h->first;

    while (*at) {
        struct sub *s = *at;
        if (s->gone) {
            *at = s->next;
            free(s);
        } else {
            at = &s->next;
        }
    }
    h->ngone = 0;
}

void herald_free(herald *h)
{
    if (!h)
        return;
    for (struct sub *s = h->first; s; s = s->next)
        s->gone = 1;
    sweep(h);
    free(h);
}

int herald_subscribe(herald *h, int topic, herald_fn fn, void *user)
{
    struct sub **at = &h->first, *s;

    if (!fn || h->last_id == INT_MAX || herald_total(h) >= HERALD_MAX_SUBS)
        return 0;
    s = malloc(sizeof *s);
    if (!s)
        return 0;
    s->next = NULL;
    s->fn = fn;
    s->user = user;
    s->topic = topic;
    s->id = ++h->last_id;
    s->gone = 0;
    while (*at)
        at = &(*at)->next;
    *at = s;
    return s->id;
}

int herald_unsubscribe(herald *h, int id)
{
    struct sub *s = h->first;

    while (s && (s->id != id || s->gone))
        s = s->next;
    if (!s)
        return -1;
    s->gone = 1;
    h->ngone++;
    if (h->depth == 0)
        sweep(h);
    return 0;
}

size_t herald_publish(herald *h, int topic, const void *data)
{
    int last = h->last_id;
    size_t called = 0;

    if (h->depth >= HERALD_MAX_DEPTH)
        return 0;
    h->depth++;
    for (struct sub *s = h->first; s && s->id <= last; s = s->next) {
        if (s->gone || s->topic != topic)
            continue;
        called++;
        s->fn(h, topic, data, s->user);
    }
    h->depth--;
    if (h->ngone > 0)
        sweep(h);
    return called;
}

size_t herald_count(const herald *h, int topic)
{
    size_t n = 0;

    for (const struct sub *s = h->first; s; s = s->next)
        n += !s->gone && s->topic == topic;
    return n;
}

size_t herald_total(const herald *h)
{
    size_t n = 0;

    for (const struct sub *s = h->first; s; s = s->next)
        n += !s->gone;
    return n;
}
