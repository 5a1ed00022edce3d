#ifndef VALPATH_H
#define VALPATH_H

#include <stddef.h>

/**
 * @file valpath.h
 * Values as in JSON (null, numbers, texts, arrays, objects) and paths into
 * them.
 *
 * A path is a sequence of steps, each introduced by a slash:
 *
 *     ""            the value itself
 *     "/size"       the member "size" of an object
 *     "/list/0"     the first element of the array "list"
 *     "/list/-1"    its last element; negative indices count from the end
 *
 * In a step ~1 stands for a slash and ~0 for a tilde.  Anything else after a
 * tilde makes the path malformed.
 */

typedef struct vp_value vp_value;

typedef enum { VP_NULL, VP_NUMBER, VP_TEXT, VP_ARRAY, VP_OBJECT } vp_type;

/** An array or an object has at most this many values in it. */
#define VP_MAX_ITEMS 1000
/** Longest text, and longest key, in bytes. */
#define VP_MAX_TEXT 4096

/**
 * Constructors; NULL when out of memory.  vp_text copies its argument and
 * returns NULL also when that is longer than VP_MAX_TEXT.
 */
vp_value *vp_null(void);
vp_value *vp_number(double number);
vp_value *vp_text(const char *text);
vp_value *vp_array(void);
vp_value *vp_object(void);

/**
 * Append `item` to an array.  The array owns it from then on, and frees it
 * together with itself; an item belongs to one container at most.
 *
 * @return 0; or -1 when `array` is not an array, is full, `item` is NULL or
 * already in a container or contains `array`, or there is no memory: then the
 * caller still owns item.
 */
int vp_append(vp_value *array, vp_value *item);

/**
 * Make `item` the member `key` of an object; one that was there before is
 * freed.  Ownership and result as with vp_append.
 */
int vp_set(vp_value *object, const char *key, vp_value *item);

/**
 * Look a path up.
 *
 * @return the value, which still belongs to its container; or NULL when the
 * path is malformed, there is no such member, the index is not a decimal
 * number or there is no element at it.
 */
vp_value *vp_get(vp_value *root, const char *path);

vp_type vp_typeof(const vp_value *value);

/** Number of values in an array or object, 0 for the other types. */
size_t vp_size(const vp_value *value);

/** The number; `otherwise` if value is NULL or no number. */
double vp_as_number(const vp_value *value, double otherwise);

/** The text, valid as long as the value; NULL if value is NULL or no text. */
const char *vp_as_text(const vp_value *value);

/** Free a value that is in no container, with all that is in it.  NULL is fine. */
void vp_free(vp_value *value);

#endif
