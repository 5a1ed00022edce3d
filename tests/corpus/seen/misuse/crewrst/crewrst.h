#ifndef CREWRST_H
#define CREWRST_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Rosters of a crew, sorted by name.
 *
 * A roster copies the names it is given.  crew_sign_on() and crew_sign_off()
 * invalidate all cursors of the roster, whether they change it or not: the
 * only thing to do with such a cursor is to free it.
 */
typedef struct crew crew;
typedef struct crew_cursor crew_cursor;

/** Limit for the number of people on one roster. */
#define CREW_LIMIT 500

/** An empty roster, or NULL without memory. To be freed with crew_free(). */
crew *crew_new(void);

/** Frees the roster and its names. NULL is ignored. Free its cursors before. */
void crew_free(crew *c);

/**
 * Signs somebody on for a number of watches.
 *
 * Who is on the roster already just gets the new number.
 * @return false when the roster is full or memory is out
 */
bool crew_sign_on(crew *c, const char *name, int watches);

/** Takes somebody off the roster. @return false if there is no such name */
bool crew_sign_off(crew *c, const char *name);

/** The number of people. */
size_t crew_size(const crew *c);

/**
 * Looks for the first name, in order, that begins with a prefix.
 *
 * @return NULL if there is none, else a name that belongs to the roster: it is
 * valid until that person signs off, or the roster is freed.
 */
const char *crew_lookup(const crew *c, const char *prefix);

/** The watches of somebody, or fallback for who is not on the roster. */
int crew_watches(const crew *c, const char *name, int fallback);

/** A cursor before the first person. NULL without memory. */
crew_cursor *crew_cursor_new(const crew *c);
void crew_cursor_free(crew_cursor *k);

/** Is there one more person to come? */
bool crew_cursor_more(const crew_cursor *k);

/**
 * Goes on to the next person and returns the name.
 * @pre crew_cursor_more() is true
 */
const char *crew_cursor_next(crew_cursor *k);

#endif
