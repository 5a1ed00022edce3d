#ifndef INODEFS_H
#define INODEFS_H

/*
 * A file system in memory, without directories.
 *
 * Functions that return int give 0 or a negative error.
 */

#include <stddef.h>

#define FS_NAME_MAX 27     /* characters of a name */
#define FS_FILE_MAX 262144 /* bytes of a file */

enum {
    FS_ENOENT = -1, /* no such file */
    FS_EEXIST = -2, /* there is one already */
    FS_EBUSY  = -3, /* the file is open */
    FS_EINVAL = -4, /* not a name */
    FS_ENOSPC = -5, /* too long, or out of memory */
    FS_EACCES = -6  /* open for reading only */
};

typedef enum { FS_RDONLY, FS_RDWR } fs_mode;

typedef struct fs fs_t;
typedef struct fs_file fs_file;

fs_t *fs_mount(void);
/* All files must have been closed. */
void fs_unmount(fs_t *fs);

int fs_create(fs_t *fs, const char *name);
int fs_unlink(fs_t *fs, const char *name);
int fs_rename(fs_t *fs, const char *from, const char *to);

/* Files are listed in no particular order: names of 0 <= index < fs_count().
   A name is valid until the files next change. */
size_t fs_count(const fs_t *fs);
const char *fs_name(const fs_t *fs, size_t index);

/* NULL when there is no such file or memory is out.  A file can be opened more
   than once; each has a position of its own. */
fs_file *fs_open(fs_t *fs, const char *name, fs_mode mode);
void fs_close(fs_file *file);

/* The number of bytes read, 0 at the end. */
size_t fs_read(fs_file *file, void *buffer, size_t size);
int fs_write(fs_file *file, const void *buffer, size_t size);
/* To any position up to the end; further is the end. */
void fs_seek(fs_file *file, size_t position);
size_t fs_size(const fs_file *file);

#endif
