#ifndef JSONPTR_H
#define JSONPTR_H

/*! \file
 *  Look-ups in a JSON text by JSON Pointer (RFC 6901).
 *
 *  The text is indexed once, not copied.  Strings are taken as they stand
 *  between the quotes; escapes in them are checked for form but not decoded,
 *  neither in keys nor in values.
 */

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    JSONPTR_NULL, JSONPTR_BOOL, JSONPTR_NUMBER, JSONPTR_STRING, JSONPTR_ARRAY, JSONPTR_OBJECT
} jsonptr_type;

typedef struct jsonptr_doc jsonptr_doc;   /*!< an indexed text */
typedef struct jsonptr_node jsonptr_node; /*!< a value in it, owned by the doc */

/*! \brief Index \a length bytes of JSON.
 *
 *  The text need not be terminated.  It is referred to by the document and
 *  has to stay in place, unmodified, until jsonptr_close().
 *  \returns NULL if it is no JSON, has more than 4096 values and keys, is nested
 *           more than 64 deep, has a number of more than 63 characters, or if
 *           memory runs out.
 */
jsonptr_doc *jsonptr_open(const char *text, size_t length);

/*! \brief Free a document and, with it, all its nodes. NULL is fine. */
void jsonptr_close(jsonptr_doc *doc);

/*! \brief The node \a pointer leads to.
 *
 *  "" is the whole document, "/a/0" element 0 of member a; ~0 is for ~ and ~1
 *  for / in a key.  Of equal keys the first counts.
 *  \returns NULL if there is none or if \a pointer is malformed or NULL.
 */
const jsonptr_node *jsonptr_find(const jsonptr_doc *doc, const char *pointer);

jsonptr_type jsonptr_typeof(const jsonptr_node *node);

/*! \brief Number of elements or members; 0 for other types. */
size_t jsonptr_size(const jsonptr_node *node);

/*! \brief The value of a number.
 *  \pre jsonptr_typeof(node) == JSONPTR_NUMBER (asserted) */
double jsonptr_number(const jsonptr_node *node);

/*! \brief The value of a boolean.
 *  \pre jsonptr_typeof(node) == JSONPTR_BOOL (asserted) */
bool jsonptr_bool(const jsonptr_node *node);

/*! \brief Copy the source of a node, of a string what is between its quotes.
 *
 *  At most \a size - 1 characters and a terminator are written to \a out,
 *  nothing if \a size is 0.
 *  \returns the full length, without terminator.
 */
size_t jsonptr_copy(const jsonptr_node *node, char *out, size_t size);

#endif
