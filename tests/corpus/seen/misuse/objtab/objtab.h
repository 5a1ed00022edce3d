#ifndef OBJTAB_H
#define OBJTAB_H

#include <stddef.h>

/* A table of texts, known by small numbers that are used again once they are
   free, like file descriptors.  Handles are not checked: a function that takes
   one has to be given one that objtab_add or objtab_dup of the same table
   returned, and that was not removed since. */
struct objtab;

/* NULL when memory is out. */
struct objtab *objtab_create(void);
/* Removes everything. */
void objtab_destroy(struct objtab *table);

/* Copies the text.  Returns a handle, 0 or more; -1 when memory is out. */
int objtab_add(struct objtab *table, const char *text);
/* A second handle with the same text. */
int objtab_dup(struct objtab *table, int handle);
void objtab_remove(struct objtab *table, int handle);

/* Belongs to the table, until it is replaced or removed. */
const char *objtab_text(const struct objtab *table, int handle);
size_t objtab_length(const struct objtab *table, int handle);
/* 0, or -1 when memory is out. */
int objtab_replace(struct objtab *table, int handle, const char *text);
/* As strcmp of the two texts. */
int objtab_compare(const struct objtab *table, int a, int b);

/* How many handles there are. */
int objtab_count(const struct objtab *table);

#endif
