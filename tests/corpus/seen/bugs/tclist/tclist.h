/**
 * @file tclist.h
 * @brief Lists written as text, as in Tcl.
 *
 * A list is a string of elements separated by white space (space, tab,
 * newline, carriage return, vertical tab, form feed).  An element is written
 * in one of three ways:
 *
 *  - bare:    <tt>abc</tt>; up to the next white space;
 *  - quoted:  <tt>"a b"</tt>; up to the next unescaped quote;
 *  - braced:  <tt>{a b}</tt>; up to the matching close brace.  Braces nest.
 *             A brace after a backslash does not count, and everything between
 *             the outer braces, backslashes included, is taken as it is.
 *
 * In bare and quoted elements a backslash takes the next character literally,
 * except that \\n \\t \\r \\v \\f stand for the control characters.  A closing
 * quote or brace must be followed by white space or the end of the list.
 *
 * Any strings at all can be put into a list with tl_merge() and got back with
 * tl_split().
 */
#ifndef TCLIST_H
#define TCLIST_H

#include <stddef.h>

/** Results. */
typedef enum {
    TL_OK = 0,
    TL_EBRACE = 1,      /**< no matching close brace */
    TL_EQUOTE = 2,      /**< no closing quote */
    TL_ETRAIL = 3,      /**< text directly after a closing quote or brace */
    TL_ERANGE = 4,      /**< no element of that index */
    TL_ENOMEM = 5       /**< out of memory */
} tl_result;

/** English text for a result; never NULL, also for other numbers. */
const char *tl_strerror(int result);

/**
 * Splits a list into its elements.
 * @param text   the list
 * @param out    receives a NULL-terminated array; free it with tl_free()
 * @param count  receives the number of elements; may be NULL
 * @return TL_OK, or what is wrong; *out is NULL and *count is 0 then.
 */
tl_result tl_split(const char *text, char ***out, size_t *count);

/** Frees an array of tl_split(), with the elements.  NULL is allowed. */
void tl_free(char **elements);

/**
 * Makes a list of strings.
 * @param elements  n strings, none of them NULL; may be NULL when n is 0
 * @return the list, to be freed with free(); NULL when out of memory.
 *         tl_split() of it gives the same n strings.
 */
char *tl_merge(const char *const *elements, size_t n);

/**
 * Writes a single string as a list element into a buffer.
 * @param buf   size bytes; may be NULL when size is 0
 * @return the length the element has, without NUL, as snprintf() does: when it
 *         is not less than size, the element was cut off.
 */
size_t tl_quote(const char *string, char *buf, size_t size);

/** Number of elements into *count; the same results as tl_split(). */
tl_result tl_count(const char *text, size_t *count);

/**
 * Copies the element of the given index, counted from 0.
 * @param out  receives the element, to be freed with free(), or NULL
 */
tl_result tl_index(const char *text, size_t index, char **out);

#endif
