#ifndef HEARKEN_H
#define HEARKEN_H

#include <stddef.h>

/**
 * @file hearken.h
 * A subject with a list of observers. Topics are bits of an unsigned int; an
 * observer is called for those topics that it has in its mask.
 *
 * A subject must not be NULL, except for hearken_free().
 */

typedef struct hearken hearken;

/**
 * An observer's function.
 *
 * It may call any function of this library on @p subject, except
 * hearken_free(): add observers, remove observers (itself included), change
 * masks, and send in its turn.
 *
 * @param subject the subject that sends
 * @param topics  the sent topics that are in the observer's mask, never 0
 * @param data    as it was given to hearken_send()
 * @param user    as it was given to hearken_add()
 */
typedef void (*hearken_fn)(hearken *subject, unsigned topics, void *data, void *user);

#define HEARKEN_MAX_OBSERVERS 1024
#define HEARKEN_MAX_NESTED 8

/** A new subject without observers, or NULL when there is no memory. */
hearken *hearken_new(void);

/** Frees a subject and its observers. NULL is allowed. */
void hearken_free(hearken *h);

/**
 * Adds an observer to the end of the list. The same function may be added
 * more than once.
 * @return the observer's number, greater than 0; or 0 if @p mask is 0, @p fn
 *         is NULL, there are HEARKEN_MAX_OBSERVERS already, or no memory.
 */
int hearken_add(hearken *h, unsigned mask, hearken_fn fn, void *user);

/** Removes an observer. @return 0, or -1 if there is none with this number. */
int hearken_remove(hearken *h, int id);

/** Removes all observers with this user pointer. @return how many. */
size_t hearken_remove_user(hearken *h, const void *user);

/** The mask of an observer, or 0 if there is none with this number. */
unsigned hearken_mask(const hearken *h, int id);

/**
 * Changes an observer's mask; 0 silences it until the next change.
 * @return 0, or -1 if there is none with this number.
 */
int hearken_set_mask(hearken *h, int id, unsigned mask);

/** The number of observers. */
size_t hearken_count(const hearken *h);

/**
 * Calls the observers of @p topics in the order in which they were added.
 * Observers that are added meanwhile are not called this time; observers that
 * are removed meanwhile are not called any more.
 * @return the number of calls, or -1 if HEARKEN_MAX_NESTED sends of this
 *         subject are under way already.
 */
int hearken_send(hearken *h, unsigned topics, void *data);

#endif
