#ifndef FDMAP_H
#define FDMAP_H

#include <stddef.h>

/*
 * A process's descriptor table over files that live in memory.
 *
 * Descriptors are small integers, 0 to FDMAP_MAX - 1.  Several descriptors may
 * refer to one open file; they share its position, as after dup(2).  A file
 * goes away with its last descriptor.
 *
 * Functions return -1 for a descriptor that is not open.
 */
#define FDMAP_MAX 16
#define FDMAP_FILE_SIZE 4096

typedef struct fdmap fdmap;

fdmap *fdmap_new(void);
/* Closes all descriptors. */
void fdmap_free(fdmap *map);

/* Opens a new empty file at the lowest free descriptor, which is returned;
 * -1 when there is none or memory is out. */
int fdmap_open(fdmap *map);
int fdmap_close(fdmap *map, int fd);

/* The lowest free descriptor becomes another one of the same file. */
int fdmap_dup(fdmap *map, int fd);
/* Makes newfd refer to the file of fd, closing newfd first if it is open.
 * Returns newfd, or -1 when fd is not open or newfd is out of range. */
int fdmap_dup2(fdmap *map, int fd, int newfd);

/* The number of bytes written at the position, which moves on.  It is lower
 * than len when the file reaches FDMAP_FILE_SIZE. */
long fdmap_write(fdmap *map, int fd, const void *data, size_t len);
/* The number of bytes read; 0 at the end. */
long fdmap_read(fdmap *map, int fd, void *data, size_t len);
/* Moves to the start of the file. */
int fdmap_rewind(fdmap *map, int fd);

/* Descriptors that share the file, this one included. */
int fdmap_refs(const fdmap *map, int fd);
int fdmap_count(const fdmap *map);

#endif
