#ifndef CHIMES_H
#define CHIMES_H

/* chimes: what sounds at which hour.
 *
 * A visitor may call chimes_add() and chimes_mute(), also of the hour that it was called with. */

struct chimes;

typedef void (*chimes_visitor)(int hour, void *own);

struct chimes *chimes_new(void);
void chimes_free(struct chimes *chimes);

/* One more at the end. */
void chimes_add(struct chimes *chimes, int hour);
/* All of that hour go. */
void chimes_mute(struct chimes *chimes, int hour);
int chimes_count(const struct chimes *chimes);
/* Calls visit for each, those that are added meanwhile as well. */
void chimes_walk(struct chimes *chimes, chimes_visitor visit, void *own);

#endif
