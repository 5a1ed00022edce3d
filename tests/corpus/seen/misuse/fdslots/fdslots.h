#ifndef FDSLOTS_H
#define FDSLOTS_H

#include <stdbool.h>
#include <stddef.h>

/* A table of open files in memory, which are known by small numbers. */
typedef struct fdslots fdslots;

/* A table for up to `capacity` open files; NULL for 0 and more than 64. */
fdslots *fdslots_new(size_t capacity);
/* Closes all files that are open. */
void fdslots_free(fdslots *table);

/* Opens an empty file and returns its descriptor, the lowest free one, or -1
   when the table is full or memory is out.  The name is copied. */
int fdslots_open(fdslots *table, const char *name);

/* In all of these `fd` is a descriptor that fdslots_open returned and that has
   not been closed. */
void fdslots_close(fdslots *table, int fd);
const char *fdslots_name(const fdslots *table, int fd);
/* Writes at the position, which moves on.  Returns how many bytes there was
   room for; a file has up to 4096. */
size_t fdslots_write(fdslots *table, int fd, const void *data, size_t size);
/* Reads from the position, which moves on.  Returns how many bytes there were. */
size_t fdslots_read(fdslots *table, int fd, void *data, size_t size);
/* Sets the position; behind the end it is the end. */
void fdslots_seek(fdslots *table, int fd, size_t position);
size_t fdslots_size(const fdslots *table, int fd);
/* A second descriptor for a new file of the same name, content and position;
   -1 as fdslots_open. */
int fdslots_clone(fdslots *table, int fd);

size_t fdslots_count(const fdslots *table); /* open files */
bool fdslots_full(const fdslots *table);

#endif
