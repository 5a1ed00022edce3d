#include "dutyring.h"

void duty_ring_init(struct duty_ring *ring)
{
    ring->now = NULL;
    ring->left = 0;
    ring->count = 0;
}

static unsigned turns_of(const struct duty *entry)
{
    return entry->turns > 0 ? entry->turns : 1;
}

void duty_init(struct duty *entry, int id, unsigned turns)
{
    entry->next = NULL;
    entry->prev = NULL;
    entry->id = id;
    entry->turns = turns > 0 ? turns : 1;
}

static void put_on_duty(struct duty_ring *ring, struct duty *entry)
{
    ring->now = entry;
    ring->left = turns_of(entry);
}

void duty_add(struct duty_ring *ring, struct duty *entry)
{
    if (ring->now == NULL) {
        entry->next = entry;
        entry->prev = entry;
        put_on_duty(ring, entry);
    } else {
        entry->next = ring->now;
        entry->prev = ring->now->prev;
        entry->prev->next = entry;
        entry->next->prev = entry;
    }
    ring->count++;
}

void duty_remove(struct duty_ring *ring, struct duty *entry)
{
    struct duty *next = entry->next;

    entry->prev->next = entry->next;
    next->prev = entry->prev;
    entry->next = NULL;
    entry->prev = NULL;
    ring->count--;
    if (ring->now != entry)
        return;
    if (next == entry)
        duty_ring_init(ring);
    else
        put_on_duty(ring, next);
}

struct duty *duty_now(const struct duty_ring *ring)
{
    return ring->now;
}

struct duty *duty_advance(struct duty_ring *ring)
{
    if (ring->now == NULL)
        return NULL;
    if (ring->left > 1)
        ring->left--;
    else
        put_on_duty(ring, ring->now->next);
    return ring->now;
}

struct duty *duty_find(const struct duty_ring *ring, int id)
{
    struct duty *entry = ring->now;

    if (entry == NULL)
        return NULL;
    do {
        if (entry->id == id)
            return entry;
        entry = entry->next;
    } while (entry != ring->now);
    return NULL;
}

size_t duty_count(const struct duty_ring *ring)
{
    return ring->count;
}

unsigned long long duty_round(const struct duty_ring *ring)
{
    const struct duty *entry = ring->now;
    unsigned long long total = 0;

    if (entry == NULL)
        return 0;
    do {
        total += turns_of(entry);
        entry = entry->next;
    } while (entry != ring->now);
    return total;
}

struct duty *duty_after(const struct duty_ring *ring, unsigned long long turns)
{
    struct duty *entry = ring->now;
    unsigned long long past;

    /* from the begin of the present duty */
    turns %= duty_round(ring);
    past = ring->left < turns_of(entry) ? turns_of(entry) - ring->left : 0;
    turns = (turns + past) % duty_round(ring);
    while (turns >= turns_of(entry)) {
        turns -= turns_of(entry);
        entry = entry->next;
    }
    return entry;
}

void duty_clear(struct duty_ring *ring)
{
    while (ring->now != NULL)
        duty_remove(ring, ring->now);
}
