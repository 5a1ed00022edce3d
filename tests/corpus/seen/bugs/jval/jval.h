#ifndef JVAL_H
#define JVAL_H

#include <stdbool.h>
#include <stddef.h>

/**
 * JSON values in memory.
 *
 * A value is owned by whoever made it until it is put into an object or an
 * array, which then owns it. jv_free() frees a value and all that is in it.
 */
typedef struct jval jval;

typedef enum { JV_NULL, JV_BOOL, JV_NUMBER, JV_STRING, JV_ARRAY, JV_OBJECT } jv_type;

/* All of these return NULL if there is no memory. */
jval *jv_null(void);
jval *jv_bool(bool value);
jval *jv_number(double value);
jval *jv_string(const char *text); /**< copies the text */
jval *jv_array(void);
jval *jv_object(void);

/** NULL is ignored. */
void jv_free(jval *value);

/** An independent copy with copies of all that is in it. */
jval *jv_copy(const jval *value);

jv_type jv_typeof(const jval *value);
double jv_as_number(const jval *value, double fallback);
/** NULL if the value is not a string. */
const char *jv_as_string(const jval *value);

/** Elements of an array or members of an object; 0 for everything else. */
size_t jv_size(const jval *value);

/**
 * Appends to an array, which takes over the item. Returns false, and the item
 * is still the caller's, if `array` is no array, the item is NULL or memory is
 * out. The item must not be in an array or object yet, nor be or contain the
 * one that it is put into.
 */
bool jv_push(jval *array, jval *item);

/** Element or member number `index`; NULL if there are not that many. It stays
 *  owned by the array or object. */
const jval *jv_at(const jval *value, size_t index);

/**
 * Sets a member, in place of the one that had the key, which is freed. For the
 * rest as jv_push(). The key is copied.
 */
bool jv_set(jval *object, const char *key, jval *item);

/** NULL if there is no such member or `object` is no object. */
const jval *jv_get(const jval *object, const char *key);

/** Frees a member; false if there is none. */
bool jv_remove(jval *object, const char *key);

#endif
