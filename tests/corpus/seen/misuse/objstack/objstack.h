/*
 * objstack.h - objects that are grown bit by bit and released in a stack-like
 * manner, in the spirit of GNU obstacks.
 *
 * There is at most one growing object at a time. objstack_finish() ends its
 * growth: from then on it stays where it is until it, or an older object, is
 * released.
 */
#ifndef OBJSTACK_H
#define OBJSTACK_H

#include <stdbool.h>
#include <stddef.h>

typedef struct objstack objstack;

objstack *objstack_create(void);

/* Releases all objects and the stack itself. */
void objstack_destroy(objstack *os);

/*
 * Append to the growing object; it is begun when there is none.  False when
 * the object would be larger than 1 MiB or memory is out.
 */
bool objstack_grow(objstack *os, const void *data, size_t size);
bool objstack_grow_char(objstack *os, char c);
bool objstack_grow_text(objstack *os, const char *text); /* not the terminator */

/* Size of the growing object so far. */
size_t objstack_growing(const objstack *os);

/* The growing object's bytes; they move when it grows. */
void *objstack_base(objstack *os);

/*
 * Finishes the growing object and returns its address.  An object to which
 * nothing was appended is one of size 0.  NULL when memory is out.
 */
void *objstack_finish(objstack *os);

/* Grows and finishes a copy in one go.  Nothing may be growing. */
void *objstack_copy(objstack *os, const void *data, size_t size);
char *objstack_strdup(objstack *os, const char *text);

/*
 * Releases an object and all that were finished after it.  It must be an
 * object of this stack that has not been released.  NULL stands for the
 * oldest one, everything is released then.
 */
void objstack_release(objstack *os, void *object);

/* How many objects are finished and not released. */
size_t objstack_count(const objstack *os);

#endif
