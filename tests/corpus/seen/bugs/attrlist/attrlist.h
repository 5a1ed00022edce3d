#ifndef ATTRLIST_H
#define ATTRLIST_H

#include <stdbool.h>
#include <stddef.h>

/* An ordered list of attributes, each a name and a value.  Names need not be
   unique.  Texts are copied; those returned belong to the list and are valid
   until it is changed or freed. */
typedef struct attrlist attrlist;

attrlist *attrlist_new(void);
void attrlist_free(attrlist *list); /* NULL is ignored */

/* Adds an attribute at the end; false when memory is out. */
bool attrlist_append(attrlist *list, const char *name, const char *value);
/* Removes the first attribute of that name; false when there is none. */
bool attrlist_remove(attrlist *list, const char *name);
/* Removes the attribute at an index; false when there is none. */
bool attrlist_remove_at(attrlist *list, size_t index);

size_t attrlist_count(const attrlist *list);
/* The value of the first attribute of that name, or NULL. */
const char *attrlist_get(const attrlist *list, const char *name);
/* The name of the attribute at an index, or NULL. */
const char *attrlist_name_at(const attrlist *list, size_t index);
/* True when both have the same names and values in the same order. */
bool attrlist_equal(const attrlist *a, const attrlist *b);

#endif
