/* An outline: numbers and lists of them.
 *
 * Each value has a reference count, and is given back with outline_decref.
 *
 * Functions whose names end in _take STEAL the reference to the value that is put into a list: it is no longer the
 * caller's, whether the function succeeds or fails.  Those without _take leave the caller's reference alone, and the
 * list takes one of its own.  Functions that end in _ref return a new reference.
 *
 * A list can be in one place only, and never in itself.  Functions that return int return 0, or -1 when they fail. */
#ifndef OUTLINE_H
#define OUTLINE_H

#include <stddef.h>

struct outline;

struct outline *outline_number(long value);
struct outline *outline_text(char letter);
struct outline *outline_list(void);

struct outline *outline_incref(struct outline *v); /* returns v */
void outline_decref(struct outline *v);

size_t outline_list_size(const struct outline *list);
struct outline *outline_list_first_ref(struct outline *list);
int outline_list_append(struct outline *list, struct outline *v);
int outline_list_append_take(struct outline *list, struct outline *v);
int outline_list_insert_take(struct outline *list, size_t i, struct outline *v);

#endif
