#ifndef TOMETTE_H
#define TOMETTE_H

/**
 * tomette -- reads configuration texts in a small part of TOML:
 *
 *     title = "Some text"         # no escapes: it ends at the next quote
 *     retries = -3                # long long, decimal, optional sign
 *     [server]                    # keys from here on are in table "server"
 *     debug = false
 *     ports = [80, 443, ["a", "b"]]
 *
 * One statement a line; an array may not be broken over lines.  Names are
 * letters, digits, '-' and '_'.  Defining a key twice in a table is an error,
 * naming a table again is not: it goes on.
 */

#include <stddef.h>

#define TOM_DEPTH_MAX 16        /**< arrays in arrays */

typedef struct tom_doc tom_doc;
typedef struct tom_value tom_value;

typedef enum { TOM_INTEGER = 1, TOM_STRING, TOM_BOOLEAN, TOM_ARRAY } tom_type;

/**
 * Parse a text.
 *
 * @param text  zero-terminated; not needed any more after the call
 * @param line  receives the number of the line in error, from 1, or 0 when
 *              there was no memory; may be NULL
 * @return      the document, to be freed with tom_free(), or NULL
 */
tom_doc *tom_parse(const char *text, int *line);

/**
 * Free a document.  All its values, and the strings obtained from them, go
 * with it.  NULL is ignored.
 */
void tom_free(tom_doc *doc);

/**
 * Look up a key.
 *
 * @param table  the name of a table; "" for the keys before the first table
 * @return       the value, owned by the document, or NULL when there is none
 */
const tom_value *tom_get(const tom_doc *doc, const char *table, const char *key);

/** What a value is. */
tom_type tom_kind(const tom_value *value);

/**
 * The contents of a value.  The value must be of the type asked for, see
 * tom_kind(); this is not checked.  For keys that may be missing or of any
 * type use the tom_get_...() functions.
 */
long long tom_integer(const tom_value *value);
const char *tom_string(const tom_value *value);
int tom_boolean(const tom_value *value);

/** Number of elements of an array (and only of an array). */
size_t tom_length(const tom_value *array);

/** Element of an array, @p index less than tom_length(). */
const tom_value *tom_item(const tom_value *array, size_t index);

/** The contents of a key, or @p fallback when it is missing or not of that
 *  type.  The fallback may be NULL. */
long long tom_get_integer(const tom_doc *doc, const char *table, const char *key, long long fallback);
const char *tom_get_string(const tom_doc *doc, const char *table, const char *key, const char *fallback);

#endif
