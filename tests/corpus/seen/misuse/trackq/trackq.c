#include "trackq.h"

#include <assert.h>

void tq_track_init(struct tq_track *track, unsigned seconds)
{
    track->next = NULL;
    track->prev = NULL;
    track->seconds = seconds;
}

bool tq_linked(const struct tq_track *track)
{
    return track->next != NULL;
}

void tq_init(struct tq_queue *queue)
{
    queue->head.next = &queue->head;
    queue->head.prev = &queue->head;
    queue->head.seconds = 0;
    queue->count = 0;
}

static void link_after(struct tq_queue *queue, struct tq_track *place, struct tq_track *track)
{
    assert(!tq_linked(track));
    track->prev = place;
    track->next = place->next;
    place->next->prev = track;
    place->next = track;
    queue->count++;
}

void tq_append(struct tq_queue *queue, struct tq_track *track)
{
    link_after(queue, queue->head.prev, track);
}

void tq_prepend(struct tq_queue *queue, struct tq_track *track)
{
    link_after(queue, &queue->head, track);
}

void tq_insert_after(struct tq_queue *queue, struct tq_track *place, struct tq_track *track)
{
    assert(tq_linked(place));
    link_after(queue, place, track);
}

void tq_remove(struct tq_queue *queue, struct tq_track *track)
{
    assert(tq_linked(track) && queue->count > 0);
    track->prev->next = track->next;
    track->next->prev = track->prev;
    track->next = NULL;
    track->prev = NULL;
    queue->count--;
}

struct tq_track *tq_pop(struct tq_queue *queue)
{
    struct tq_track *first = tq_first(queue);
    if (first != NULL)
        tq_remove(queue, first);
    return first;
}

struct tq_track *tq_first(const struct tq_queue *queue)
{
    return queue->head.next == &queue->head ? NULL : queue->head.next;
}

struct tq_track *tq_next(const struct tq_queue *queue, const struct tq_track *track)
{
    assert(tq_linked(track));
    return track->next == &queue->head ? NULL : track->next;
}

size_t tq_count(const struct tq_queue *queue)
{
    return queue->count;
}

unsigned long long tq_seconds(const struct tq_queue *queue)
{
    unsigned long long sum = 0;
    for (const struct tq_track *track = tq_first(queue); track != NULL; track = tq_next(queue, track))
        sum += track->seconds;
    return sum;
}

void tq_move(struct tq_queue *to, struct tq_queue *from)
{
    if (to == from)
        return;
    for (struct tq_track *track = tq_pop(from); track != NULL; track = tq_pop(from))
        tq_append(to, track);
}
