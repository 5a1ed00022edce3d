#include "natflow.h"

#include <stdlib.h>

typedef struct flow {
    struct flow *prev, *next;
    nat_key key;
    uint16_t port;
    uint64_t round; /* nat_expire call after which it was opened */
    uint64_t due;
} flow;

struct nat_table {
    flow *head, *tail; /* in the order of opening */
    size_t count;
    uint16_t first, last;
    uint64_t round;
    uint8_t used[65536 / 8]; /* outer ports */
};

nat_table *nat_new(uint16_t first, uint16_t last)
{
    if (first == 0 || last < first)
        return NULL;
    nat_table *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->first = first;
    t->last = last;
    return t;
}

void nat_free(nat_table *t)
{
    if (t == NULL)
        return;
    flow *f = t->head;
    while (f != NULL) {
        flow *next = f->next;
        free(f);
        f = next;
    }
    free(t);
}

static int same_key(const nat_key *a, const nat_key *b)
{
    return a->addr == b->addr && a->port == b->port && a->proto == b->proto;
}

static flow *by_key(const nat_table *t, const nat_key *key)
{
    for (flow *f = t->head; f != NULL; f = f->next)
        if (same_key(&f->key, key))
            return f;
    return NULL;
}

static flow *by_port(const nat_table *t, uint16_t port)
{
    if ((t->used[port / 8] >> (port % 8) & 1) == 0)
        return NULL;
    for (flow *f = t->head; f != NULL; f = f->next)
        if (f->port == port)
            return f;
    return NULL;
}

/* The lowest free port, or 0. */
static uint16_t free_port(const nat_table *t)
{
    for (unsigned port = t->first; port <= t->last; port++)
        if ((t->used[port / 8] >> (port % 8) & 1) == 0)
            return (uint16_t)port;
    return 0;
}

static void take_port(nat_table *t, uint16_t port)
{
    t->used[port / 8] |= (uint8_t)(1u << (port % 8));
}

static void give_port(nat_table *t, uint16_t port)
{
    t->used[port / 8] &= (uint8_t)~(1u << (port % 8));
}

static void append(nat_table *t, flow *f)
{
    f->next = NULL;
    f->prev = t->tail;
    if (t->tail != NULL)
        t->tail->next = f;
    else
        t->head = f;
    t->tail = f;
    t->count++;
    take_port(t, f->port);
}

static void unlink_flow(nat_table *t, flow *f)
{
    if (f->prev != NULL)
        f->prev->next = f->next;
    else
        t->head = f->next;
    if (f->next != NULL)
        f->next->prev = f->prev;
    else
        t->tail = f->prev;
    t->count--;
    give_port(t, f->port);
}

static uint64_t due_at(uint64_t now, uint64_t ttl)
{
    return ttl > UINT64_MAX - now ? UINT64_MAX : now + ttl;
}

/* UINT64_MAX stands for never only when the sum did not fit. */
static int never(uint64_t now, uint64_t ttl)
{
    return ttl > UINT64_MAX - now;
}

#define ROUND_NEVER UINT64_MAX

uint16_t nat_open(nat_table *t, const nat_key *key, uint64_t now, uint64_t ttl)
{
    flow *f = by_key(t, key);
    if (f == NULL) {
        uint16_t port = free_port(t);
        if (port == 0 || t->count >= NAT_MAX_FLOWS)
            return 0;
        f = malloc(sizeof *f);
        if (f == NULL)
            return 0;
        f->key = *key;
        f->port = port;
        append(t, f);
    }
    f->due = due_at(now, ttl);
    f->round = never(now, ttl) ? ROUND_NEVER : t->round;
    return f->port;
}

uint16_t nat_port(const nat_table *t, const nat_key *key)
{
    const flow *f = by_key(t, key);
    return f != NULL ? f->port : 0;
}

int nat_inner(const nat_table *t, uint16_t port, nat_key *key)
{
    const flow *f = by_port(t, port);
    if (f == NULL)
        return 0;
    *key = f->key;
    return 1;
}

int nat_close(nat_table *t, uint16_t port)
{
    flow *f = by_port(t, port);
    if (f == NULL)
        return 0;
    unlink_flow(t, f);
    free(f);
    return 1;
}

size_t nat_count(const nat_table *t)
{
    return t->count;
}

size_t nat_expire(nat_table *t, uint64_t now, nat_expired_fn fn, void *arg)
{
    size_t expired = 0;
    flow *f, *next;

    t->round++; /* what fn opens has this round */
    for (f = t->head; f != NULL; f = next) {
        next = f->next;
        if (f->due > now || f->round >= t->round)
            continue;
        unlink_flow(t, f);
        uint16_t port = f->port;
        nat_key key = f->key;
        free(f);
        expired++;
        if (fn != NULL)
            fn(t, port, &key, arg);
    }
    t->round++;
    return expired;
}
