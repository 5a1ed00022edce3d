#ifndef RAMTREE_H
#define RAMTREE_H
/*
 * RAMTREE(3)
 *
 * NAME
 *      ramtree - a tree of small files that lives in memory
 *
 * DESCRIPTION
 *      Paths are absolute: they begin with '/', have names of 1 to 31
 *      characters between single slashes, and are shorter than 128 characters.
 *      There is no "." and no "..".  "/" is the root and always exists.
 *      A tree has at most 64 files and directories; 16 descriptors can be open
 *      at a time; a file is at most RT_MAX_SIZE bytes long.
 *
 *      Functions that return int or long give a negative RT_E... on failure
 *      and change nothing then.  Texts and buffers are the caller's and are
 *      not kept.  The tree pointer must not be NULL, except for rt_free.
 */
#include <stddef.h>

#define RT_MAX_SIZE 65536L

enum {
    RT_OK = 0,
    RT_EPATH = -1,   /* not a path, or the directory it is in is missing */
    RT_ENOENT = -2,  /* no such file */
    RT_EEXIST = -3,  /* there is something of that name */
    RT_EISDIR = -4,  /* it is a directory */
    RT_ENOTEMPTY = -5,
    RT_EBADF = -6,   /* not an open descriptor; any int may be tried */
    RT_ELIMIT = -7,  /* too many, too large, or out of memory */
    RT_EINVAL = -8
};

enum { RT_CREATE = 1, RT_TRUNC = 2 }; /* flags of rt_open, or-ed; 0 for none */

typedef struct ramtree ramtree;

ramtree *rt_new(void);        /* NULL without memory */
void rt_free(ramtree *t);     /* closes all; NULL is allowed */

int rt_mkdir(ramtree *t, const char *path);

/* Opens a file for reading and writing at position 0.  The descriptor is 0 or
 * more. */
int rt_open(ramtree *t, const char *path, int flags);
int rt_close(ramtree *t, int fd);

/* Read and write at the position and move it on; they return the number of
 * bytes, for rt_read 0 at or behind the end.  buf may be NULL if n is 0.
 * A write behind the end makes the file longer; what lies between the old end
 * and the position reads as zeros.  A write of 0 bytes does nothing. */
long rt_read(ramtree *t, int fd, void *buf, size_t n);
long rt_write(ramtree *t, int fd, const void *buf, size_t n);

/* Sets the position, 0 to RT_MAX_SIZE, which may be behind the end. */
long rt_seek(ramtree *t, int fd, long position);

/* Makes the file `size` bytes long, with zeros where it grows. */
int rt_truncate(ramtree *t, int fd, long size);

/* Size of a file, 0 for a directory. */
long rt_size(ramtree *t, const char *path);

/* Removes a file or an empty directory (not the root: RT_EINVAL).  Who has the
 * file open can go on using it. */
int rt_remove(ramtree *t, const char *path);

#endif
