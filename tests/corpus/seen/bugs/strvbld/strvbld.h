#ifndef STRVBLD_H
#define STRVBLD_H

#include <stdbool.h>
#include <stddef.h>

/**
 * SECTION:strvbld
 * @short_description: Helper to create NULL-terminated string arrays
 *
 * A #StrvBld collects strings one after the other.  At the end the array is
 * taken out of the builder with strvbld_end(), or looked at in place with
 * strvbld_peek().
 *
 * A builder is reference counted.  The program is aborted when memory is
 * out, so that no function has to report it.
 *
 * No argument may be %NULL unless it is marked (nullable).
 */
typedef struct StrvBld StrvBld;

/**
 * STRVBLD_MAX:
 *
 * The most strings that a builder holds.
 */
#define STRVBLD_MAX 1024

/**
 * STRVBLD_MAX_LENGTH:
 *
 * The most bytes of one string, without its terminator.
 */
#define STRVBLD_MAX_LENGTH 65535

/**
 * strvbld_new:
 *
 * Creates an empty builder with a reference count of one.
 *
 * Returns: (transfer full): the builder; free it with strvbld_unref()
 */
StrvBld *strvbld_new(void);

/**
 * strvbld_ref:
 * @b: a #StrvBld
 *
 * Increments the reference count.
 *
 * Returns: (transfer full): @b
 */
StrvBld *strvbld_ref(StrvBld *b);

/**
 * strvbld_unref:
 * @b: (transfer full) (nullable): a #StrvBld
 *
 * Releases a reference.  With the last one the builder and the strings that
 * are still in it are freed.
 */
void strvbld_unref(StrvBld *b);

/**
 * strvbld_add:
 * @b: a #StrvBld
 * @value: a string, which is copied
 *
 * Adds a string at the end.
 *
 * Returns: %false if the builder is full or @value is too long, in which case
 *   nothing is added
 */
bool strvbld_add(StrvBld *b, const char *value);

/**
 * strvbld_addv:
 * @b: a #StrvBld
 * @values: (nullable) (array zero-terminated=1): strings, which are copied
 *
 * Adds all strings of an array, in their order.  The array may be the one
 * that strvbld_peek() returned for @b.  Adding %NULL adds nothing.
 *
 * Returns: %false if they do not all fit or one is too long, in which case
 *   none is added
 */
bool strvbld_addv(StrvBld *b, const char *const *values);

/**
 * strvbld_length:
 * @b: a #StrvBld
 *
 * Returns: how many strings are in the builder
 */
size_t strvbld_length(const StrvBld *b);

/**
 * strvbld_peek:
 * @b: a #StrvBld
 *
 * Looks at the strings.  The array is valid until the builder is changed.
 *
 * Returns: (transfer none) (array zero-terminated=1): the strings, never %NULL
 */
const char *const *strvbld_peek(const StrvBld *b);

/**
 * strvbld_pop:
 * @b: a #StrvBld
 *
 * Removes the last string.
 *
 * Returns: (transfer full) (nullable): that string, to be freed with free(),
 *   or %NULL if there was none
 */
char *strvbld_pop(StrvBld *b);

/**
 * strvbld_join:
 * @b: a #StrvBld
 * @separator: (nullable): what goes between the strings, at most
 *   %STRVBLD_MAX_LENGTH bytes
 *
 * Puts all strings into one.
 *
 * Returns: (transfer full) (nullable): a new string, to be freed with free(),
 *   or %NULL if @separator is too long
 */
char *strvbld_join(const StrvBld *b, const char *separator);

/**
 * strvbld_end:
 * @b: a #StrvBld
 *
 * Takes the strings out of the builder, which is empty afterwards and can be
 * used to build another array.
 *
 * Returns: (transfer full) (array zero-terminated=1): the strings, never
 *   %NULL; free them with strvbld_strfreev()
 */
char **strvbld_end(StrvBld *b);

/**
 * strvbld_strfreev:
 * @strv: (transfer full) (nullable): an array from strvbld_end()
 *
 * Frees the array and all strings in it.
 */
void strvbld_strfreev(char **strv);

#endif
