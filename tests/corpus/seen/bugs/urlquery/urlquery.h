#ifndef URLQUERY_H
#define URLQUERY_H

#include <stddef.h>

/* The fields of a URL's query, like "name=J%C3%BCrgen&tag=a+b&debug". */
typedef struct urlquery urlquery;

/* Parses the text behind the question mark.  Fields are separated by '&'; the
   first '=' ends the name, and a field without one has an empty value.  '+' is
   a space and %XX the byte with that hexadecimal number; a '%' that is not
   followed by two hexadecimal digits, or by 00, stands for itself.  Empty
   fields are left out.  NULL when memory is out. */
urlquery *urlquery_parse(const char *text);
void urlquery_free(urlquery *query);

size_t urlquery_count(const urlquery *query);
/* Name and value of a field, in the order of the text; NULL beyond the last.
   They are valid as long as the query. */
const char *urlquery_name(const urlquery *query, size_t index);
const char *urlquery_value(const urlquery *query, size_t index);
/* The value of the first field with that name; NULL when there is none. */
const char *urlquery_get(const urlquery *query, const char *name);

/* The text with everything but letters, digits and "-._~" as %XX.  The caller
   has to free() it. */
char *urlquery_escape(const char *text);

#endif
