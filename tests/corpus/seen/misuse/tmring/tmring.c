#include "tmring.h"

#include <assert.h>
#include <stdlib.h>

/* Lists are circular, each with a head that is no timer. */
struct tmring {
    unsigned long now;
    unsigned slots;
    int ticking;
    size_t pending;
    tmr expired;
    tmr slot[];
};

static void head_init(tmr *head)
{
    head->next = head->prev = head;
    head->ring = NULL;
    head->due = 0;
    head->fn = NULL;
    head->arg = NULL;
}

static void put(tmr *head, tmr *timer)
{
    timer->prev = head->prev;
    timer->next = head;
    head->prev->next = timer;
    head->prev = timer;
}

static void take(tmr *timer)
{
    timer->prev->next = timer->next;
    timer->next->prev = timer->prev;
    timer->next = timer->prev = NULL;
}

tmring *tmring_new(unsigned slots)
{
    tmring *ring;
    unsigned i;

    if (slots == 0 || slots > TMRING_MAX_SLOTS)
        return NULL;
    ring = malloc(sizeof *ring + slots * sizeof ring->slot[0]);
    if (ring == NULL)
        return NULL;
    ring->now = 0;
    ring->slots = slots;
    ring->ticking = 0;
    ring->pending = 0;
    head_init(&ring->expired);
    for (i = 0; i < slots; i++)
        head_init(&ring->slot[i]);
    return ring;
}

static void disarm_all(tmr *head)
{
    while (head->next != head) {
        tmr *timer = head->next;

        take(timer);
        timer->ring = NULL;
    }
}

void tmring_free(tmring *ring)
{
    unsigned i;

    if (ring == NULL)
        return;
    disarm_all(&ring->expired);
    for (i = 0; i < ring->slots; i++)
        disarm_all(&ring->slot[i]);
    free(ring);
}

void tmr_init(tmr *timer, tmr_fn *fn, void *arg)
{
    timer->next = timer->prev = NULL;
    timer->ring = NULL;
    timer->due = 0;
    timer->fn = fn;
    timer->arg = arg;
}

int tmr_arm(tmring *ring, tmr *timer, unsigned ticks)
{
    if (ticks == 0 || ticks > TMR_MAX_TICKS)
        return -1;
    tmr_cancel(timer);
    timer->ring = ring;
    timer->due = ring->now + ticks;
    put(&ring->slot[timer->due % ring->slots], timer);
    ring->pending++;
    return 0;
}

int tmr_cancel(tmr *timer)
{
    if (timer->ring == NULL)
        return 0;
    take(timer);
    timer->ring->pending--;
    timer->ring = NULL;
    return 1;
}

int tmr_armed(const tmr *timer)
{
    return timer->ring != NULL;
}

unsigned tmr_left(const tmr *timer)
{
    return timer->ring == NULL ? 0 : (unsigned)(timer->due - timer->ring->now);
}

unsigned tmring_tick(tmring *ring)
{
    tmr *head, *timer, *next;
    unsigned count = 0;

    assert(!ring->ticking);
    ring->ticking = 1;
    ring->now++;

    /* Those that are due go to a list of their own first, where functions
     * that arm and cancel timers do no harm. */
    head = &ring->slot[ring->now % ring->slots];
    for (timer = head->next; timer != head; timer = next) {
        next = timer->next;
        if (timer->due == ring->now) {
            take(timer);
            put(&ring->expired, timer);
        }
    }
    while (ring->expired.next != &ring->expired) {
        timer = ring->expired.next;
        tmr_cancel(timer);
        count++;
        if (timer->fn != NULL)
            timer->fn(timer, timer->arg);
    }
    ring->ticking = 0;
    return count;
}

size_t tmring_pending(const tmring *ring)
{
    return ring->pending;
}
