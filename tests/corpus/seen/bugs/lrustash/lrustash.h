#ifndef LRUSTASH_H
#define LRUSTASH_H

/*
LRUSTASH(3)

NAME
    lrustash - cache of named values that forgets the least recently used

DESCRIPTION
    A stash holds up to `capacity` values under names (strings, copied).  When
    a value is put into a full stash, the one that was not used for the longest
    time has to go.  ls_put and ls_get use a value; ls_peek does not.

    Values are pointers that belong to the stash as soon as they are stored.
    When one leaves it (evicted, replaced, removed, cleared), the drop function
    is called with it, if there is one.  It must not call functions of the same
    stash.  A value may be NULL, though ls_get cannot tell that from no value.

    Except for ls_free, a stash argument must be one made by ls_new and not
    freed yet.  Names must not be NULL; "" is a name.
*/

#include <stddef.h>

#define LS_MAX_CAPACITY 65536

typedef struct ls_stash ls_stash;
typedef void ls_drop_fn(const char *name, void *value, void *user);

/* ls_new: a stash for `capacity` values.  0 is allowed and makes a stash that
   keeps nothing, for trying things without a cache.  drop may be NULL; user is
   handed to it.  Returns NULL if capacity exceeds LS_MAX_CAPACITY or memory is
   short. */
ls_stash *ls_new(size_t capacity, ls_drop_fn *drop, void *user);

/* ls_free: drops all values and frees the stash.  NULL is ignored. */
void ls_free(ls_stash *s);

/* ls_put: stores a value; one that had the same name before is dropped, unless
   it is the same pointer.  Returns 1; 0 if the stash's capacity is 0; -1 if
   memory is short.  With 0 and -1 the value is still the caller's. */
int ls_put(ls_stash *s, const char *name, void *value);

/* ls_get, ls_peek: the value, or NULL if there is none. */
void *ls_get(ls_stash *s, const char *name);
void *ls_peek(const ls_stash *s, const char *name);

/* ls_remove: drops a value.  Returns 1, or 0 if there is none of that name. */
int ls_remove(ls_stash *s, const char *name);

/* ls_resize: changes the capacity, at any time and to any number that ls_new
   takes; what does not fit any more is dropped, oldest first.  Returns 0, or -1
   with nothing changed if the number is too big or memory is short. */
int ls_resize(ls_stash *s, size_t capacity);

/* ls_clear: drops all values; the capacity stays. */
void ls_clear(ls_stash *s);

size_t ls_size(const ls_stash *s);
size_t ls_capacity(const ls_stash *s);

/* ls_oldest: the name that would go next, or NULL if the stash is empty.  It
   belongs to the stash and is valid until the value leaves it. */
const char *ls_oldest(const ls_stash *s);

#endif
