#include "alarmlst.h"

#include <assert.h>

/* A link that is in no list points to itself, as the head of an empty list. */
static void alone(struct al_link *link)
{
    link->prev = link->next = link;
}

static int is_alone(const struct al_link *link)
{
    return link->next == link;
}

static void insert_before(struct al_link *place, struct al_link *link)
{
    link->prev = place->prev;
    link->next = place;
    place->prev->next = link;
    place->prev = link;
}

static void take_out(struct al_link *link)
{
    link->prev->next = link->next;
    link->next->prev = link->prev;
    alone(link);
}

/* The link is the first member. */
static struct al_timer *timer_of(struct al_link *link)
{
    return (struct al_timer *)(void *)link;
}

static const struct al_timer *const_timer_of(const struct al_link *link)
{
    return (const struct al_timer *)(const void *)link;
}

static uint64_t later(uint64_t time, uint64_t ticks)
{
    return ticks > UINT64_MAX - time ? UINT64_MAX : time + ticks;
}

/* Behind the timers of the same time. */
static void enqueue(struct al_queue *queue, struct al_timer *timer)
{
    struct al_link *place = &queue->waiting;
    while (place->prev != &queue->waiting && timer_of(place->prev)->when > timer->when)
        place = place->prev;
    insert_before(place, &timer->link);
}

void al_queue_init(struct al_queue *queue, uint64_t now)
{
    alone(&queue->waiting);
    alone(&queue->due);
    queue->now = now;
    queue->running = 0;
}

void al_timer_init(struct al_timer *timer, al_callback callback, void *arg)
{
    alone(&timer->link);
    timer->when = 0;
    timer->period = 0;
    timer->callback = callback;
    timer->arg = arg;
}

void al_start(struct al_queue *queue, struct al_timer *timer, uint64_t delay, uint64_t period)
{
    take_out(&timer->link);
    timer->when = later(queue->now, delay);
    timer->period = period;
    enqueue(queue, timer);
}

int al_stop(struct al_timer *timer)
{
    int armed = al_armed(timer);
    take_out(&timer->link);
    return armed;
}

int al_armed(const struct al_timer *timer)
{
    return !is_alone(&timer->link);
}

size_t al_run(struct al_queue *queue, uint64_t now)
{
    size_t fired = 0;

    assert(!queue->running);
    queue->running = 1;
    if (now > queue->now)
        queue->now = now;
    while (!is_alone(&queue->waiting) && timer_of(queue->waiting.next)->when <= queue->now) {
        struct al_link *link = queue->waiting.next;
        take_out(link);
        insert_before(&queue->due, link);
    }
    while (!is_alone(&queue->due)) {
        struct al_timer *timer = timer_of(queue->due.next);
        take_out(&timer->link);
        if (timer->period > 0) {
            uint64_t when = later(timer->when, timer->period);
            timer->when = when > queue->now ? when : later(queue->now, timer->period);
            enqueue(queue, timer);
        }
        fired++;
        timer->callback(timer, timer->arg);
    }
    queue->running = 0;
    return fired;
}

int al_next(const struct al_queue *queue, uint64_t *when)
{
    const struct al_link *first = !is_alone(&queue->due) ? queue->due.next : queue->waiting.next;
    if (first == &queue->waiting)
        return 0;
    *when = const_timer_of(first)->when;
    return 1;
}

static size_t length(const struct al_link *head)
{
    size_t n = 0;
    for (const struct al_link *link = head->next; link != head; link = link->next)
        n++;
    return n;
}

size_t al_count(const struct al_queue *queue)
{
    return length(&queue->waiting) + length(&queue->due);
}

void al_stop_all(struct al_queue *queue)
{
    while (!is_alone(&queue->due))
        take_out(queue->due.next);
    while (!is_alone(&queue->waiting))
        take_out(queue->waiting.next);
}
