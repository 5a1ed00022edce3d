#ifndef TRACKQ_H
#define TRACKQ_H

#include <stdbool.h>
#include <stddef.h>

/* trackq - play queues with embedded nodes.
 *
 * Put a struct tq_track into your own struct. The queue links tracks and
 * never allocates, copies or frees them, so
 *  - a track has to be initialised with tq_track_init() once,
 *  - it can be in one queue at a time, and
 *  - it has to stay where it is in memory as long as it is in a queue.
 * A queue cannot be moved or copied either once it is initialised.
 */

struct tq_track {
    struct tq_track *next;
    struct tq_track *prev;
    unsigned seconds;
};

struct tq_queue {
    struct tq_track head; /* both ends of the ring */
    size_t count;
};

void tq_track_init(struct tq_track *track, unsigned seconds);
/* Whether the track is in a queue. */
bool tq_linked(const struct tq_track *track);

/* Makes a queue empty. Use it on new queues only. */
void tq_init(struct tq_queue *queue);

/* Add a track, which must not be in a queue. */
void tq_append(struct tq_queue *queue, struct tq_track *track);
void tq_prepend(struct tq_queue *queue, struct tq_track *track);
/* `place` must be in the queue. */
void tq_insert_after(struct tq_queue *queue, struct tq_track *place, struct tq_track *track);

/* Take a track out of the queue that it is in. */
void tq_remove(struct tq_queue *queue, struct tq_track *track);
/* Take the first one out; NULL when the queue is empty. */
struct tq_track *tq_pop(struct tq_queue *queue);

/* Walk: the first track and the one after another one, NULL at the end. */
struct tq_track *tq_first(const struct tq_queue *queue);
struct tq_track *tq_next(const struct tq_queue *queue, const struct tq_track *track);

size_t tq_count(const struct tq_queue *queue);
/* Playing time of all tracks. */
unsigned long long tq_seconds(const struct tq_queue *queue);

/* Move all tracks of `from` to the end of `to`. Nothing happens when both are
 * the same queue. */
void tq_move(struct tq_queue *to, struct tq_queue *from);

#endif
