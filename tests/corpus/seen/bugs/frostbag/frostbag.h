#ifndef FROSTBAG_H
#define FROSTBAG_H

#include <stdbool.h>

/* A bag of named numbers whose changes are announced.
 *
 * Whoever wants to change a lot at once freezes the bag first; announcements
 * then wait until it is thawed, and however often a property was changed in the
 * meantime it is announced only once.  Freezing nests.
 *
 * A property that goes is not announced, nor are changes of it that wait.
 */
typedef struct frostbag frostbag;

/* Hears about a change.  It may read the bag; it must leave it as it is. */
typedef void frost_listener(const frostbag *bag, const char *name, long value, void *user);

frostbag *frost_new(void);      /* NULL without memory */
void frost_free(frostbag *bag); /* announces nothing; NULL is ignored */

/* One listener; NULL: nobody.  `user` is handed to it. */
void frost_listen(frostbag *bag, frost_listener *listener, void *user);

/* Is a change if the property is new or had another value.  The name is
   copied.  False without memory. */
bool frost_set(frostbag *bag, const char *name, long value);
/* The fallback if there is no such property. */
long frost_get(const frostbag *bag, const char *name, long fallback);
bool frost_has(const frostbag *bag, const char *name);
unsigned frost_size(const frostbag *bag);

bool frost_remove(frostbag *bag, const char *name); /* false if there is none */
void frost_clear(frostbag *bag);                    /* removes all */

/* Sets all properties of another bag in this one.  False if memory is out, with
   some of them set. */
bool frost_merge(frostbag *bag, const frostbag *other);

void frost_freeze(frostbag *bag);
/* False, and no harm, if it is not frozen. */
bool frost_thaw(frostbag *bag);
bool frost_frozen(const frostbag *bag);

/* Changes announced so far, whether anybody listened or not. */
unsigned long frost_announced(const frostbag *bag);

#endif
