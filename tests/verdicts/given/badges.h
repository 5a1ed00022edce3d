#ifndef BADGES_H
#define BADGES_H

/*
 * badges: who was given how many.
 *
 * badges_new() makes an empty list, badges_give() is called for whoever is
 * given one, badges_each() tells of all that were.
 *
 * Names must not have ':' and neither must have ';', spaces or tabs.
 * A list must not be changed or freed by a visitor (badges_each()).
 * Pointers must not be NULL.
 */
typedef struct badges badges;

badges *badges_new(void); /* NULL: no memory */
void badges_free(badges *b);

/* One more for somebody. */
void badges_give(badges *b, const char *name);

/* How many were given, at most INT_MAX. */
int badges_count(const badges *b);

/* Calls the visitor for every number that was given, until it returns something other than 0. */
typedef int badges_visit(void *arg, int count);
int badges_each(const badges *b, badges_visit *visit, void *arg);

#endif
