#ifndef MOVMEAN_H
#define MOVMEAN_H

#include <stddef.h>

/* Statistics over the last values of a signal, for small systems: nothing is
 * allocated, the caller lends the memory.
 *
 *     static double room[16];
 *     struct movmean mm;
 *     movmean_init(&mm, room, 16);
 *     ...
 *     movmean_put(&mm, sample);
 *     printf("%g\n", movmean_mean(&mm));
 */
struct movmean {
	double *room;	/* lent; must stay until the end of use */
	size_t window;	/* capacity of room, > 0 */
	size_t next;	/* where the next value goes */
	size_t count;	/* values in it, up to window */
};

void movmean_init(struct movmean *mm, double *room, size_t window);

/* The oldest value is replaced when the window is full. */
void movmean_put(struct movmean *mm, double value);
void movmean_put_many(struct movmean *mm, const double *values, size_t n);

/* Forgets all values. */
void movmean_reset(struct movmean *mm);

size_t movmean_count(const struct movmean *mm);

/* i = 0 is the newest, i = movmean_count() - 1 the oldest value. */
double movmean_get(const struct movmean *mm, size_t i);

/* These need at least one value. */
double movmean_mean(const struct movmean *mm);
double movmean_min(const struct movmean *mm);
double movmean_max(const struct movmean *mm);

/* Moves to another room with another window; the newest values that fit are
 * kept. The rooms must not overlap. The old room is free for other use then. */
void movmean_move(struct movmean *mm, double *room, size_t window);

#endif
