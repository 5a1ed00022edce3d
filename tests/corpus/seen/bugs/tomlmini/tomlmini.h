#ifndef TOMLMINI_H
#define TOMLMINI_H

#include <stdbool.h>
#include <stddef.h>

/* tomlmini: the smallest useful part of TOML.
 *
 *   # a comment
 *   retries = 3
 *   verbose = true
 *   name = "a text"        (without escapes)
 *
 * Keys are letters, digits, '_' and '-'.  When a key is there twice, the first
 * one counts. */

typedef struct tm_doc tm_doc;

typedef enum tm_type { TM_MISSING, TM_INT, TM_BOOL, TM_STRING } tm_type;

/* Parses a text.  Returns NULL when memory is out or when a line is not
 * understood; its number (from 1; 0 when memory is out) is then stored in
 * *error_line, unless error_line is NULL. */
tm_doc *tm_parse(const char *text, int *error_line);
void tm_free(tm_doc *doc);

size_t tm_count(const tm_doc *doc);
/* The i-th key, NULL if there are not so many. */
const char *tm_key(const tm_doc *doc, size_t i);

tm_type tm_type_of(const tm_doc *doc, const char *key);
/* False, and *value untouched, if the key is missing or of another type. */
bool tm_get_int(const tm_doc *doc, const char *key, long *value);
bool tm_get_bool(const tm_doc *doc, const char *key, bool *value);
/* NULL if the key is missing or of another type.  Lives as long as doc. */
const char *tm_get_string(const tm_doc *doc, const char *key);

#endif
