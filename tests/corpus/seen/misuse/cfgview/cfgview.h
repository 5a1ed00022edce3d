#ifndef CFGVIEW_H
#define CFGVIEW_H

/*
 * cfgview: reads a configuration where it lies.
 *
 * The text, lines of "key = value" and of comments that begin with '#', is not
 * copied: cfg_open() cuts it into keys and values by writing terminators into
 * it, and all that is returned later points into it.
 */

#include <stdbool.h>
#include <stddef.h>

typedef struct cfg cfg;

/* Steps through the entries; to be set up with cfg_first(). */
typedef struct cfg_iter {
    const cfg *of;
    size_t index;
} cfg_iter;

/*
 * Opens a view of a text, which is modified, and which the caller keeps
 * unchanged as long as the view is in use.  NULL when out of memory.  Lines
 * without '=' are ignored.
 */
cfg *cfg_open(char *text);

/* Closes the view.  The text stays the caller's. */
void cfg_close(cfg *view);

/* The value of a key, the last one if there are several; NULL if there is
   none. */
const char *cfg_get(const cfg *view, const char *key);

/* The value as an integer, `fallback` if it is not one. */
int cfg_get_int(const cfg *view, const char *key, int fallback);

size_t cfg_size(const cfg *view);

/* The entries by number, from 0 to cfg_size() - 1. */
const char *cfg_key(const cfg *view, size_t index);
const char *cfg_value(const cfg *view, size_t index);

/* for (bool ok = cfg_first(view, &it); ok; ok = cfg_next(&it)) ...
   False when there are no (more) entries; cfg_iter_key() and cfg_iter_value()
   are for use while it was true. */
bool cfg_first(const cfg *view, cfg_iter *it);
bool cfg_next(cfg_iter *it);
const char *cfg_iter_key(const cfg_iter *it);
const char *cfg_iter_value(const cfg_iter *it);

#endif
