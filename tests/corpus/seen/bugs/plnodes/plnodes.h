/*
 * plnodes - property lists: numbers, texts, arrays and dictionaries
 *
 * Reference counting
 *
 *   Each value has a reference count.  pl_int(), pl_text(), pl_array() and
 *   pl_dict() return a new reference, which belongs to the caller and is given
 *   back with pl_decref().
 *
 *   Functions whose names end in _new STEAL the reference to the value that is
 *   put into a container: it is no longer the caller's, whether the function
 *   succeeds or fails.  This makes
 *
 *       pl_dict_set_new(d, "size", pl_int(3));
 *
 *   safe to write.  The functions without _new leave the caller's reference
 *   alone and the container takes one of its own.
 *
 *   pl_array_get() and pl_dict_get() return a BORROWED reference: do not
 *   decref it, and pl_incref() it if it is to outlive its place in the
 *   container.
 *
 * Values
 *
 *   Numbers and texts may be in any number of places.  An array or dictionary
 *   can be in one place only, and never in itself or in anything within it;
 *   such attempts fail.
 *
 * Results
 *
 *   int functions return 0 on success and -1 on failure: wrong type of value,
 *   no such index, a key that is NULL, out of memory, or a value that is NULL.  Wherever a
 *   pl_t * is expected, NULL is a value of no type.
 */
#ifndef PLNODES_H
#define PLNODES_H

#include <stddef.h>

typedef struct pl_t pl_t;

enum pl_type { PL_NONE, PL_INT, PL_TEXT, PL_ARRAY, PL_DICT };

pl_t *pl_int(long value);
pl_t *pl_text(const char *text);	/* copied; NULL gives NULL */
pl_t *pl_array(void);
pl_t *pl_dict(void);

pl_t *pl_incref(pl_t *v);		/* returns v */
void pl_decref(pl_t *v);

enum pl_type pl_typeof(const pl_t *v);
long pl_int_value(const pl_t *v);	/* 0 unless a number */
const char *pl_text_value(const pl_t *v); /* NULL unless a text; lives as long as v */

/* Entries of an array or dictionary, 0 of everything else. */
size_t pl_size(const pl_t *v);

/* Arrays.  Indices start at 0. */
pl_t *pl_array_get(const pl_t *array, size_t i);
int pl_array_append(pl_t *array, pl_t *v);
int pl_array_append_new(pl_t *array, pl_t *v);
int pl_array_set_new(pl_t *array, size_t i, pl_t *v);
/* Before the one at i; i may be pl_size(), which appends. */
int pl_array_insert_new(pl_t *array, size_t i, pl_t *v);
int pl_array_remove(pl_t *array, size_t i);

/* Dictionaries.  Keys are copied; setting an existing one replaces its value. */
pl_t *pl_dict_get(const pl_t *dict, const char *key);
int pl_dict_set(pl_t *dict, const char *key, pl_t *v);
int pl_dict_set_new(pl_t *dict, const char *key, pl_t *v);

#endif
