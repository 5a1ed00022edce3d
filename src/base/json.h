/* JSON, read into a tree that lives in an arena.
 *
 * Numbers stay text, so that nothing is lost; strings are bytes: a lone \udcXX
 * (80..ff) is the byte XX, as text_add_json writes what is not UTF-8, and a
 * string may hold NUL.  Errors name line and column, from 1. */
#ifndef ASSAY_BASE_JSON_H
#define ASSAY_BASE_JSON_H

#include "base/error.h"
#include "base/memory.h"

enum json_kind { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json {
    enum json_kind kind;
    int line, column;
    const char *text;            /* NUMBER: as written; STRING: NUL behind it */
    size_t length;
    const char *key;             /* in an object; keys have no NUL inside and are different from each other */
    struct json *items;          /* ARRAY, OBJECT: .count of them */
    size_t count;
};

/* NULL: an error. */
const struct json *json_parse(struct arena *arena, const char *text, size_t size, struct error *error);
const struct json *json_member(const struct json *object, const char *key); /* NULL: no object, or it has none */
const char *json_kind_name(const struct json *json); /* "a number", "null" … */

#endif
