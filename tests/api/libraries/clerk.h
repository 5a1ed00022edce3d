/* A clerk keeps names in memory that the caller lends. */
#ifndef CLERK_H
#define CLERK_H

#include <stddef.h>
#include <stdio.h>

typedef struct clerk clerk;

/* Makes a clerk in the memory, which has to stay as long as the clerk does.  NULL when there is not enough of it: a
 * clerk takes about 1000 bytes. */
clerk *clerk_open(void *memory, size_t size);

/* Notes one name.  name is a NUL-terminated string, length how long it is.  -1 when it is empty, too long (more than
 * 15 characters) or there are 8 names already. */
int clerk_note(clerk *c, const char *name, size_t length);

/* Notes all names of a file, one a line.  The number of names that were noted; the file stays open. */
int clerk_read(clerk *c, FILE *names);

/* How many names there are. */
int clerk_count(const clerk *c);

/* Forgets all names. */
void clerk_reset(clerk *c);

#endif
